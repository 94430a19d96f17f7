import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPlace } from '#web/shared/browser/kept-place.ts';
import { staysAsRendered } from './rendered-ahead.ts';

const rendered = (data: Record<string, string>): HTMLElement => {
  const root = document.createElement('div');
  Object.assign(root.dataset, data);
  return root;
};
const open = (address: string, state: unknown = null) => window.history.replaceState(state, '', address);

beforeEach(() => open('/about?utm=mail'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the page that came with its own address, in the reader’s language, stays as it is', () => {
  expect(staysAsRendered(rendered({ path: '/about', language: 'en' }))).toBe(true);
});

test.each([
  [{}],
  [{ path: '/', language: 'en' }],
  [{ path: '/about', language: 'hi' }],
  [{ path: '/about', language: 'en', alone: '' }],
])('a document of %o is not the page to show', (data) => {
  expect(staysAsRendered(rendered(data))).toBe(false);
});

test('a registration that has begun is shown as it stands, not from its first form', () => {
  const root = rendered({ path: '/register', language: 'en', alone: '' });
  open('/register');
  expect(staysAsRendered(root)).toBe(true);
  open('/register', { stage: 'code' });
  expect(staysAsRendered(root)).toBe(false);
  open('/register');
  sessionStorage.setItem('neev:register', '{}');
  expect(staysAsRendered(root)).toBe(false);
});

test('a search that begins with a kept place is not the one that was rendered', () => {
  const root = rendered({ path: '/', language: 'en' });
  open('/');
  expect(staysAsRendered(root)).toBe(true);
  keepPlace('411001');
  expect(staysAsRendered(root)).toBe(false);
});

test('a page for who is logged in is none for a guest', () => {
  const root = rendered({ path: '/workersPage', language: 'en', alone: '', known: '' });
  open('/workersPage');
  expect(staysAsRendered(root)).toBe(false);
  localStorage.setItem('user', JSON.stringify({ _id: 'u1' }));
  localStorage.setItem('token', 'a token');
  expect(staysAsRendered(root)).toBe(true);
});
