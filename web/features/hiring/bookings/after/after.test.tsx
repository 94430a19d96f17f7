// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settlement } from '#contract/hiring/after-booking.calls.ts';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { aBooking, aSettlement, inDays } from '../booking-in-test.ts';
import { AfterActs } from './after-acts.tsx';
import { upiText } from './pay-by-upi.tsx';
import { SettleCard } from './settle-card.tsx';
import { mapLinks, SitePart } from './site-part.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));

let settlement: Settlement;
let sent: { call: string; body: Record<string, unknown> }[];
let refusal: { status: number; body: unknown } | undefined;

beforeEach(() => {
  settlement = aSettlement();
  sent = [];
  refusal = undefined;
  localStorage.clear();
  localStorage.setItem('token', 't');
  const user = { _id: 'u1', fullname: 'Asha Rao', email: 'a@example.in' };
  localStorage.setItem('user', JSON.stringify(user));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
  answerCalls(({ pathname }, method) => {
    if (pathname === '/me') return { body: { data: { user: { phone: '9822012345' }, records: [] } } };
    if (pathname.endsWith('/settlement')) return { body: { data: settlement } };
    if (method === 'GET') return { body: { data: aBooking() } };
    if (refusal) return refusal;
    return { body: { data: pathname.startsWith('/hajri') ? [] : { ...aBooking(), to: [] } } };
  });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.method !== 'GET')
      sent.push({ call: `${init.method} ${address}`, body: JSON.parse(String(init.body ?? '{}')) });
    return answered(address, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = ['settle', 'work', 'hiring', 'offers'] as const;
type Part = typeof SettleCard;
const show = (Shown: Part, booking: Booking, side: 'customer' | 'provider' = 'customer') =>
  showPage({
    component: () => <Shown booking={booking} side={side} />,
    address: '/booking?id=b1',
    messages: [...words],
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const done = (changes: Partial<Booking> = {}) => aBooking({ status: 'done', ...changes });
const oneDay = { key: 'full' as const, of: 1, rate: 850, amount: 850 };

describe('The sums', () => {
  test('say one day’s pay of two, to who owes with a code to scan and no link', async () => {
    settlement = aSettlement({
      ...{ lines: [oneDay], earned: 850, owed: 850, owedBy: 'customer', total: 1700 },
      payTo: { name: 'Ramesh Yadav', upi: 'ramesh@okaxis' },
    });
    await show(SettleCard, done());
    expect(await screen.findByText('1 day × ₹850')).toBeTruthy();
    expect(screen.getByText('You agreed on ₹1,700 for the whole time.')).toBeTruthy();
    await press('Pay by UPI');
    expect(await screen.findByRole('img', { name: 'QR code: pay ₹850 to ramesh@okaxis' })).toBeTruthy();
    expect(screen.getByText('ramesh@okaxis')).toBeTruthy();
    expect(document.querySelector('a[href^="upi:"]')).toBeNull();
  });

  test('let the receiver say "I got it", once, into the book', async () => {
    settlement = aSettlement({ lines: [oneDay], earned: 850, owed: 850, owedBy: 'customer' });
    await show(SettleCard, done(), 'provider');
    await press('I got ₹850');
    await press('By UPI');
    fireEvent.click(screen.getByRole('button', { name: 'By UPI' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: 'POST /hajri/b1',
      body: { entries: [{ kind: 'money', body: { sort: 'wage', to: 'provider', amount: 850, how: 'upi' } }] },
    });
  });

  test('tell who said that all is paid nothing of paying once more', async () => {
    settlement = aSettlement({
      ...{ lines: [oneDay], earned: 850, owed: 850, owedBy: 'customer' },
      payTo: { name: 'Ramesh Yadav', upi: null },
    });
    await show(SettleCard, done());
    expect(await screen.findByText(/has not said a UPI address/)).toBeTruthy();
    cleanup();
    settlement = { ...settlement, waiting: [{ key: 'paid', by: 'customer', amount: 850, entry: 'm1' }] };
    await show(SettleCard, done());
    expect(await screen.findByText(/^You wrote that you paid/)).toBeTruthy();
    expect(screen.queryByText(/has not said a UPI address/)).toBeNull();
  });

  test('ask the receiver once for what the payer says to have paid', async () => {
    const paid = { key: 'paid', by: 'customer', amount: 850, entry: 'm1' } as const;
    settlement = aSettlement({
      lines: [oneDay],
      earned: 850,
      owed: 850,
      owedBy: 'customer',
      waiting: [paid],
    });
    await show(SettleCard, done(), 'provider');
    expect(await screen.findByRole('button', { name: 'I got it' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I got ₹850' })).toBeNull();
    cleanup();
    settlement = { ...settlement, waiting: [{ ...paid, amount: 500 }] };
    await show(SettleCard, done(), 'provider');
    expect(await screen.findByRole('button', { name: 'I got ₹350' })).toBeTruthy();
    cleanup();
    // Both wrote it: the book asks whether it is one.
    settlement = aSettlement({ earned: 850, paid: 850, waiting: [{ ...paid, twin: true }] });
    await show(SettleCard, done(), 'provider');
    expect(await screen.findByRole('link', { name: 'Open the book' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I got it' })).toBeNull();
  });

  test('of a machine say what goes back, and a damage with its last day', async () => {
    settlement = aSettlement({
      ...{
        lines: [{ key: 'hire', amount: 2400 }],
        earned: 2400,
        deposit: 3000,
        owed: 600,
        owedBy: 'provider',
      },
      other: 'Ravi Owner',
      waiting: [
        { key: 'damage', by: 'provider', amount: 500, until: '2026-12-11T04:30:00.000Z' },
        { key: 'deposit', by: 'provider', amount: 2000 },
      ],
    });
    await show(
      SettleCard,
      done({ listing: { kind: 'product', _id: 'd1' }, listingName: 'Mixer', providerName: 'Ravi Owner' }),
    );
    expect(await screen.findByText('Ravi gives back')).toBeTruthy();
    expect(screen.getByText('Hire, the whole time')).toBeTruthy();
    expect(screen.getByText(/^Answer by 11 Dec/)).toBeTruthy();
    expect(screen.getByText(/^The deposit that you agreed on/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the book' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Look and answer' }).getAttribute('href')).toContain(
      'view=damage',
    );
    expect(screen.queryByText(/day/)).toBeNull();
    cleanup();
    await show(SettleCard, done({ listing: { kind: 'product', _id: 'm1' } }), 'provider');
    // Who asks has nothing to answer.
    expect(await screen.findByRole('link', { name: 'See the damage' })).toBeTruthy();
    expect(screen.getByText(/^Asha can answer until 11 Dec/)).toBeTruthy();
    expect(screen.queryByText(/^Answer by/)).toBeNull();
  });

  const machine = { listing: { kind: 'product', _id: 'd1' }, providerName: 'Ravi Owner' } as const;

  test('of a machine that is out take nothing off for the deposit: the rows are what is owed', async () => {
    const out = { lines: [{ key: 'hire' as const, amount: 2400 }], earned: 2400, deposit: 3000 };
    settlement = aSettlement({ ...out, owed: 2400, owedBy: 'customer', over: false });
    await show(SettleCard, aBooking({ ...machine, status: 'under_way' }));
    expect(await screen.findByText('Deposit, settled at the end')).toBeTruthy();
    expect(screen.getByText('₹3,000')).toBeTruthy();
    expect(screen.queryByText('-₹3,000')).toBeNull();
  });

  test('of a machine are settled when what was kept of the deposit covers the damage', async () => {
    settlement = aSettlement({
      lines: [
        { key: 'hire', amount: 2400 },
        { key: 'damage', amount: 1000 },
      ],
      ...{ earned: 3400, paid: 2400, deposit: 1000, owed: 0, owedBy: null },
    });
    await show(SettleCard, done(machine));
    expect(await screen.findByText('All is paid')).toBeTruthy();
    expect(screen.getByText('Kept from the deposit')).toBeTruthy();
    expect(screen.queryByText('Deposit held')).toBeNull();
  });

  test('say of a damage who did not accept it, and that no answer is asked any more', async () => {
    settlement = aSettlement({
      ...{ lines: [{ key: 'hire', amount: 2400 }], earned: 2400, paid: 2400, other: 'Ravi Owner' },
      waiting: [
        { key: 'damage', by: 'provider', amount: 500, answer: 'contested' },
        { key: 'damage', by: 'provider', amount: 700, answer: 'unanswered' },
      ],
    });
    await show(SettleCard, done(machine));
    expect(await screen.findByText('You did not accept the damage')).toBeTruthy();
    expect(screen.getByText('You did not answer the damage in time')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'See the damage' })).toHaveLength(2);
    expect(screen.queryByText('All is paid')).toBeNull();
    cleanup();
    await show(SettleCard, done({ ...machine, customerName: 'Asha Rao' }), 'provider');
    expect(await screen.findByText('Asha did not accept the damage')).toBeTruthy();
  });

  test('let who rented say that a deposit was waived; the owner cannot', async () => {
    settlement = aSettlement({
      ...{ lines: [{ key: 'hire', amount: 2400 }], earned: 2400, paid: 2400 },
      waiting: [{ key: 'deposit', by: 'provider', amount: 3000 }],
    });
    await show(SettleCard, done(machine), 'provider');
    await screen.findByRole('link', { name: 'Open the book' });
    expect(screen.queryByRole('button', { name: 'I gave no deposit' })).toBeNull();
    cleanup();
    await show(SettleCard, done(machine));
    await press('I gave no deposit');
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['PUT /bookings/b1/noDeposit']));
  });

  test('name what is left to pay: what one said to have paid, and nobody answered, is not paid again', async () => {
    settlement = aSettlement({
      ...{ lines: [oneDay], earned: 850, owed: 850, owedBy: 'customer' },
      payTo: { name: 'Ramesh Yadav', upi: null },
      waiting: [{ key: 'paid', by: 'customer', amount: 500, entry: 'm1' }],
    });
    await show(SettleCard, done());
    await press('I paid ₹350 in cash');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ entries: [{ kind: 'money', body: { amount: 350 } }] });
  });

  test('name a crew in full, as everywhere', async () => {
    settlement = aSettlement({ lines: [oneDay], earned: 850, owed: 850, owedBy: 'customer' });
    settlement.payTo = { name: 'Ramesh Yadav', upi: null };
    const crew = { listing: { kind: 'groupWorker', _id: 'g1' }, listingName: 'Shree Ganesh Crew' } as const;
    await show(SettleCard, done(crew));
    expect(await screen.findByText(/^Shree Ganesh Crew has not said a UPI address/)).toBeTruthy();
  });

  test('let days that nobody wrote be written by one tap', async () => {
    settlement = aSettlement({
      waiting: [
        { key: 'unwritten', by: 'provider', amount: 850, of: 1, days: [{ unit: 'n1', date: '2026-12-01' }] },
      ],
    });
    await show(SettleCard, done());
    await press('Yes, write 1 day');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      entries: [{ kind: 'day', body: { unit: 'n1', date: '2026-12-01', mark: 'full' } }],
    });
  });
});

test('A machine’s owner is asked again by name', async () => {
  const machine = { kind: 'product', _id: 'm1' } as const;
  await show(AfterActs, done({ listing: machine, listingName: 'Steel ladder', providerName: 'Ravi Owner' }));
  expect(await screen.findByText(/^Ask Ravi for new days/)).toBeTruthy();
});

describe('After a booking that was called off', () => {
  test('the customer asks others once; the provider is not offered it', async () => {
    await show(AfterActs, aBooking({ status: 'cancelled' }));
    await press('Find a replacement');
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['POST /bookings/b1/replacement']));
    cleanup();
    await show(AfterActs, aBooking({ status: 'no_show' }), 'provider');
    expect(screen.queryByRole('button', { name: 'Find a replacement' })).toBeNull();
  });

  test('work that ended before its last day can be filled by others too, and no other', async () => {
    await show(AfterActs, done({ dates: { from: inDays(-1), days: 4 } }));
    await press('Find a replacement');
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['POST /bookings/b1/replacement']));
    for (const over of [done({ dates: { from: inDays(-1), days: 2 } }), done({ per: 'job' })]) {
      cleanup();
      await show(AfterActs, over);
      expect(await screen.findByRole('button', { name: 'Hire again' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Find a replacement' })).toBeNull();
    }
  });

  test('whose days are over, other days are asked for', async () => {
    await show(AfterActs, aBooking({ status: 'cancelled', dates: { from: inDays(-5), days: 2 } }));
    expect(await screen.findByRole('link', { name: 'Ask for other days' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Find a replacement' })).toBeNull();
  });

  test('where nobody is free, other days can be asked for', async () => {
    refusal = { status: 409, body: { type: '/problems/nobody-free', title: '', status: 409, detail: '' } };
    await show(AfterActs, aBooking({ status: 'cancelled' }));
    await press('Find a replacement');
    expect((await screen.findByRole('alert')).textContent).toContain('free on these days');
    expect(screen.getByRole('link', { name: 'Ask for other days' })).toBeTruthy();
  });

  test('who was asked already is one tap away', async () => {
    await show(AfterActs, aBooking({ status: 'cancelled', replacedBy: 'r2' }));
    const link = await screen.findByRole('link', { name: 'See who answers' });
    expect(link.getAttribute('href')).toBe('/jobRequest?id=r2');
  });
});

test('Who was hired in the place of another is named, with the way to the booking', async () => {
  const hiredInstead = [{ _id: 'b2', name: 'Suresh Patil' }];
  await show(AfterActs, aBooking({ status: 'cancelled', replacedBy: 'r2', hiredInstead }));
  const link = await screen.findByRole('link', { name: 'Suresh Patil' });
  expect(link.getAttribute('href')).toBe('/booking?id=b2');
  expect(screen.queryByText('You asked others')).toBeNull();
  expect(screen.getByRole('link', { name: 'The request' }).getAttribute('href')).toBe('/jobRequest?id=r2');
});

describe('The site', () => {
  test('is said after the booking, with the account’s own phone offered', async () => {
    await show(SitePart, aBooking({ address: null, sitePhone: null, phones: {} }));
    await press('Add address and phone');
    await press('Use my number 98220 12345');
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Gate 2' } });
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: 'PUT /bookings/b1/site',
      body: { address: 'Gate 2', sitePhone: '9822012345' },
    });
  });

  test('a phone that is none is said beside its field, and nothing is sent', async () => {
    await show(SitePart, aBooking());
    await press('Change address or phone');
    fireEvent.change(screen.getByLabelText('Phone at the site'), { target: { value: '12345' } });
    await press('Save');
    expect(await screen.findByText('Enter a 10-digit mobile number')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('opens in the phone’s own map and in a page, by its spot or its words', () => {
    const booking = { address: '14 Paud Road', pin: '411038', latlng: null };
    expect(mapLinks(booking).app).toBe('geo:0,0?q=14%20Paud%20Road%2C%20411038');
    expect(mapLinks({ ...booking, latlng: { lat: 18.5, lng: 73.8 } }).app).toBe('geo:18.5,73.8?q=18.5,73.8');
  });
});

test('A code of UPI names address, name, sum and what for, as apps read it', () => {
  expect(upiText({ upi: 'ramesh@okaxis', name: 'Ramesh & Co', amount: 850, note: 'Neev 2026-12-01' })).toBe(
    'upi://pay?pa=ramesh@okaxis&pn=Ramesh%20%26%20Co&am=850.00&cu=INR&tn=Neev%202026-12-01',
  );
});
