// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession } from '#web/shared/api/session.ts';
import { keepPin, readPin } from '#web/shared/browser/site-pin.ts';
import { keepMemory, readMemory } from './hire-memory.ts';

const as = (_id: string) => {
  localStorage.setItem('user', JSON.stringify({ _id, fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', `t-${_id}`);
};
beforeEach(() => {
  localStorage.clear();
  as('u1');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The people one has chosen for a plan', () => {
  const chosen = { chosen: { need: ['a', 'b'] }, asked: ['x'], batch: 'b1' };

  test('is known again on this device, for this plan only', () => {
    keepMemory('plan one', chosen);
    expect(readMemory('plan one')).toEqual(chosen);
    expect(readMemory('plan two')).toMatchObject({ chosen: {}, asked: [] });
  });

  test('is nobody else’s who logs in here', () => {
    keepMemory('plan', chosen);
    as('u2');
    expect(readMemory('plan')).toMatchObject({ chosen: {}, asked: [] });
    as('u1');
    expect(readMemory('plan')).toEqual(chosen);
  });

  test('is forgotten when one logs out, the PIN code too', () => {
    keepMemory('plan', chosen);
    keepPin('411001');
    clearSession();
    as('u1');
    expect(readMemory('plan').chosen).toEqual({});
    expect(readPin()).toBe('');
  });

  test.each(['{', '7', 'null', '{"chosen":{}}', '"text"'])(
    'is nobody when %s stands in its place',
    (stored) => {
      keepMemory('plan', chosen);
      for (const key of Object.keys(localStorage))
        if (key.includes('hire:')) localStorage.setItem(key, stored);
      expect(readMemory('plan')).toMatchObject({ chosen: {}, asked: [] });
    },
  );

  test('starts with a name of its own, so that two plans never make one message', () => {
    const names = [readMemory('a').batch, readMemory('b').batch];
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name.length).toBeGreaterThan(8);
  });

  test('is lost without harm where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepMemory('plan', chosen)).not.toThrow();
  });
});
