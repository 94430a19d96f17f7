import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession } from '#web/shared/api/session.ts';
import { clearDraft, holdsUnsent, keepInDraft, readDraft } from './drafts.ts';

const logIn = (id: string) => {
  localStorage.setItem('user', JSON.stringify({ _id: id, fullname: 'Ramesh', email: 'r@example.in' }));
  localStorage.setItem('token', `token of ${id}`);
};

beforeEach(() => logIn('u1'));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const everythingStored = () => Object.values({ ...localStorage }).join(' ');

test('What was typed survives a reload', () => {
  keepInDraft('worker', 'age', '34');
  keepInDraft('worker', 'address', 'इंदौर');
  expect(readDraft('worker')).toEqual({ age: '34', address: 'इंदौर' });
});

test('A draft never holds ID number, ID picture, password or code', () => {
  for (const field of ['aadhar', 'aadharPic', 'password', 'newPassword', 'otp', 'code'])
    keepInDraft('worker', field, 'secret-value');
  keepInDraft('worker', 'profilePic', 'private:secret-value');
  expect(readDraft('worker')).toBeNull();
  expect(everythingStored()).not.toContain('secret-value');
});

test('A draft belongs to one user', () => {
  keepInDraft('worker', 'age', '34');
  logIn('u2');
  expect(readDraft('worker')).toBeNull();
});

test('Two tabs that fill the same form add to one draft', () => {
  keepInDraft('worker', 'age', '34');
  // The other tab knows nothing of the age.
  keepInDraft('worker', 'phone', '9826041177');
  expect(readDraft('worker')).toEqual({ age: '34', phone: '9826041177' });
});

test('Drafts go when they are sent and when one logs out', () => {
  keepInDraft('worker', 'age', '34');
  keepInDraft('engineer', 'age', '35');
  clearDraft('worker');
  expect(readDraft('worker')).toBeNull();
  expect(readDraft('engineer')).toEqual({ age: '35' });
  clearSession();
  expect(everythingStored()).toBe('');
});

test('A draft that is not ours to read is no draft', () => {
  localStorage.setItem('neev:own:draft:u1:worker', '{broken');
  expect(readDraft('worker')).toBeNull();
});

test('A guest’s draft lives as long as the tab, and is not the next user’s', () => {
  clearSession();
  keepInDraft('contact', 'message', 'Hello');
  expect(readDraft('contact')).toEqual({ message: 'Hello' });
  expect(everythingStored()).toBe('');
  logIn('u1');
  expect(readDraft('contact')).toBeNull();
  sessionStorage.clear();
});

test('A guest’s request stands on the device for a day, and goes over to who logs in', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T06:00:00Z') });
  clearSession();
  keepInDraft('hire', 'wish', 'two masons');
  sessionStorage.clear();
  vi.advanceTimersByTime(60 * 60_000);
  logIn('u1');
  expect(readDraft('hire')).toMatchObject({ wish: 'two masons' });
  vi.advanceTimersByTime(60 * 60_000);
  expect(readDraft('hire')).toMatchObject({ wish: 'two masons' });
  logIn('u2');
  expect(readDraft('hire')).toBeNull();
  clearSession();
  keepInDraft('hire', 'wish', 'a mixer');
  vi.advanceTimersByTime(25 * 60 * 60_000);
  expect(readDraft('hire')).toBeNull();
  logIn('u2');
  expect(readDraft('hire')).toBeNull();
});

/** Does something as another tab of this browser would, which has its own session storage. */
function inAnotherTab<Done>(act: () => Done): Done {
  const own = { ...sessionStorage };
  sessionStorage.clear();
  const done = act();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value);
  return done;
}

test('Two tabs each keep the request that was typed in them; the one written last serves a fresh tab', () => {
  keepInDraft('hire', 'sentence', 'two masons');
  inAnotherTab(() => {
    expect(readDraft('hire')).toMatchObject({ sentence: 'two masons' });
    keepInDraft('hire', 'sentence', 'a mixer');
  });
  expect(readDraft('hire')).toMatchObject({ sentence: 'two masons' });
  expect(inAnotherTab(() => readDraft('hire'))).toMatchObject({ sentence: 'a mixer' });
});

test('What is sent in one tab takes nothing from another, and does not show its text', () => {
  keepInDraft('hire', 'sentence', 'two masons');
  inAnotherTab(() => keepInDraft('hire', 'sentence', 'a mixer'));
  clearDraft('hire');
  expect(readDraft('hire')).toBeNull();
  expect(inAnotherTab(() => readDraft('hire'))).toMatchObject({ sentence: 'a mixer' });
  inAnotherTab(() => clearDraft('hire'));
  keepInDraft('hire', 'sentence', 'a painter');
  clearDraft('hire');
  expect(inAnotherTab(() => readDraft('hire'))).toBeNull();
});

test('A logout knows of what was typed in this tab alone, and of nothing that was sent', () => {
  expect(holdsUnsent()).toBe(false);
  keepInDraft('hire', 'sentence', 'two masons');
  inAnotherTab(() => {
    keepInDraft('hire', 'sentence', 'a mixer');
    clearDraft('hire');
  });
  expect(holdsUnsent()).toBe(true);
  clearDraft('hire');
  expect(holdsUnsent()).toBe(false);
});

test('A tab keeps no request of who has logged out', () => {
  keepInDraft('hire', 'sentence', 'two masons');
  clearSession();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('two masons');
});
