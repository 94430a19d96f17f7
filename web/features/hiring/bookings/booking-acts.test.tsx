// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { flushQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { aBooking, aSettlement, inDays } from './booking-in-test.ts';
import { BookingPage } from './booking-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));

let booking: Booking;
let sent: { call: string; body: unknown }[] = [];
let refuse: Answer | undefined;

beforeEach(() => {
  booking = aBooking();
  sent = [];
  refuse = undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
  localStorage.setItem('token', 't');
  logInAs('u1');
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
  answerCalls(({ pathname }, method) =>
    method === 'GET'
      ? { body: { data: pathname.endsWith('/settlement') ? aSettlement() : booking } }
      : (refuse ?? { body: { data: booking } }),
  );
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.method !== 'GET')
      sent.push({ call: `${init.method} ${address}`, body: JSON.parse(String(init.body)) });
    return answered(address, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function logInAs(id: string) {
  localStorage.setItem('user', JSON.stringify({ _id: id, fullname: 'Asha Rao', email: 'a@example.in' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
}
const words = ['work', 'offers', 'hiring', 'categories'] as const;
const show = () =>
  showPage({
    component: () => <BookingPage parts={[]} />,
    address: '/booking?id=b1',
    messages: [...words],
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('Of a former user stands no name, no way to call, to write or to their page', async () => {
  booking = aBooking({ listingName: 'Former user', status: 'cancelled', phones: {} });
  await show();
  await screen.findByRole('heading', { level: 1, name: /Former user/ });
  expect(screen.queryByRole('link', { name: /Former user|Call|message/i })).toBeNull();
});

test('A former user is named in the page’s language', async () => {
  await setLanguage('hi');
  booking = aBooking({ customerName: 'Former user' });
  logInAs('u2');
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: /पुराने सदस्य/ })).toBeTruthy();
  expect(screen.queryByText(/Former user/)).toBeNull();
  await setLanguage('en');
});

test('The customer sees the person they hired, the sum, the phone to call and the way to the book', async () => {
  await show();
  await screen.findByRole('heading', { level: 1, name: /Ramesh Yadav/ });
  expect(screen.getByText('₹2,340')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+919826041177');
  expect(screen.getByRole('link', { name: 'Hajri book' }).getAttribute('href')).toBe('/hajriBook?id=b1');
  expect(screen.getByText('Agreed').closest('li')?.getAttribute('aria-current')).toBe('step');
});

test('Of a machine one reads about its hire, not about people at work', async () => {
  const machine = { kind: 'product', _id: 'm1' } as const;
  const of = { listing: machine, dates: { from: inDays(0), days: 1 } };
  booking = aBooking({ ...of, next: ['under_way', 'no_show', 'cancelled'] });
  await show();
  expect(await screen.findByText('Is the machine handed over?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'The machine is here' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'It did not come' })).toBeTruthy();
  expect(screen.getByText('Out on hire')).toBeTruthy();
  cleanup();
  booking = aBooking({ ...of, status: 'under_way', next: ['done_said'] });
  await show();
  expect(await screen.findByText('Is the hire over?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'The hire is over' })).toBeTruthy();
});

test('Nobody asks one mason to be two: a crew alone has a number that can change', async () => {
  for (const [kind, shown] of [
    ['worker', 0],
    ['groupWorker', 1],
  ] as const) {
    booking = aBooking({ listing: { kind, _id: 'l1' } });
    await show();
    await press('Change days, number or price');
    expect(screen.getByLabelText('Working days')).toBeTruthy();
    expect(screen.queryAllByLabelText('How many')).toHaveLength(shown);
    cleanup();
  }
});

test('Of a booking that was called off nobody comes', async () => {
  const crew = {
    listing: { kind: 'groupWorker', _id: 'g1' } as const,
    units: [{ _id: 'n1', label: 'Mohan' }],
  };
  booking = aBooking(crew);
  await show();
  await screen.findByText('Mohan');
  for (const status of ['cancelled', 'no_show'] as const) {
    cleanup();
    booking = aBooking({ ...crew, status });
    await show();
    await screen.findByRole('link', { name: 'The request' });
    expect(screen.queryByText('Mohan')).toBeNull();
  }
});

test('A machine has no days to mark while it is out, and its owner sends no others', async () => {
  const listing = { kind: 'product', _id: 'm1' } as const;
  const units = [{ _id: 'n1', label: '1' }];
  booking = aBooking({
    ...{ listing, units, dates: { from: inDays(0), days: 3 } },
    ...{ status: 'under_way', next: ['done_said'] },
  });
  logInAs('u2');
  await show();
  await screen.findByRole('region', { name: 'Which machines' });
  expect(screen.queryByRole('button', { name: 'Send others' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Mark today' })).toBeNull();
  await press('The hire is over');
  await screen.findByText('End the hire early?');
});

test('The next act is one button and carries the version', async () => {
  booking = aBooking({ dates: { from: inDays(0), days: 3 }, next: ['under_way', 'cancelled'] });
  await show();
  await press('They arrived');
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'PUT /bookings/b1/state', body: { version: 3, to: 'under_way' } }]),
  );
});

test('That they arrived waits for a line, in the place of the question; it is said once', async () => {
  booking = aBooking({ dates: { from: inDays(0), days: 3 }, next: ['under_way', 'cancelled'] });
  await show();
  const answered = globalThis.fetch;
  let line = false;
  vi.stubGlobal('fetch', (...of: Parameters<typeof fetch>) =>
    line ? answered(...of) : Promise.reject(new TypeError('no line')),
  );
  await press('They arrived');
  await screen.findByText('Work has begun: Ramesh Yadav');
  expect(screen.queryByRole('button', { name: 'They arrived' })).toBeNull();
  line = true;
  await act(flushQueue);
  expect(sent).toEqual([{ call: 'PUT /bookings/b1/state', body: { version: 3, to: 'under_way' } }]);
});

test('Where somebody was quicker the page says so and asks anew', async () => {
  booking = aBooking({ status: 'done_said', next: ['done', 'under_way'] });
  refuse = { status: 409, body: { type: '/problems/state-changed' } };
  await show();
  const yes = await screen.findByRole('button', { name: 'Yes, it is done' });
  booking = aBooking({ status: 'done', next: [] });
  fireEvent.click(yes);
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('Somebody changed this. You see it as it is now.'),
  );
  await screen.findByText(/^Done on/);
  expect(screen.queryByRole('button', { name: 'Yes, it is done' })).toBeNull();
});

test('“Not done” and an early end are asked about first', async () => {
  booking = aBooking({ status: 'done_said', next: ['done', 'under_way'] });
  await show();
  await press('No, not done yet');
  expect(sent).toEqual([]);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Not done yet?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'No, not done yet' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 3, to: 'under_way' }));
});

test('Cancelling wants a reason and says whether it counts', async () => {
  await show();
  await press('Cancel the booking');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }));
  expect(dialog.queryByLabelText('Ill')).toBeNull();
  fireEvent.click(dialog.getByLabelText('Something else'));
  dialog.getByText('This never counts against the people you hired.');
  const form = dialog.getByLabelText('In a few words').closest('form');
  if (form) fireEvent.submit(form);
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText('In a few words'), { target: { value: 'Rain' } });
  if (form) fireEvent.submit(form);
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ version: 3, to: 'cancelled', reason: 'other', text: 'Rain' }),
  );
});

test('A change asks only for what differs', async () => {
  await show();
  await press('Change days, number or price');
  const dialog = within(screen.getByRole('dialog', { name: 'What should change?' }));
  const price = dialog.getByLabelText('Price in ₹ a day');
  const form = price.closest('form');
  if (form) fireEvent.submit(form);
  await dialog.findByText('Change something first.');
  fireEvent.change(price, { target: { value: '800' } });
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(sent[0]?.call).toBe('POST /bookings/b1/changes'));
  expect(sent[0]?.body).toEqual({ clientId: expect.any(String), price: 800 });
});

test('The other side’s change is answered with one press', async () => {
  booking = aBooking({
    change: {
      _id: 'c1',
      bookingId: 'b1',
      author: 'provider',
      wanted: { price: 800 },
      status: 'asked',
      expiresAt: '2026-11-24T04:00:00.000Z',
      createdAt: '2026-11-23T04:00:00.000Z',
    },
  });
  await show();
  await screen.findByText('Price: ₹800 (was ₹780)');
  expect(screen.queryByRole('button', { name: 'Change days, number or price' })).toBeNull();
  await press('Agree to the change');
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'PUT /bookings/b1/changes/c1', body: { accept: true } }]),
  );
});

test('A booking that is not one’s own is not there', async () => {
  answerCalls(() => ({ status: 404, body: { type: '/problems/not-found' } }));
  await show();
  await screen.findByText('This booking is not here');
});
