import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#contract/accounts/account.ts';
import { clearSession, currentSession, storeSession, useSessionKept } from './session.ts';
import { onDevice } from './storage.ts';

const asha = { _id: 'u1', fullname: 'Asha', email: null, profilePic: null, role: 'customer' } as Me;
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
/** A browser whose storage is full: what stands there can be read. */
const full = () =>
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} });
/** A browser that forbids the site its storage: every touch throws. */
const forbidden = () => vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', { open: refuse, deleteDatabase: refuse });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

test.each([
  ['full', full],
  ['forbidden', forbidden],
])('Where the storage is %s a session lasts as long as the page, and that is known', (_name, storage) => {
  storage();
  storeSession(asha, 'the-token');
  expect(currentSession()).toMatchObject({ token: 'the-token', user: { _id: 'u1' } });
  expect(renderHook(useSessionKept).result.current).toBe(false);
  clearSession();
  expect(currentSession()).toBeNull();
  expect(renderHook(useSessionKept).result.current).toBe(true);
});

test('On a good device the session is kept', () => {
  storeSession(asha, 'the-token');
  expect(localStorage.getItem('token')).toBe('the-token');
  expect(renderHook(useSessionKept).result.current).toBe(true);
});

test('What must not be lost throws where it cannot be kept; the rest is held by this page', () => {
  full();
  expect(() => onDevice.put('a', '1')).toThrow('full');
  expect(onDevice.get('a')).toBeNull();
  expect(onDevice.hold('a', '1')).toBe(false);
  expect([onDevice.get('a'), onDevice.keys()]).toEqual(['1', expect.arrayContaining(['a'])]);
  onDevice.remove('a');
  expect(onDevice.get('a')).toBeNull();
});
