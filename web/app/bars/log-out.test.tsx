import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#contract/accounts/account.ts';
import { currentSession, storeSession } from '#web/shared/api/session.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { LogOutButton } from './log-out.tsx';

const asha = {
  _id: 'u1',
  fullname: 'Asha Rao',
  email: 'asha@example.in',
  profilePic: null,
  role: 'customer',
};
let sent: { address: string; token: unknown }[];
let lineIsUp: boolean;

beforeEach(() => {
  sent = [];
  lineIsUp = true;
  storeSession(asha as Me, 'the-token');
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ address, token: headers.token });
    if (!lineIsUp) throw new TypeError('no network');
    return new Response('{"data":null}');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = () => showPage({ component: () => <LogOutButton />, address: '/me', messages: [] });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Logout' }));

test('Logging out ends the session here and on the server, and leads to the login', async () => {
  const { history } = await show();
  press();
  await waitFor(() => expect(history.location.pathname).toBe('/register'));
  expect(currentSession()).toBeNull();
  expect(sent).toEqual([{ address: '/logout', token: 'the-token' }]);
});

test('Without a network the user is logged out of this browser all the same', async () => {
  lineIsUp = false;
  const { history } = await show();
  press();
  await waitFor(() => expect(history.location.pathname).toBe('/register'));
  expect(currentSession()).toBeNull();
});

test('What was typed and not sent is lost only after a question', async () => {
  localStorage.setItem('neev:own:draft', 'Do you work in Bhopal?');
  await show();
  press();
  const question = within(await screen.findByRole('alertdialog'));
  expect(currentSession()?.token).toBe('the-token');
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(localStorage.getItem('neev:own:draft')).not.toBeNull();
  press();
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(localStorage.getItem('neev:own:draft')).toBeNull();
});
