import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, atSite } from '#domain/calendar/dates.ts';
import { makeHiringByClock } from '#server/hiring.ts';
import { aBooking, inDays } from '#server/testing/hiring.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { tellToConfirm } from '../ledger/tell-to-confirm.job.ts';
import { tellTomorrow } from './tell-tomorrow.job.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const at = (now: Date) => ({ ...makeHiringByClock(neev.services), now: () => now });
const mails = async (kind: string) => {
  const { rows } = await neev.services.pool.query(
    `select recipient, facts from mails where facts ->> 'kind' = $1 order by created_at, id`,
    [kind],
  );
  return rows as { recipient: string; facts: { listing: string; other: string; path: string } }[];
};

test('At 18:00 the day before the first day both sides get a mail, once', async () => {
  // The first day is in three days.
  const { customer, worker, booking } = await aBooking(neev, {
    item: { dates: { from: inDays(3), days: 2 } },
  });
  for (const days of [1, 3]) await tellTomorrow(at(atSite(inDays(days), '18:00')));
  expect(await mails('tomorrow')).toEqual([]);
  const evening = at(atSite(inDays(2), '18:00'));
  await tellTomorrow(evening);
  await tellTomorrow(evening);
  const sent = await mails('tomorrow');
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([customer.email, worker.email].sort());
  expect(sent.find(({ recipient }) => recipient === worker.email)?.facts).toMatchObject({
    listing: 'Ramesh Kumar',
    other: 'Asha Test',
    path: `/booking?id=${booking._id}`,
  });
});

test('No mail about tomorrow leaves for a booking that was cancelled', async () => {
  const { customer, booking } = await aBooking(neev, { item: { dates: { from: inDays(3), days: 1 } } });
  const body = { to: 'cancelled', version: booking.version, reason: 'weather' };
  await neev.call('PUT', `/bookings/${booking._id}/state`, { as: customer, body });
  await tellTomorrow(at(atSite(inDays(2), '18:00')));
  expect(await mails('tomorrow')).toEqual([]);
});

test('Once a week one mail tells each side of all books in which something waits for their word', async () => {
  const { customer, worker, booking } = await aBooking(neev);
  const claim = (to: string) => ({
    clientId: randomUUID(),
    kind: 'money',
    body: { sort: 'advance', to, amount: 500, on: inDays(0), how: 'cash' },
    saidAt: new Date().toISOString(),
  });
  // The worker says what they received: that is agreed at once, and waits for nobody.
  await neev.call('POST', `/hajri/${booking._id}`, { as: worker, body: { entries: [claim('provider')] } });
  const sunday = at(new Date());
  await tellToConfirm(sunday);
  expect(await mails('confirm')).toEqual([]);
  await neev.call('POST', `/hajri/${booking._id}`, { as: customer, body: { entries: [claim('provider')] } });
  await tellToConfirm(sunday);
  await tellToConfirm(sunday);
  const sent = await mails('confirm');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    recipient: worker.email,
    facts: { listing: '"Ramesh Kumar"', other: '', path: `/hajriBook?id=${booking._id}` },
  });
  await tellToConfirm(at(atSite(addDays(inDays(0), 7), '18:00')));
  expect(await mails('confirm')).toHaveLength(2);
  await tellToConfirm(at(atSite(addDays(inDays(0), 40), '18:00')));
  expect(await mails('confirm')).toHaveLength(2);
});
