import { expect, test } from 'vitest';
import type { TestUser } from '#server/testing/test-app.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aBooking, aListing, dayAhead, daysSpan } from './calendar-in-test.ts';
import { calendarOwnData } from './calendar-own-data.rules.ts';

const neev = useTestApp();

const joined = async (leader: TestUser, member: TestUser) => {
  const crew = await aListing(neev, leader, { kind: 'groupWorker', group_size: 2, name: 'Shivaji Crew' });
  const body = { listing: crew, userId: member.userId };
  const { _id } = (await neev.call('POST', '/crewMembers', { as: leader, body })).body.data;
  await neev.call('PUT', `/crewMembers/${_id}`, { as: member, body: { accept: true } });
  return crew;
};
const data = calendarOwnData({ now: () => new Date() });

test('The download names the days that one blocked and the crews that one is in, not who else is', async () => {
  const [leader, member] = [await neev.loginAs(), await neev.loginAs()];
  await joined(leader, member);
  const worker = await aListing(neev, member);
  const block = { clientId: 'b', listing: worker, from: dayAhead(2), to: dayAhead(4) };
  await neev.call('POST', '/blocks', { as: member, body: block });
  expect(await data.export(neev.services.db, member.userId)).toMatchObject({
    blockedDays: [{ from: dayAhead(2), to: dayAhead(4) }],
    crews: [{ crewName: 'Shivaji Crew', status: 'agreed' }],
  });
  expect(await data.export(neev.services.db, leader.userId)).toEqual({ blockedDays: [], crews: [] });
});

test('Whose account ends leaves the crew’s work to a new seat, and blocks nothing any more', async () => {
  const [leader, member] = [await neev.loginAs(), await neev.loginAs()];
  const crew = await joined(leader, member);
  const worker = await aListing(neev, member);
  const person = await neev.services.db
    .selectFrom('units')
    .select('id')
    .where('user_id', '=', member.userId)
    .executeTakeFirstOrThrow();
  const booking = await aBooking(neev, {
    provider: leader,
    listing: crew,
    unitIds: [person.id],
    spans: [daysSpan(2)],
  });
  const block = { clientId: 'b', listing: worker, from: dayAhead(3), to: dayAhead(4) };
  await neev.call('POST', '/blocks', { as: member, body: block });
  await neev.services.db
    .transaction()
    .execute(async (transaction) => data.erase?.(transaction, member.userId, () => undefined));
  const rows = await neev.services.db.selectFrom('reservations').select(['unit_id', 'booking_id']).execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ booking_id: booking });
  expect(rows[0]?.unit_id).not.toBe(person.id);
});
