import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAgreed, hasAgreed, keepAgreed } from '#web/shared/voice/mode.ts';
import { askWhereKnown, sayingOf } from './account-acts.ts';

const phone = '9826041177';
let asked: string[];
let refusals: Record<string, string>;

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  refusals = {};
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const refusal = refusals[path];
    return refusal
      ? Response.json({ type: `/problems/${refusal}` }, { status: 400 })
      : Response.json({ message: '' });
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = (purpose: 'register' | 'forgot') =>
  askWhereKnown({ phone, purpose, anew: false, mayBegin: hasAgreed() });

describe('The code that worker mode asks for', () => {
  test('of a phone that has an account opens that one, and makes no second', async () => {
    refusals = { '/email': 'phone-taken' };
    expect(await ask('register')).toBe('forgot');
    expect(asked).toEqual(['/email', '/send-mail']);
  });

  test('goes to nobody new before they agreed', async () => {
    refusals = { '/send-mail': 'phone-unknown' };
    expect(await ask('forgot')).toBe('register');
    expect(asked).toEqual(['/send-mail']);
    keepAgreed();
    expect(await ask('forgot')).toBe('register');
    expect(asked).toEqual(['/send-mail', '/send-mail', '/email']);
  });

  test('that is refused for another reason is said so', async () => {
    refusals = { '/email': 'phone-invalid' };
    const error: unknown = await ask('register').catch((refused: unknown) => refused);
    expect(sayingOf(error)).toBe('phoneWrong');
    expect(sayingOf(new Error('no line'))).toBe('failed');
  });
});

test('A yes holds until it is taken back, and a guest’s ends with the tab', () => {
  expect(hasAgreed()).toBe(false);
  keepAgreed();
  expect(hasAgreed()).toBe(true);
  expect(localStorage).toHaveLength(0);
  forgetAgreed();
  expect(hasAgreed()).toBe(false);
});
