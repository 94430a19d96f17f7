import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { say } from '#web/shared/work-book/send-entries.ts';
import { aBooking, inDays } from '../../bookings/booking-in-test.ts';
import { logInAs } from '../../offers/offers-in-test.ts';
import { VoiceLedgerPage } from './voice-ledger-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
  onReconnect: () => () => undefined,
}));
vi.mock('#web/shared/work-book/send-entries.ts', () => ({ say: vi.fn(), bookSent: async () => undefined }));

beforeEach(() => {
  vi.mocked(say).mockClear();
  logInAs('ravi');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const on = inDays(-3);
const booking = aBooking({
  customerId: 'asha',
  providerId: 'ravi',
  customerName: 'Aarti Joshi',
  status: 'done',
  dates: { from: on, days: 1 },
});
const money = { sort: 'wage', to: 'provider', amount: 1000, on, how: 'cash' };
const line = (_id: string, side: string, seq: number) => ({
  _id,
  seq,
  side,
  by: side,
  kind: 'money',
  body: money,
  at: '2026-11-01T10:00:00.000Z',
});

/** A finished day's work; `said` are the payments in its book, `due` what is still owed by what both granted. */
async function open(said: object[], due: () => number) {
  answerCalls(({ pathname, searchParams }) => {
    if (pathname === '/hajri') return { body: { data: [] } };
    if (pathname === '/bookings')
      return { body: { data: searchParams.get('status') === 'done' ? [booking] : [] } };
    if (pathname.startsWith('/bookings/')) return { body: { data: booking } };
    const sums = { earned: 1000, paid: 1000 - due(), due: due() };
    const book = {
      data: said,
      more: false,
      head: `h${due()}`,
      balance: { agreed: sums, inQuestion: sums },
      days: [],
      units: [],
      dates: [on],
      side: 'provider',
      ownUnitOnly: false,
      machine: false,
      open: { days: false, money: true },
    };
    return pathname.startsWith('/hajri/') ? { body: book } : undefined;
  });
  await showPage({
    component: VoiceLedgerPage,
    address: '/voice/hajri',
    messages: ['voice', 'work', 'hiring', 'offers', 'categories', 'ledger'],
  });
}
const yes = async () => fireEvent.click(await screen.findByRole('button', { name: /^(Yes|It came)/ }));

test('who says that the money came hears that it is done, also where nothing else is asked', async () => {
  let due = 1000;
  vi.mocked(say).mockImplementation(() => {
    due = 0;
  });
  await open([], () => due);
  await yes();
  expect(say).toHaveBeenCalledWith(
    expect.objectContaining({ bookingId: booking._id }),
    expect.objectContaining({ kind: 'money' }),
  );
  // As when the book's answer comes: nothing is owed by it any more.
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Done' })).toBeTruthy();
});

test('a payment that both sides wrote is counted once', async () => {
  await open([line('own', 'provider', 1), line('theirs', 'customer', 2)], () => 0);
  await yes();
  expect(say).toHaveBeenCalledWith(expect.objectContaining({ bookingId: booking._id }), {
    kind: 'agree',
    body: { entry: 'theirs', sameAs: 'own' },
  });
});
