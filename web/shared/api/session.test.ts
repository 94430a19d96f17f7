import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Me } from '#contract/accounts/account.ts';
import {
  clearSession,
  currentSession,
  firstWord,
  isAdmin,
  onSessionChange,
  privatePrefix,
  storeRole,
  storeSession,
  storeUser,
  useSession,
  waitingPrefix,
} from './session.ts';

const me: Me = {
  _id: 'u1',
  fullname: 'Asha Rao',
  email: 'asha@example.in',
  role: 'customer',
  profilePic: null,
  language: 'hi',
  demo: false,
  phone: null,
  codesOnly: false,
  awayMails: true,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};
const stored = () => ['user', 'token', 'role'].map((key) => localStorage.getItem(key));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('The browser keeps user, token and role', () => {
  test('after a login', () => {
    storeSession(me, 'the-token');
    const {
      language: _,
      demo: __,
      awayMails: _____,
      phone: ______,
      codesOnly: _______,
      createdAt: ___,
      updatedAt: ____,
      ...user
    } = me;
    expect(JSON.parse(String(localStorage.getItem('user')))).toEqual(user);
    expect(stored().slice(1)).toEqual(['the-token', 'customer']);
    expect(currentSession()).toEqual({ user, token: 'the-token' });
  });

  test.each([
    ['customer', 'customer'],
    ['worker', 'customer'],
    ['engineer', 'customer'],
    ['admin', 'admin'],
  ] as const)('a %s is stored as %s', (role, kept) => {
    storeSession({ ...me, role }, 't');
    expect(localStorage.getItem('role')).toBe(kept);
  });

  test.each([
    ['customer', 'worker', 'worker'],
    ['customer', 'groupworker', 'groupworker'],
    ['worker', 'groupworker', 'groupworker'],
    ['customer', null, 'customer'],
    ['admin', 'worker', 'admin'],
  ])('a %s who registers with the role %j is then %s', (before, after, kept) => {
    localStorage.setItem('role', before);
    storeRole(after);
    expect(localStorage.getItem('role')).toBe(kept);
  });

  test('a change of the user leaves token and role', () => {
    storeSession(me, 'the-token');
    storeRole('worker');
    storeUser({ ...me, fullname: 'Asha Devi' });
    expect(currentSession()?.user.fullname).toBe('Asha Devi');
    expect(stored().slice(1)).toEqual(['the-token', 'worker']);
  });
});

describe('Without a whole record in the storage nobody is logged in', () => {
  test.each([
    [null, null],
    [null, 'the-token'],
    [JSON.stringify(me), null],
    [JSON.stringify(me), ''],
    ['{"_id":', 'the-token'],
    ['{}', 'the-token'],
    ['{"_id":7}', 'the-token'],
  ])('user %j, token %j', (user, token) => {
    if (user !== null) localStorage.setItem('user', user);
    if (token !== null) localStorage.setItem('token', token);
    expect(currentSession()).toBeNull();
  });

  test('a stored null is no user', () => {
    localStorage.setItem('user', 'null');
    localStorage.setItem('token', 'the-token');
    expect(currentSession()).toBeNull();
  });
});

test('Nothing is decided by "role": the stored user’s own says who is an admin', () => {
  storeSession(me, 't');
  localStorage.setItem('role', 'admin');
  expect(isAdmin(currentSession())).toBe(false);
  storeSession({ ...me, role: 'admin' }, 't');
  localStorage.setItem('role', 'customer');
  expect(isAdmin(currentSession())).toBe(true);
  expect(isAdmin(null)).toBe(false);
});

test('Logging out clears user, token, role and drafts, and keeps language and theme', () => {
  storeSession(me, 'the-token');
  localStorage.setItem(`${privatePrefix}draft:u1:worker`, '{"price":"700"}');
  localStorage.setItem(`${privatePrefix}draft:u2:worker`, '{"price":"900"}');
  localStorage.setItem('neev:language', 'hi');
  localStorage.setItem('neev:theme', 'dark');
  clearSession();
  expect(Object.keys(localStorage).sort()).toEqual(['neev:language', 'neev:theme']);
});

test('A session that ended by itself leaves what waits to be sent for its user, and nothing else of theirs', () => {
  storeSession(me, 'the-token');
  localStorage.setItem(`${waitingPrefix}book:u1`, '[1]');
  localStorage.setItem(`${privatePrefix}draft:u1:worker`, '{"price":"700"}');
  clearSession(true);
  expect(Object.keys(localStorage)).toEqual([`${waitingPrefix}book:u1`]);
});

test('Logging out takes along what waits of one’s own, and leaves what waits of another user', () => {
  localStorage.setItem(`${waitingPrefix}book:u2`, '[1]');
  storeSession(me, 'the-token');
  localStorage.setItem(`${waitingPrefix}book:u1`, '[1]');
  clearSession();
  expect(Object.keys(localStorage)).toEqual([`${waitingPrefix}book:u2`]);
});

describe('A part that shows the session hears of its changes', () => {
  test('login, change and logout here', () => {
    const { result } = renderHook(useSession);
    expect(result.current).toBeNull();
    act(() => storeSession(me, 'the-token'));
    expect(result.current?.user.fullname).toBe('Asha Rao');
    act(() => storeUser({ ...me, fullname: 'Asha Devi' }));
    expect(result.current?.user.fullname).toBe('Asha Devi');
    act(clearSession);
    expect(result.current).toBeNull();
  });

  test('logout in another tab', () => {
    storeSession(me, 'the-token');
    const { result } = renderHook(useSession);
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(result.current).toBeNull();
  });

  test('until it does not listen any more', () => {
    const hear = vi.fn();
    const stop = onSessionChange(hear);
    storeSession(me, 't');
    expect(hear).toHaveBeenCalled();
    stop();
    hear.mockClear();
    clearSession();
    window.dispatchEvent(new StorageEvent('storage'));
    expect(hear).not.toHaveBeenCalled();
  });

  test('the same session stays the same object, so that nothing is drawn anew', () => {
    storeSession(me, 't');
    expect(currentSession()).toBe(currentSession());
  });
});

test.each([
  ['Asha Rao', 'Asha'],
  ['  Asha   Rao ', 'Asha'],
  ['रमेश कुमार', 'रमेश'],
  ['Asha', 'Asha'],
  ['', ''],
])('The first word of %j is %j', (fullname, word) => expect(firstWord(fullname)).toBe(word));
