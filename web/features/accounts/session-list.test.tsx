import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/shared/api/query-client.ts';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { SessionList } from './session-list.tsx';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const here = { _id: 's1', device: 'android-phone', browser: 'chrome', admin: false, current: true };
const there = { _id: 's2', device: 'windows', browser: 'other', admin: true, current: false };
let sessions: object[];
let sent: string[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  sessions = [
    { ...here, createdAt: ago(300), lastUsedAt: ago(0.2) },
    { ...there, createdAt: '2026-01-05T10:00:00.000Z', lastUsedAt: ago(3.5) },
  ];
  for (const kind of ['success', 'error'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
  answerCalls((url, method) => {
    if (method === 'GET') return { body: { data: sessions } };
    sent.push(`${method} ${url.pathname}`);
    sessions = sessions.slice(0, 1);
    return { body: { data: null } };
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});
const show = () => showPage({ component: SessionList, address: '/', messages: ['security'] });
const entries = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('Each session says its device and when it was used; this one is marked and has no end', async () => {
  await show();
  const [first, second] = await entries();
  expect(first).toContain('Android phone, Chrome');
  expect(first).toContain('This device');
  expect(first).toContain('Used in the last hour');
  expect(second).toContain('Windows computer (Admin)');
  expect(second).toContain('Used 3 hours ago, logged in 5 Jan 2026');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('So it does in Hindi, in days where it is long ago', async () => {
  sessions = [{ ...there, createdAt: ago(90), lastUsedAt: ago(75) }];
  await show();
  await entries();
  await act(() => setLanguage('hi'));
  const [entry] = await entries();
  expect(entry).toContain('विंडोज़ कंप्यूटर');
  expect(entry).toContain('3 दिन पहले इस्तेमाल हुआ');
  await act(() => setLanguage('en'));
});

test('Another device is logged out after a question', async () => {
  await show();
  await entries();
  const button = screen.getByRole('button', { name: 'Log out: Windows computer' });
  fireEvent.click(button);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  fireEvent.click(button);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  expect(sent).toEqual(['DELETE /me/sessions/s2']);
  expect(toast.success).toHaveBeenCalledWith('Logged out there');
});
