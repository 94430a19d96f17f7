import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { say } from '#web/shared/work-book/send-entries.ts';
import { aBooking, inDays } from '../../bookings/booking-in-test.ts';
import { logInAs } from '../../offers/offers-in-test.ts';
import { VoiceWorkPage } from './voice-work-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
  onReconnect: () => () => undefined,
}));

vi.mock('#web/shared/work-book/send-entries.ts', () => ({ say: vi.fn(), bookSent: async () => undefined }));

beforeEach(() => {
  talks = true;
  days = [];
  vi.mocked(say).mockClear();
  logInAs('ravi');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const soon = { customerId: 'asha', providerId: 'ravi', customerName: 'Aarti Joshi' };

/** The line of the chat. */
let talks = true;

/** What the book has of today. */
let days: object[] = [];

async function open(booking = aBooking(soon), address = '/voice/work') {
  let shown = [booking];
  const asked = answerCalls(({ pathname, searchParams }, method) => {
    if (pathname === '/bookings')
      return { body: { data: shown.filter(({ status }) => status === searchParams.get('status')) } };
    if (method === 'PUT' && pathname.endsWith('/state')) {
      shown = [];
      return { body: { data: booking } };
    }
    if (pathname === '/newConversation' && !talks) throw new TypeError('no line');
    if (pathname === '/newConversation') return { body: { data: { _id: 'talk' } } };
    if (pathname === '/message/add') return { body: { data: { _id: 'm1' } } };
    if (pathname.startsWith('/hajri'))
      return { body: { data: [], days, units: [{ _id: 'n1' }], more: false } };
    return undefined;
  });
  await showPage({
    component: VoiceWorkPage,
    address,
    messages: ['voice', 'work', 'hiring', 'offers', 'categories'],
  });
  return asked;
}
const touch = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

test('Who is ill before a work is asked once, and the customer is told with that reason', async () => {
  const asked = await open();
  expect(await screen.findByText('Aarti Joshi')).toBeTruthy();
  await touch('I am ill');
  expect(await screen.findByText('This does not count against you.')).toBeTruthy();
  await touch('Yes');
  await heading(/^We told them. They can look for somebody else/);
  expect(asked.some(({ pathname }) => pathname === '/bookings/b1/state')).toBe(true);
});

test('Who is ill while the work goes on misses today, and the customer gets a message', async () => {
  const going = aBooking({ ...soon, status: 'under_way', dates: { from: inDays(-1), days: 4 } });
  const asked = await open(going, '/voice/work?step=ill+0');
  await touch('Yes');
  await heading(/^We told them, and wrote that you did not work today/);
  const paths = asked.map(({ pathname }) => pathname);
  expect(paths).toContain('/message/add');
  expect(paths).not.toContain('/bookings/b1/state');
  const body = { unit: 'n1', date: inDays(0), mark: 'absent', overtimeHours: 0 };
  expect(say).toHaveBeenCalledWith({ bookingId: 'b1' }, { kind: 'day', body });
});

test('Who falls ill after a day’s work keeps the day: the customer gets the message alone', async () => {
  const going = aBooking({ ...soon, status: 'under_way', dates: { from: inDays(-1), days: 4 } });
  for (const said of [
    { customerSays: 'full', providerSays: null },
    { customerSays: null, providerSays: 'half' },
  ]) {
    days = [{ unitId: 'n1', date: inDays(0), ...said }];
    const asked = await open(going, '/voice/work?step=ill+0');
    await touch('Yes');
    await heading(/^We told them\.$/);
    expect(asked.map(({ pathname }) => pathname)).toContain('/message/add');
    expect(say).not.toHaveBeenCalled();
    cleanup();
  }
});

test('Who is ill and loses the line hears that the customer was not told: the day waits in the book', async () => {
  talks = false;
  const going = aBooking({ ...soon, status: 'under_way', dates: { from: inDays(-1), days: 4 } });
  await open(going, '/voice/work?step=ill+0');
  await touch('Yes');
  await heading(/^We could not tell them/);
  expect(say).toHaveBeenCalledTimes(1);
});

test('That one is at the site is said, though the work leaves the screen meanwhile', async () => {
  await open(aBooking({ ...soon, dates: { from: inDays(0), days: 2 }, next: ['under_way', 'cancelled'] }));
  await touch('I am at the site');
  await heading(/^Good. We told them that you are there/);
});

test('Who comes later today says so with one touch, and the customer gets a message', async () => {
  const asked = await open(aBooking({ ...soon, dates: { from: inDays(0), days: 2 } }));
  await touch('I come later today');
  await heading(/^We told them/);
  expect(asked.map(({ pathname }) => pathname)).toContain('/message/add');
});

test('Without a line nobody hears that the customer was told; work of another day is not late', async () => {
  talks = false;
  await open(aBooking({ ...soon, dates: { from: inDays(0), days: 2 } }));
  await touch('I come later today');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText(/^We told them/)).toBeNull();
  cleanup();
  await open(aBooking({ ...soon, dates: { from: inDays(1), days: 2 } }));
  await screen.findByText('Aarti Joshi');
  expect(screen.queryByRole('button', { name: 'I come later today' })).toBeNull();
});

test('Without booked work it says so', async () => {
  await open(aBooking({ ...soon, status: 'done' }));
  await heading(/^You have no booked work now/);
});
