// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { PublicPage } from './public-page.tsx';

let sent: [string, unknown][];
beforeEach(() => {
  sent = [];
  localStorage.setItem('token', 't');
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Ravi', email: 'r@neev.test' }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function show(listing: object) {
  const answers = answerCalls(async (url) => {
    if (url.pathname !== '/me') return { body: { data: {} } };
    return { body: { data: { user: { _id: 'u1', fullname: 'Ravi' }, records: [] } } };
  });
  const asked = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method === 'PUT') sent.push([path, JSON.parse(String(init.body))]);
    return asked(path, init);
  });
  const own = { kind: 'worker', id: 'w1', verified: true, public: null, ...listing } as const;
  await showPage({
    component: () => <PublicPage listing={own} />,
    address: '/',
    messages: ['dashboard', 'problems'],
  });
  return answers;
}

test('The question comes once a listing is verified, and a yes carries what was said of the photo', async () => {
  await show({});
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show my photo there too' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, make my page' }));
  await waitFor(() => expect(sent).toEqual([['/updateWorker/w1', { public: true, publicPhoto: true }]]));
});

test('A no is an answer too: the question does not come again, and a switch stays', async () => {
  await show({});
  fireEvent.click(screen.getByRole('button', { name: 'No, members only' }));
  await waitFor(() => expect(sent).toEqual([['/updateWorker/w1', { public: false }]]));
  cleanup();
  await show({ public: false });
  expect(screen.queryByText('A page that everybody can see?')).toBeNull();
  expect(screen.getByRole('switch', { name: 'Only members can see me' })).toBeTruthy();
});

test('Nobody is asked before the verification', async () => {
  await show({ verified: false });
  expect(screen.queryByRole('button')).toBeNull();
});

test('A page that is on leads to itself and to its poster, in the language of the reader', async () => {
  await show({ kind: 'product', public: true, publicPath: '/p/hammer/pune/hammer-w1' });
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('See my page')).toBe('/p/hammer/pune/hammer-w1?lang=en');
  expect(address('Poster and cards to print')).toBe('/p/w1/poster?lang=en');
  fireEvent.click(screen.getByRole('switch', { name: 'Everybody can see my page' }));
  await waitFor(() => expect(sent).toEqual([['/updateProduct/w1', { public: false }]]));
});
