import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { AdminNoShowsPage } from './admin-no-shows-page.tsx';

const contested = {
  _id: 'b1',
  customerName: 'Asha Rao',
  listingName: 'Ramesh Yadav',
  customerId: 'u3',
  providerId: 'u4',
  saidBy: 'customer',
  // A Sunday lies between, on which nobody works.
  dates: { from: '2025-12-06', days: 2, restDays: [0] },
  statusAt: '2025-12-06T06:00:00.000Z',
};
const listed = (data: object[], nextCursor: string | null = null): Answer => ({
  body: { data, nextCursor, total: data.length },
});

let answers: Record<string, (url: URL) => Answer> = {};
let asked: string[] = [];
let said: unknown[] = [];

beforeEach(() => {
  asked = [];
  said = [];
  answers = { 'GET /admin/noShows': () => listed([contested]) };
  answerCalls((url, method) => {
    const key = `${method} ${url.pathname}`;
    asked.push(key);
    return answers[key]?.(url);
  });
  const answering = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') said.push(JSON.parse(init.body));
    return answering(address, init);
  });
  localStorage.setItem('neev:language', 'en');
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = () => showPage({ component: AdminNoShowsPage, address: '/adminNoShows', messages: ['admin'] });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('A contested no-show', () => {
  test('stands with its author, its subject, and the first and last day of the work', async () => {
    answers['GET /admin/noShows'] = () =>
      listed([contested, { ...contested, _id: 'b2', saidBy: 'provider' }]);
    await show();
    const first = (await screen.findByText('Asha Rao says that Ramesh Yadav did not come')).closest('tr');
    expect(first?.textContent).toContain('6 Dec 2025 – 8 Dec 2025');
    const accounts = within(first as HTMLElement).getAllByRole('link');
    expect(accounts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Asha Rao', '/adminAccount?id=u3'],
      ['Ramesh Yadav', '/adminAccount?id=u4'],
    ]);
    expect(screen.getByText('Ramesh Yadav says that Asha Rao was not at the site')).toBeTruthy();
  });

  test('of one day, or by the hour, names that day once', async () => {
    answers['GET /admin/noShows'] = () =>
      listed([{ ...contested, dates: { start: '2025-12-06T04:00:00.000Z', hours: 3 } }]);
    await show();
    const row = (await screen.findByText(/Ramesh Yadav did not come/)).closest('tr');
    expect(row?.textContent).toContain('6 Dec 2025');
    expect(row?.textContent).not.toContain('–');
  });

  test.each([
    ['It stands', true],
    ['Lift it', false],
  ])('is ruled on after a question: "%s"', async (word, stands) => {
    answers['PUT /admin/noShows/b1'] = () => {
      answers['GET /admin/noShows'] = () => listed([]);
      return { body: { data: null } };
    };
    await show();
    await press(word);
    await confirm('Cancel');
    expect(said).toEqual([]);
    await press(word);
    await confirm(word);
    expect(await screen.findByText('Nobody denies a no-show')).toBeTruthy();
    expect(said).toEqual([{ stands }]);
    expect(toast.success).toHaveBeenCalledOnce();
  });

  test('on which another admin has ruled meanwhile says so, and goes from the list', async () => {
    answers['PUT /admin/noShows/b1'] = () => {
      answers['GET /admin/noShows'] = () => listed([]);
      return { status: 409, body: { type: '/problems/state-changed' } };
    };
    await show();
    await press('It stands');
    await confirm('It stands');
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('changed')));
    expect(await screen.findByText('Nobody denies a no-show')).toBeTruthy();
    expect(toast.success).not.toHaveBeenCalled();
  });
});

test('The contested no-shows may be none, or not load, and each is said', async () => {
  answers['GET /admin/noShows'] = () => ({ status: 500, body: { type: '/problems/server-error' } });
  await show();
  await screen.findByText('This list did not load');
  answers['GET /admin/noShows'] = () => listed([]);
  await press('Try again');
  expect(await screen.findByText('Nobody denies a no-show')).toBeTruthy();
});
