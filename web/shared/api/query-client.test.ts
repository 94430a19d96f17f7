import { beforeEach, describe, expect, test } from 'vitest';
import type { Me } from '#contract/accounts/account.ts';
import { CallError } from './call-error.ts';
import { type freshFor, listRefresh, queryClient } from './query-client.ts';
import { clearSession, storeSession, storeUser } from './session.ts';

const me = { _id: 'u1', fullname: 'Asha', email: 'a@example.in', role: 'customer', profilePic: null } as Me;

beforeEach(() => {
  clearSession();
  queryClient.clear();
});

test('Open lists are older than their best time after 15 s', () => {
  expect(listRefresh).toBe(15_000);
  const staleTime = queryClient.getDefaultOptions().queries?.staleTime as ReturnType<typeof freshFor>;
  const cameAt = (dataUpdatedAt: number) => staleTime({ state: { dataUpdatedAt } });
  expect(cameAt(Date.now())).toBe(15_000);
  // Written down by a clock that was wrong: as old as can be.
  expect(cameAt(Date.now() + 86_400_000)).toBe(0);
});

describe('What one session has read is not the next one’s', () => {
  const read = () => queryClient.getQueryData(['me']);
  beforeEach(() => {
    storeSession(me, 'first');
    queryClient.setQueryData(['me'], 'what the first one read');
  });

  test('it is gone after a logout', () => {
    clearSession();
    expect(read()).toBeUndefined();
  });

  test('it is gone when somebody else logs in', () => {
    storeSession({ ...me, _id: 'u2' }, 'second');
    expect(read()).toBeUndefined();
  });

  test('it stays when one changes one’s own name', () => {
    storeUser({ ...me, fullname: 'Asha Devi' });
    expect(read()).toBe('what the first one read');
  });

  test('what a visitor has read stays after the login', () => {
    clearSession();
    queryClient.setQueryData(['site'], 'public');
    storeSession(me, 'first');
    expect(queryClient.getQueryData(['site'])).toBe('public');
  });
});

describe('A read is tried again where that can help, twice', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  const again = (failures: number, error: Error) => typeof retry === 'function' && retry(failures, error);
  test.each([
    [new CallError('network'), true],
    [new CallError('server-error', { status: 500 }), true],
    [new CallError('not-ready', { status: 503 }), true],
    [new CallError('not-found', { status: 404 }), false],
    [new CallError('login-needed', { status: 401 }), false],
    [new CallError('too-many', { status: 429 }), false],
    [new TypeError('x is undefined'), false],
  ])('%s: %s', (error, expected) => {
    expect(again(0, error)).toBe(expected);
    expect(again(1, error)).toBe(expected);
    expect(again(2, error)).toBe(false);
  });

  test('a write is never sent twice by itself', () => {
    expect(queryClient.getDefaultOptions().mutations?.retry).toBe(false);
  });
});
