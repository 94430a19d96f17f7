import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearSession, storeSession } from '#web/shared/api/session.ts';
import { setWaiting, shortCount, useWaiting } from './waiting.ts';

const asha = { _id: 'asha', fullname: 'Asha', email: 'a@neev.test', profilePic: null, role: 'customer' };

beforeEach(() => storeSession(asha as never, 'token'));
afterEach(() => {
  cleanup();
  clearSession();
});

test('what waits is shown, and drawn anew only when it changed', () => {
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useWaiting();
  });
  act(() => setWaiting({ unread: 2, unseen: 0 }));
  expect(result.current).toEqual({ unread: 2, unseen: 0 });
  const before = drawn;
  act(() => setWaiting({ unread: 2, unseen: 0 }));
  expect(drawn).toBe(before);
  act(() => setWaiting({ unread: 2, unseen: 1 }));
  expect(result.current).toEqual({ unread: 2, unseen: 1 });
});

test('what waited for who logged out is not shown to the next one', () => {
  const { result } = renderHook(useWaiting);
  act(() => setWaiting({ unread: 5, unseen: 3 }));
  act(() => clearSession());
  expect(result.current).toEqual({ unread: 0, unseen: 0 });
});

test('a change of one’s name takes nothing away', () => {
  const { result } = renderHook(useWaiting);
  act(() => setWaiting({ unread: 5, unseen: 3 }));
  act(() => storeSession({ ...asha, fullname: 'Asha Devi' } as never, 'token'));
  expect(result.current.unread).toBe(5);
});

test('a count takes three places at most, and is exact up to ninety-nine', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (amount) => {
      const shown = shortCount(amount);
      expect(shown).toBe(amount < 100 ? `${amount}` : '99+');
    }),
    { examples: [[99], [100]] },
  );
});
