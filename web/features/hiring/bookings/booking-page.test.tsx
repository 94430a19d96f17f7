// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking, BookingChange } from '#contract/hiring/bookings.calls.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { aBooking, logInAs } from '../rentals/rentals-in-test.ts';
import { aSettlement } from './booking-in-test.ts';
import { BookingPage } from './booking-page.tsx';

const said = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: said }));
vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));

/** Ravi, a mason, works for Asha: she is u1, he is u2. */
const aMason = (changes: Partial<Booking> = {}): Booking => {
  const { quote: _, ...booking } = aBooking({
    listing: { kind: 'worker', _id: 'w1' },
    listingName: 'Ravi',
    category: 'Construction',
    phones: { customer: '9822000000', provider: '9822000001' },
    address: '14 Paud Road',
    ...changes,
  });
  return booking;
};
const ahead = '2099-12-02';
const aChange = (changes: Partial<BookingChange> = {}): BookingChange => ({
  _id: 'c1',
  bookingId: 'b1',
  author: 'customer',
  wanted: { price: 1200 },
  status: 'asked',
  expiresAt: '2026-12-01T04:00:00.000Z',
  createdAt: '2026-11-30T04:00:00.000Z',
  ...changes,
});

let booking: Booking | undefined;
let units: unknown[] = [];
let refusal: { status: number; problem: string } | 'no line' | undefined;
let sent: { method: string; path: string; body: Record<string, unknown> }[];
let asked: string[];

beforeEach(() => {
  booking = aMason();
  refusal = undefined;
  sent = [];
  asked = [];
  said.success.mockReset();
  said.error.mockReset();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') {
      asked.push(path);
      if (path.startsWith('/bookings?') || path === '/bookings')
        return Response.json({ data: booking ? [booking] : [], nextCursor: null, total: 1 });
      if (path.endsWith('/settlement')) return Response.json({ data: aSettlement() });
      if (path.endsWith('/units')) return Response.json({ data: units });
      return booking
        ? Response.json({ data: booking })
        : Response.json({ type: '/problems/not-found' }, { status: 404 });
    }
    sent.push({ method, path, body: JSON.parse(String(body)) });
    if (refusal === 'no line') throw new TypeError('Failed to fetch');
    if (refusal) return Response.json({ type: `/problems/${refusal.problem}` }, { status: refusal.status });
    return Response.json({ data: booking });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(as: 'u1' | 'u2', address = '/booking?id=b1') {
  logInAs(as);
  const component = () => <BookingPage parts={[]} />;
  await showPage({ component, address, messages: ['work', 'offers', 'hiring', 'categories'] });
  await waitFor(() => expect(screen.queryByText('Loading the booking')).toBeNull());
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const inDialog = () => within(screen.getByRole('dialog'));

describe('The next act', () => {
  test('of agreed work is that it begins, and says which version it is about', async () => {
    booking = aMason({ next: ['under_way', 'cancelled'], version: 3 });
    await open('u2');
    press('I arrived');
    await waitFor(() =>
      expect(sent).toEqual([
        { method: 'PUT', path: '/bookings/b1/state', body: { version: 3, to: 'under_way' } },
      ]),
    );
    await waitFor(() => expect(said.success).toHaveBeenCalledWith('Saved: at work'));
  });

  test('is sent once, however fast it is pressed again', async () => {
    booking = aMason({ next: ['under_way', 'cancelled'] });
    await open('u2');
    const act = button('I arrived');
    for (let times = 0; times < 3; times += 1) act.click();
    await waitFor(() => expect(said.success).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
  });

  test('of work that the other side calls done is yes, or not done after a question', async () => {
    booking = aMason({ status: 'done_said', next: ['done', 'under_way'] });
    await open('u1');
    screen.getByText('Ravi says the work is done. Is it?');
    expect(button('Yes, it is done')).toBeTruthy();
    press('No, not done yet');
    expect(sent).toEqual([]);
    fireEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'No, not done yet' }),
    );
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ to: 'under_way' }));
  });

  test('that is not the user’s is not offered; what is waited for is said', async () => {
    booking = aMason({ status: 'done_said', next: [] });
    await open('u2');
    await screen.findByText('We asked Asha to confirm. Without an answer it counts as done after 72 hours.');
    expect(screen.queryByRole('button', { name: 'Yes, it is done' })).toBeNull();
  });

  test('of a machine names its owner: a mixer says nothing', async () => {
    booking = aBooking({ status: 'done_said', next: ['done'] });
    await open('u1');
    screen.getByText('Ravi says the hire is over. Is it?');
  });

  test('that somebody else’s overtook is said, and the booking is asked for again', async () => {
    booking = aMason({ next: ['under_way', 'cancelled'] });
    refusal = { status: 409, problem: 'state-changed' };
    await open('u2');
    const before = asked.filter((path) => path === '/bookings/b1').length;
    press('I arrived');
    await waitFor(() =>
      expect(said.error).toHaveBeenCalledWith('Somebody changed this. You see it as it is now.'),
    );
    await waitFor(() => expect(asked.filter((path) => path === '/bookings/b1').length).toBe(before + 1));
  });

  test('without a line fails at once, and can be pressed again', async () => {
    booking = aMason({ status: 'done_said', next: ['done', 'under_way'] });
    refusal = 'no line';
    await open('u1');
    press('Yes, it is done');
    await waitFor(() =>
      expect(said.error).toHaveBeenCalledWith(
        'You are offline, or the network is slow. Check it and try again',
      ),
    );
    refusal = undefined;
    await waitFor(() => expect(button('Yes, it is done').getAttribute('aria-disabled')).toBeNull());
    press('Yes, it is done');
    await waitFor(() => expect(said.success).toHaveBeenCalledOnce());
  });
});

describe('Cancelling', () => {
  const cancelled = async (as: 'u1' | 'u2', dates: Booking['dates'] = { from: ahead, days: 2 }) => {
    booking = aMason({ next: ['cancelled'], dates });
    await open(as);
    press('Cancel the booking');
  };

  test('needs a reason of one’s side, and words for something else', async () => {
    await cancelled('u2');
    fireEvent.click(inDialog().getByRole('button', { name: 'Cancel the booking' }));
    expect(sent).toEqual([]);
    expect(inDialog().queryByLabelText('Weather')).toBeNull();
    fireEvent.click(inDialog().getByLabelText('Something else'));
    fireEvent.click(inDialog().getByRole('button', { name: 'Cancel the booking' }));
    expect(sent).toEqual([]);
    fireEvent.change(inDialog().getByLabelText('In a few words'), { target: { value: 'The bus is gone' } });
    fireEvent.click(inDialog().getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        version: 1,
        to: 'cancelled',
        reason: 'other',
        text: 'The bus is gone',
      }),
    );
  });

  test('of a customer never counts against the provider', async () => {
    await cancelled('u1', { from: '2026-01-01', days: 2 });
    fireEvent.click(inDialog().getByLabelText('Weather'));
    expect(inDialog().getByText('This never counts against the people you hired.')).toBeTruthy();
  });

  test.each([
    ['less than 24 hours before', '2026-01-01', 'Other work', /This counts as late/],
    ['for being ill', '2026-01-01', 'Ill', /^This does not count against you/],
    ['in good time', ahead, 'Other work', /^This does not count against you/],
  ])('of a provider %s says whether it counts', async (_, from, reason, sentence) => {
    await cancelled('u2', { from, days: 2 });
    fireEvent.click(inDialog().getByLabelText(reason));
    expect(inDialog().getByText(sentence)).toBeTruthy();
  });
});

describe('A change', () => {
  test('asks only for what is to be otherwise', async () => {
    await open('u1');
    press('Change days, number or price');
    fireEvent.click(inDialog().getByRole('button', { name: 'Ask' }));
    expect(inDialog().getByText('Change something first.')).toBeTruthy();
    fireEvent.change(inDialog().getByLabelText('Working days'), { target: { value: '3' } });
    fireEvent.click(inDialog().getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      clientId: expect.any(String),
      dates: { from: '2026-12-02', days: 3 },
    });
  });

  test('that the other side asked for is answered', async () => {
    booking = aMason({ change: aChange() });
    await open('u2');
    await screen.findByText('Price: ₹1,200 (was ₹1,000)');
    press('Agree to the change');
    await waitFor(() =>
      expect(sent).toEqual([{ method: 'PUT', path: '/bookings/b1/changes/c1', body: { accept: true } }]),
    );
  });

  test('of one’s own waits, and no second is asked for', async () => {
    booking = aMason({ change: aChange() });
    await open('u1');
    await screen.findByText('You asked for a change');
    expect(screen.queryByRole('button', { name: 'Agree to the change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change days, number or price' })).toBeNull();
  });
});

describe('A booking', () => {
  test('shows the way to the other side, the address and the book', async () => {
    await open('u1');
    expect(screen.getByRole('link', { name: 'Ravi' }).getAttribute('href')).toBe(
      '/profileDashbord?role=worker&id=w1',
    );
    expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+919822000001');
    expect(screen.getByText(/14 Paud Road/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Hajri book' }).getAttribute('href')).toBe('/hajriBook?id=b1');
  });

  test('of a crew lets its leader send others who are free', async () => {
    booking = aMason({
      listing: { kind: 'groupWorker', _id: 'g1' },
      units: [{ _id: 'm1', label: '1' }],
    });
    units = [
      { _id: 'm1', label: '1', booked: true, free: false },
      { _id: 'm2', label: '2', booked: false, free: true },
      { _id: 'm3', label: '3', booked: false, free: false },
    ];
    await open('u2');
    press('Send others');
    fireEvent.click(await screen.findByLabelText('Person 1'));
    expect(screen.getByLabelText('Person 3, booked elsewhere')).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByLabelText('Person 2'));
    press('Save');
    await waitFor(() => expect(sent[0]?.body).toEqual({ version: 1, unitIds: ['m2'] }));
  });

  test('that is not one’s own, or none, is said to be missing', async () => {
    booking = undefined;
    await open('u1');
    await screen.findByText('This booking is not here');
  });
});
