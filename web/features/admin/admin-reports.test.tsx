import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Report } from '#contract/admin/admin.calls.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { AdminReportPage } from './reports/admin-report-page.tsx';
import { AdminReportsPage } from './reports/admin-reports-page.tsx';

const report: Report = {
  _id: 'p1',
  conversationId: 'c1',
  reporter: { _id: 'u1', fullname: 'Asha Rao' },
  reported: { _id: 'u2', fullname: 'Ravi Test' },
  reason: 'He asks for money before the work',
  createdAt: '2025-11-14T09:00:00.000Z',
  closedAt: null,
} as Report;
const message = {
  _id: 'm1',
  clientId: 'x',
  seq: 1,
  conversationId: 'c1',
  senderId: 'u2',
  receiverId: 'u1',
  type: 'text',
  text: 'Pay first: https://swindle.example.in',
  deleted: false,
  createdAt: '2025-11-13T09:00:00.000Z',
  updatedAt: '2025-11-13T09:00:00.000Z',
};
const broken: Answer = { status: 500, body: { type: '/problems/server-error' } };
const listed = (data: object[], nextCursor: string | null = null): Answer => ({
  body: { data, nextCursor, total: data.length },
});

let answers: Record<string, (url: URL) => Answer> = {};
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  answers = {
    'GET /admin/reports/p1': () => ({ body: { data: report } }),
    'GET /admin/reports/p1/messages': () => listed([message]),
  };
  answerCalls((url, method) => {
    const key = `${method} ${url.pathname}`;
    asked.push(key);
    return answers[key]?.(url);
  });
  localStorage.setItem('neev:language', 'en');
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
  await preloadMessages('chat');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const showList = () =>
  showPage({
    component: AdminReportsPage,
    address: '/adminReports',
    messages: ['admin', 'chat', 'hiring', 'ledger', 'categories'],
  });
const showReport = (address = '/adminReport?id=p1') =>
  showPage({
    component: AdminReportPage,
    address,
    messages: ['admin', 'chat', 'hiring', 'ledger', 'categories'],
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const read = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Read the conversation' }));
};

describe('The reported chats', () => {
  test('stand each with both people and the reason, and lead to the report', async () => {
    answers['GET /admin/reports'] = () =>
      listed([report, { ...report, _id: 'p2', closedAt: '2025-11-15T09:00:00.000Z' }]);
    await showList();
    const [first, second] = await screen.findAllByRole('link', { name: 'Asha Rao about Ravi Test' });
    expect(first?.getAttribute('href')).toBe('/adminReport?id=p1');
    const states = [first, second].map((link) => link?.closest('tr')?.lastElementChild?.textContent);
    expect(states).toEqual(['Open', 'Closed']);
    expect(first?.closest('tr')?.textContent).toContain('He asks for money before the work');
  });

  test('of somebody whose account is gone still stand there', async () => {
    answers['GET /admin/reports'] = () => listed([{ ...report, reported: { _id: 'u2', fullname: null } }]);
    await showList();
    expect(await screen.findByRole('link', { name: 'Asha Rao about Deleted account' })).toBeTruthy();
  });

  test('may be none, or not load, and each is said', async () => {
    answers['GET /admin/reports'] = () => broken;
    await showList();
    await screen.findByText('This list did not load');
    answers['GET /admin/reports'] = () => listed([]);
    press('Try again');
    expect(await screen.findByText('Nobody has reported a conversation')).toBeTruthy();
  });
});

describe('A reported conversation', () => {
  test('is read by a press only, since each reading is written down', async () => {
    await showReport();
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao about Ravi Test' });
    expect(asked).toEqual(['GET /admin/reports/p1']);
    await read();
    await screen.findByText(/Pay first/);
    expect(asked.filter((key) => key.endsWith('/messages'))).toHaveLength(1);
  });

  test('shows a link as text alone: no slip of the finger leads to a swindler', async () => {
    await showReport();
    await read();
    const text = await screen.findByText(/swindle\.example\.in/);
    expect(text.querySelector('a')).toBeNull();
    expect(text.closest('a')).toBeNull();
  });

  test('stands oldest first, by day, each message under its writer’s name; older ones come by a press', async () => {
    const newer = {
      ...message,
      _id: 'm3',
      senderId: 'u1',
      text: 'No',
      createdAt: '2025-11-14T10:00:00.000Z',
    };
    const older = { ...message, _id: 'm0', text: 'Hello', createdAt: '2025-11-12T10:00:00.000Z' };
    answers['GET /admin/reports/p1/messages'] = (url) =>
      url.searchParams.get('cursor') ? listed([older]) : listed([newer, message], 'more');
    await showReport();
    await read();
    fireEvent.click(await screen.findByRole('button', { name: 'Load older messages' }));
    await screen.findByText('Hello');
    const said = screen
      .getAllByRole('listitem')
      .map((item) => [item.querySelector('b')?.textContent, item.querySelectorAll('p')[1]?.textContent]);
    expect(said).toEqual([
      ['Ravi Test', 'Hello'],
      ['Ravi Test', 'Pay first: https://swindle.example.in'],
      ['Asha Rao', 'No'],
    ]);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
  });

  test('shows of a deleted message that there was one, and of a photo a button, not the photo', async () => {
    answers['GET /admin/reports/p1/messages'] = () =>
      listed([
        { ...message, _id: 'm3', type: 'image', text: '/message/m3/picture', deleted: true },
        { ...message, _id: 'm2', type: 'image', text: '/message/m2/picture' },
      ]);
    await showReport();
    await read();
    expect(await screen.findByText('This message was deleted')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Show photo' })).toHaveLength(1);
    expect(screen.queryByRole('img', { name: 'Photo' })).toBeNull();
    expect(asked.some((key) => key.includes('picture'))).toBe(false);
    answers['GET /admin/reports/p1/attachment/m2'] = () => ({ body: {} });
    press('Show photo');
    expect((await screen.findByRole('img', { name: 'Photo' })).getAttribute('src')).toMatch(/^blob:/);
    expect(asked).toContain('GET /admin/reports/p1/attachment/m2');
  });

  test('that did not load can be tried again, and one without a word says so', async () => {
    answers['GET /admin/reports/p1/messages'] = () => broken;
    await showReport();
    await read();
    expect(await screen.findByText('The messages did not load')).toBeTruthy();
    answers['GET /admin/reports/p1/messages'] = () => listed([]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(await screen.findByText('Nobody has written anything')).toBeTruthy();
  });

  test('cannot be read any more once the report is closed', async () => {
    answers['GET /admin/reports/p1'] = () => ({
      body: { data: { ...report, closedAt: '2025-11-15T09:00:00.000Z' } },
    });
    await showReport();
    await screen.findByText('You closed the report. You cannot read the conversation any more.');
    for (const name of ['Read the conversation', 'Close report'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText('Closed on')).toBeTruthy();
  });
});

describe('A report', () => {
  const inDialog = async () => within(await screen.findByRole('alertdialog', { name: 'Close this report?' }));

  test('is closed after a question; then what was read of it is gone from the page', async () => {
    let closed = false;
    answers['GET /admin/reports/p1'] = () => ({
      body: { data: { ...report, closedAt: closed ? '2025-11-15T09:00:00.000Z' : null } },
    });
    answers['PUT /admin/reports/p1'] = () => {
      closed = true;
      return { body: { data: null } };
    };
    await showReport();
    await read();
    await screen.findByText(/Pay first/);
    press('Close report');
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Cancel' }));
    expect(closed).toBe(false);
    press('Close report');
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Close report' }));
    await screen.findByText('You closed the report. You cannot read the conversation any more.');
    expect(screen.queryByText(/Pay first/)).toBeNull();
    expect(toast.success).toHaveBeenCalledWith('Report closed');
  });

  test('that could not be closed stays open and says why', async () => {
    answers['PUT /admin/reports/p1'] = () => broken;
    await showReport();
    fireEvent.click(await screen.findByRole('button', { name: 'Close report' }));
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Close report' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Close report' })).toBeTruthy();
    expect(toast.success).not.toHaveBeenCalled();
  });

  test.each([
    ['that is gone', '/adminReport?id=p9'],
    ['without an id', '/adminReport'],
  ])('%s says so, with the way to the list', async (_, address) => {
    answers['GET /admin/reports/p9'] = () => ({
      status: 404,
      body: { type: '/problems/not-found', data: null },
    });
    await showReport(address);
    expect(await screen.findByText('This report is not here')).toBeTruthy();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(ways)).toEqual(new Set(['/adminReports']));
  });

  test('that did not load can be tried again', async () => {
    answers['GET /admin/reports/p1'] = () => broken;
    await showReport();
    await screen.findByText('This report did not load');
    answers['GET /admin/reports/p1'] = () => ({ body: { data: report } });
    press('Try again');
    expect(await screen.findByRole('button', { name: 'Read the conversation' })).toBeTruthy();
  });
});

test('A machine that two agreed on stands with its damages, the deposit and who owes', async () => {
  const damage = { _id: 'd1', createdAt: '2025-11-12T09:00:00.000Z', answerBy: '2025-11-19T09:00:00.000Z' };
  const booking = {
    ...{ _id: 'b1', customerId: 'u1', providerId: 'u2', listingName: 'Mixer 500 L', category: 'Mixer' },
    ...{ count: 1, dates: { from: '2025-11-10', days: 2 }, price: 900, per: 'day', total: 1800 },
    ...{ status: 'done', ended: null, createdAt: '2025-11-09T09:00:00.000Z' },
    book: { balance: { agreed: { earned: 0, paid: 0, due: 0 } }, days: [], units: [], money: [] },
    rental: {
      damages: [
        { ...damage, amount: 2500, text: 'Drum bent', status: 'contested', answer: 'It was so before' },
        { ...damage, _id: 'd2', amount: 300, text: 'Belt torn', status: 'agreed', answer: null },
      ],
      ...{ depositAgreed: 5000, deposit: 5000, owed: 2900, owedBy: 'provider' },
    },
  };
  answers['GET /admin/reports/p1/work'] = () => ({ body: { data: { offers: [], bookings: [booking] } } });
  await showReport();
  await read();
  const { textContent } = (await screen.findByText('Mixer 500 L')).closest('article') as HTMLElement;
  for (const said of [
    'Deposit agreed: ₹5,000. The owner holds ₹5,000 now.',
    'By what both accepted, Ravi Test owes ₹2,900.',
    '₹2,500: not accepted',
    'Drum bentAsha Rao answered: It was so before',
    '₹300: accepted',
  ])
    expect(textContent).toContain(said);
});
