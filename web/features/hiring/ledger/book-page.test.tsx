import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ledger } from '#contract/hiring/ledger.calls.ts';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import type { Entry, EntrySays, Side } from '#domain/ledger/entry.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { readUnsent, takeUnsent } from '#web/shared/work-book/book-outbox.ts';
import { dayName } from '../day-names.ts';
import { LedgerPage } from './ledger-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onReconnect: () => () => undefined,
  onServerEvent: () => () => undefined,
}));

// A Wednesday: on a Monday yesterday would stand on another page.
vi.useFakeTimers({ now: new Date('2026-12-02T06:00:00.000Z'), toFake: ['Date'] });
const today = siteDate(new Date());
const yesterday = addDays(today, -1);
const said = (side: Side, says: EntrySays, seq: number): Entry => ({
  ...says,
  _id: `e${seq}`,
  seq,
  author: side,
  side,
  clientId: `c${seq}`,
  saidAt: `${yesterday}T10:00:0${seq}.000Z`,
  createdAt: `${yesterday}T10:00:0${seq}.000Z`,
  prev: '00'.repeat(32),
  hash: 'ab'.repeat(32),
});
const claim: EntrySays = {
  kind: 'day',
  body: { unit: 'u2', date: yesterday, mark: 'full', overtimeHours: 2 },
};
const paid = (amount: number): EntrySays => ({
  kind: 'money',
  body: { sort: 'advance', to: 'provider', amount, on: yesterday, how: 'cash' },
});

const aBook = (entries: Entry[], changes: Partial<Ledger> = {}) => ({
  data: entries,
  head: 'ab'.repeat(32),
  balance: {
    agreed: { earned: 6160, paid: 2000, due: 4160 },
    inQuestion: { earned: 6680, paid: 2000, due: 4680 },
  },
  days: [
    {
      unitId: 'u2',
      date: yesterday,
      agreed: null,
      customerSays: null,
      providerSays: 'full',
      overtimeHours: 2,
      disputed: false,
      late: false,
    },
  ],
  units: [
    { _id: 'u1', label: null, no: 1, hasAccount: false },
    { _id: 'u2', label: 'Mohan', no: 2, hasAccount: true },
  ],
  dates: [yesterday, today],
  side: 'customer',
  ownUnitOnly: true,
  machine: false,
  open: { days: true, money: true },
  ...changes,
});

const Page = () => (
  <QueryClientProvider client={queryClient}>
    <LedgerPage />
  </QueryClientProvider>
);
const open = async (entries: Entry[], changes: Partial<Ledger> = {}) => {
  answerCalls((url, method) => {
    // No line to write by: what is said stands in the outbox.
    if (method === 'POST') throw new TypeError('no network');
    return url.pathname === '/hajri/b' ? { body: aBook(entries, changes) } : { status: 404, body: {} };
  });
  await showPage({ component: Page, address: '/hajriBook?id=b', messages: ['ledger'] });
  await screen.findByRole('heading', { level: 1 });
};
const cell = (who: string, date: string) =>
  screen.getByRole('button', { name: new RegExp(`^${who}, ${dayName(date, 'en')}:`) });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 'token');
  localStorage.setItem('neev:language', 'en');
  queryClient.clear();
});
afterEach(() => {
  takeUnsent(readUnsent().map(({ clientId }) => clientId));
  cleanup();
  vi.unstubAllGlobals();
});

describe('The book', () => {
  test('that is long is read part by part, and shown whole', async () => {
    const lines = [1, 2, 3].map((seq) => said('provider', paid(seq * 100), seq));
    const asked: (string | null)[] = [];
    answerCalls((url) => {
      if (url.pathname !== '/hajri/b') return { status: 404, body: {} };
      const after = Number(url.searchParams.get('after'));
      asked.push(url.searchParams.get('after'));
      return { body: aBook(lines.slice(after, after + 1), { more: after < 2 }) };
    });
    await showPage({ component: Page, address: '/hajriBook?id=b', messages: ['ledger'] });
    await screen.findByRole('heading', { level: 1 });
    expect(asked).toEqual(['0', '1', '2']);
    expect(queryClient.getQueryData(['hajri', 'b'])).toMatchObject({ entries: lines });
  });

  test('shows what is agreed and what would be if every claim counted', async () => {
    await open([]);
    expect(screen.getByText('₹4,160')).toBeTruthy();
    expect(screen.getByText('earned ₹6,160, paid ₹2,000')).toBeTruthy();
    expect(screen.getByText('₹4,680')).toBeTruthy();
  });

  test('says of more than is owed that it is paid ahead', async () => {
    const agreed = { earned: 1500, paid: 2000, due: -500 };
    await open([], { balance: { agreed, inQuestion: agreed } });
    expect(screen.getByText('₹500 paid ahead')).toBeTruthy();
    expect(screen.queryByText('Not paid yet')).toBeNull();
  });

  test('takes a tap on a day as one’s word, at once and without a line', async () => {
    await open([]);
    fireEvent.click(cell('Person 1', today));
    expect(cell('Person 1', today).getAttribute('aria-label')).toContain('full day, waiting to be sent');
    fireEvent.click(cell('Person 1', today));
    fireEvent.click(screen.getByRole('button', { name: 'More: Overtime' }));
    expect(readUnsent()).toMatchObject([
      { kind: 'day', bookingId: 'b', body: { unit: 'u1', date: today, mark: 'half', overtimeHours: 1 } },
    ]);
    expect(screen.getByText(/1 entry waits on this device/)).toBeTruthy();
  });

  test('asks which word is right where two phones of one’s own said different things', async () => {
    const day = { unitId: 'u2', date: yesterday, overtimeHours: 0, disputed: false, late: false };
    const words = { agreed: 'half' as const, customerSays: 'half' as const, providerSays: null };
    const ownWords = [
      { mark: 'half' as const, overtimeHours: 0 },
      { mark: 'full' as const, overtimeHours: 2 },
    ];
    await open([], { days: [{ ...day, ...words, unsure: ['customer'], ownWords }] });
    await screen.findByRole('heading', { name: 'Which is right?' });
    fireEvent.click(screen.getByRole('button', { name: /^full day.*2 h overtime$/i }));
    expect(readUnsent()).toMatchObject([{ body: { unit: 'u2', date: yesterday, ...ownWords[1] } }]);
    expect(screen.queryByText('Which is right?')).toBeNull();
  });

  test('says with one tap that everybody was there, and changes no word that stands', async () => {
    const absent: EntrySays = {
      kind: 'day',
      body: { unit: 'u1', date: today, mark: 'absent', overtimeHours: 0 },
    };
    await open([], { ownUnitOnly: false });
    const all = () => screen.getByRole('button', { name: `Everybody was here: ${dayName(today, 'en')}` });
    for (const _time of ['full', 'half', 'absent']) fireEvent.click(cell('Person 1', today));
    fireEvent.click(all());
    expect(readUnsent()).toMatchObject([absent, { kind: 'day', body: { unit: 'u2', mark: 'full' } }]);
    expect(all().getAttribute('aria-disabled')).toBe('true');
  });

  test('lets the provider name who has no account, and nobody else', async () => {
    const book = aBook([], { side: 'provider', ownUnitOnly: false });
    answerCalls((url, method) => {
      if (method === 'PUT' && url.pathname === '/units/u1')
        return { body: { data: { _id: 'u1', name: 'Suresh' } } };
      return url.pathname === '/hajri/b' ? { body: book } : { status: 404, body: {} };
    });
    await showPage({ component: Page, address: '/hajriBook?id=b', messages: ['ledger'] });
    await screen.findByRole('heading', { level: 1 });
    fireEvent.click(cell('Mohan', today));
    expect(screen.queryByRole('button', { name: /the name/ })).toBeNull();
    fireEvent.click(cell('Person 1', today));
    fireEvent.click(screen.getByRole('button', { name: 'Write the name' }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Suresh ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the name' }));
    await waitFor(() => expect(cell('Suresh', today)).toBeTruthy());
  });

  test('asks for an answer to what the other side claims; yes agrees to it', async () => {
    await open([said('provider', claim, 1)]);
    expect(cell('Mohan', yesterday).getAttribute('aria-label')).toContain('full day, waits for you');
    const dock = screen.getByRole('region', { name: '1 thing waits for you' });
    expect(dock.textContent).toContain('Mohan, full day, 2 h overtime');
    fireEvent.click(within(dock).getByRole('button', { name: 'Yes' }));
    expect(readUnsent()).toMatchObject([{ kind: 'agree', body: { entry: 'e1' } }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: /for you/ })).toBeNull());
  });

  test('of a machine speaks of owner, renter and rent, and has no way to the statement of work', async () => {
    const rent: EntrySays = {
      kind: 'money',
      body: { sort: 'wage', to: 'provider', amount: 500, on: yesterday, how: 'cash' },
    };
    await open([said('customer', rent, 1)], { machine: true, side: 'provider' });
    expect(screen.getByRole('heading', { name: 'Hire book' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/half day|full day|absent/);
    expect(screen.getByText(/The renter wrote this/)).toBeTruthy();
    expect(screen.getByText('Rent, Cash')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Statement' })).toBeNull();
    expect(document.body.textContent).not.toContain('orker');
  });

  test('is disputed with a reason alone', async () => {
    await open([said('provider', claim, 1)]);
    fireEvent.click(screen.getByRole('button', { name: 'No, wrong' }));
    fireEvent.click(screen.getByRole('button', { name: 'Write it in the book' }));
    expect(readUnsent()).toEqual([]);
    fireEvent.change(screen.getByLabelText('What happened'), { target: { value: 'He came at noon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Write it in the book' }));
    expect(readUnsent()).toMatchObject([
      { kind: 'dispute', body: { entry: 'e1', reason: 'He came at noon' } },
    ]);
  });

  test('asks whether a payment is the one that one wrote oneself', async () => {
    await open([said('provider', paid(500), 1), said('customer', paid(500), 2)], { side: 'provider' });
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(readUnsent()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'The same payment' }));
    expect(readUnsent()).toMatchObject([{ kind: 'agree', body: { entry: 'e2', sameAs: 'e1' } }]);
  });

  test('keeps what was refused in sight, with the reason, until it is taken out', async () => {
    const key = 'neev:waiting:book:asha';
    const refused = { ...paid(5), clientId: 'c', bookingId: 'b', saidAt: '', refused: 'entry-date' };
    localStorage.setItem(key, JSON.stringify([refused]));
    await open([]);
    expect(screen.getByText('Mark a day of this booking, up to today')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('warns where a line that this device saw is gone', async () => {
    const noted = { b: { seq: 7, hash: 'cd'.repeat(32) } };
    localStorage.setItem('neev:own:book-heads:asha', JSON.stringify(noted));
    await open([said('provider', claim, 1)]);
    expect((await screen.findByRole('alert')).textContent).toContain('This book has changed');
  });

  test('of somebody else is not there', async () => {
    answerCalls(() => ({ status: 404, body: { type: '/problems/not-found' } }));
    await showPage({ component: Page, address: '/hajriBook?id=b', messages: ['ledger'] });
    expect(await screen.findByText('This book is not here')).toBeTruthy();
  });
});

describe('Money', () => {
  test('is written down with whole rupees', async () => {
    await open([]);
    fireEvent.click(screen.getByRole('button', { name: 'Add a payment' }));
    fireEvent.click(screen.getByRole('button', { name: 'Write it in the book' }));
    expect(screen.getByText('Enter whole rupees, 1 to 1,00,00,000')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('How much, in rupees'), { target: { value: '1,250' } });
    fireEvent.click(screen.getByLabelText('UPI'));
    fireEvent.click(screen.getByRole('button', { name: 'Write it in the book' }));
    expect(readUnsent()).toMatchObject([
      { kind: 'money', body: { sort: 'advance', to: 'provider', amount: 1250, on: today, how: 'upi' } },
    ]);
  });

  test('that one wrote oneself can be corrected; the other side’s lines cannot', async () => {
    await open([said('customer', paid(500), 1), said('provider', paid(300), 2)]);
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.queryByText('Who got it')).toBeNull();
    fireEvent.change(sheet.getByLabelText('How much, in rupees'), { target: { value: '450' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Write it in the book' }));
    expect(readUnsent()).toMatchObject([
      { kind: 'correct', body: { entry: 'e1', body: { amount: 450, on: yesterday, how: 'cash' } } },
    ]);
  });
});

describe('Without a line', () => {
  test('that was opened without a line says whose it is once the line is back', async () => {
    let line = false;
    const booking = {
      customerName: 'Asha Rao',
      listingName: 'Ramesh',
      place: 'Pune',
      listing: { kind: 'worker' },
    };
    answerCalls(({ pathname }) => {
      if (pathname === '/hajri/late') return { body: aBook([]) };
      return line ? { body: { data: booking } } : { status: 504, body: {} };
    });
    await showPage({ component: Page, address: '/hajriBook?id=late', messages: ['ledger'] });
    await screen.findByText('You both write here. Nobody can erase anything.');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    window.dispatchEvent(new Event('offline'));
    line = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Asha Rao and Ramesh, Pune\./)).toBeTruthy();
  });
});
