import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { AdminMessagesPage } from './admin-messages-page.tsx';

let held: { _id: string; read: boolean }[];
let refusal: Answer | undefined;
let asked: string[];

beforeEach(() => {
  refusal = undefined;
  asked = [];
  held = [
    {
      _id: 'm1',
      email: 'asha+neev@example.in',
      username: 'Asha Rao',
      message: 'Do you work in Bhopal?',
      read: false,
      createdAt: '2025-11-14T09:00:00.000Z',
    } as (typeof held)[number],
  ];
  answerCalls((url, method) => {
    if (method !== 'GET') asked.push(`${method} ${url.pathname}`);
    if (method !== 'GET' && refusal) return refusal;
    if (method === 'PUT') held = held.map((message) => ({ ...message, read: !message.read }));
    if (method === 'DELETE') held = [];
    return { body: { data: held, nextCursor: null, total: held.length } };
  });
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  await showPage({ component: AdminMessagesPage, address: '/adminMessages', messages: ['admin'] });
  await screen.findByText('Do you work in Bhopal?');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = () =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

test('A new message is marked, and is answered by mail', async () => {
  await show();
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe(
    'mailto:asha%2Bneev@example.in?subject=Your%20message%20to%20Neev',
  );
});

test('What is marked as read is new no more, and can be marked as unread', async () => {
  await show();
  press('Mark as read');
  expect(await screen.findByRole('button', { name: 'Mark as unread' })).toBeTruthy();
  expect(screen.queryByText('New')).toBeNull();
  expect(asked).toEqual(['PUT /admin/contactMessages/m1']);
});

test('A message is deleted only after a question', async () => {
  await show();
  press('Delete');
  expect(asked).toEqual([]);
  confirm();
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(asked).toEqual(['DELETE /admin/contactMessages/m1']);
  expect(toast.success).toHaveBeenCalledWith('Message deleted');
});

test('A deletion that fails says why, and the message stays', async () => {
  refusal = { status: 500, body: { type: '/problems/server-error' } };
  await show();
  press('Delete');
  confirm();
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('Something broke on our side. Try again in a minute'),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Do you work in Bhopal?')).toBeTruthy();
});

const other = (changes: object) => {
  held = [{ ...held[0], email: undefined, username: '', ...changes } as (typeof held)[number]];
};

test('Wrong words are titled with their language and lead to their page; nobody is there to be answered', async () => {
  other({ about: 'words', language: 'mr', page: '/labourForm' });
  await show();
  expect(screen.getByRole('heading', { name: /^Wrong words in मराठी/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: '/labourForm' }).getAttribute('href')).toBe('/labourForm');
  expect(screen.queryByRole('link', { name: 'Reply' })).toBeNull();
});

test.each([
  [{ concerns: { _id: 'u7', name: 'Shivaji' } }, /^Shivaji registered them without asking/],
  [{}, /^An account that is gone registered them/],
])('Of a listing that was not its owner’s wish an admin reads who made it: %j', async (changes, said) => {
  other({ about: 'not-me', username: 'Ramesh', ...changes });
  await show();
  expect(screen.getByRole('heading', { name: /^Ramesh says: this listing was not me/ })).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
  const account = screen.queryByRole('link', { name: 'Account' });
  expect(account?.getAttribute('href')).toBe('concerns' in changes ? '/adminAccount?id=u7' : undefined);
});
