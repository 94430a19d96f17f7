import { describe, expect, test } from 'vitest';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { endAccount } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { findBook } from '../ledger/book/book.data.ts';
import { stayOf } from '../ledger/book/book.rules.ts';
import { aBooking, aListing, dayAhead, daysSpan, ownDaysOf } from './calendar-in-test.ts';

const neev = useTestApp();

const ask = (as: TestUser, listing: ListingRef, who: TestUser) =>
  neev.call('POST', '/crewMembers', { as, body: { listing, userId: who.userId } });
const answer = (as: TestUser, id: string, accept = true) =>
  neev.call('PUT', `/crewMembers/${id}`, { as, body: { accept } });
const free = async (as: TestUser, { kind, _id }: ListingRef) => {
  const { body } = await neev.call('GET', `/freeDays/${kind}/${_id}?from=${dayAhead(1)}&to=${dayAhead(5)}`, {
    as,
  });
  return body.data.map((day: { free: number }) => day.free);
};
/** The units of a crew by number, the first of its calendar on. */
const units = async (as: TestUser): Promise<string[]> => {
  const days = await ownDaysOf(neev, as, [1]);
  return days.filter(({ listing }) => listing.kind === 'groupWorker').map(({ unit }) => unit);
};
async function crewOf(size: number) {
  const leader = await neev.loginAs({ fullname: 'Lata Leader' });
  const member = await neev.loginAs({ fullname: 'Ravi Member' });
  const crew = await aListing(neev, leader, { kind: 'groupWorker', group_size: size, name: 'Shivaji Crew' });
  const worker = await aListing(neev, member);
  return { leader, member, crew, worker };
}
const live = () =>
  neev.services.db
    .selectFrom('reservations')
    .select(['unit_id', 'booking_id', 'span'])
    .orderBy('span')
    .execute();

describe('A person in a crew', () => {
  test('is asked by the leader and counts once they agree', async () => {
    const { leader, member, crew } = await crewOf(3);
    const { status, body } = await ask(leader, crew, member);
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({
        crewName: 'Shivaji Crew',
        name: 'Ravi Member',
        leaderName: 'Lata Leader',
        status: 'asked',
      }),
    ]);
    expect((await ask(leader, crew, member)).body.data._id).toBe(body.data._id);
    for (const as of [leader, member])
      expect((await neev.call('GET', '/crewMembers', { as })).body.data).toHaveLength(1);
    const before = await units(leader);
    expect((await answer(member, body.data._id)).body.data.status).toBe('agreed');
    const after = await units(leader);
    expect(after).toHaveLength(3);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).not.toBe(before[0]);
  });

  test('hears of it once, in notices and by mail, and where to answer', async () => {
    const { leader, member, crew } = await crewOf(3);
    await ask(leader, crew, member);
    await ask(leader, crew, member);
    const { body } = await neev.call('GET', '/notices', { as: member });
    expect(body.data).toMatchObject([
      { kind: 'crew', name: 'Lata Leader', listing: { kind: 'groupWorker', name: 'Shivaji Crew' } },
    ]);
    expect((await neev.call('GET', '/notices', { as: leader })).body.data).toEqual([]);
  });

  test('without an account is named by the leader, and by nobody else', async () => {
    const { leader, member, crew } = await crewOf(2);
    await answer(member, (await ask(leader, crew, member)).body.data._id);
    const [withAccount, seat] = await units(leader);
    const call = (as: TestUser, id: string | undefined, name: unknown) =>
      neev.call('PUT', `/units/${id}`, { as, body: { name } });
    expect((await call(leader, seat, ' Suresh  Kumar ')).body.data).toEqual({
      _id: seat,
      name: 'Suresh Kumar',
    });
    expect((await call(member, seat, 'Mine')).status).toBe(404);
    expect((await call(leader, withAccount, 'Another')).status).toBe(404);
    for (const name of ['', 'x'.repeat(61), 7]) expect((await call(leader, seat, name)).status).toBe(400);
    const labels = async () => new Set((await ownDaysOf(neev, leader, [1])).map(({ label }) => label));
    expect(await labels()).toEqual(new Set(['Ravi Member', 'Suresh Kumar']));
    expect((await call(leader, seat, null)).body.data.name).toBeNull();
    expect(await labels()).toEqual(new Set(['Ravi Member', null]));
  });

  test('who refuses is in no list any more, and may be asked again', async () => {
    const { leader, member, crew } = await crewOf(2);
    const { _id } = (await ask(leader, crew, member)).body.data;
    expect((await answer(member, _id, false)).body.data).toBeNull();
    expect((await neev.call('GET', '/crewMembers', { as: leader })).body.data).toEqual([]);
    expect((await answer(member, _id)).status).toBe(404);
    expect((await ask(leader, crew, member)).body.data).toMatchObject({ _id, status: 'asked' });
  });

  test('is answered for by nobody else, and asked into nobody else’s crew', async () => {
    const { leader, member, crew, worker } = await crewOf(2);
    const stranger = await neev.loginAs();
    expect((await ask(stranger, crew, member)).status).toBe(404);
    expect((await ask(member, worker, leader)).status).toBe(404);
    const nobody = { ...member, userId: '00000000-0000-4000-8000-000000000009' };
    expect((await ask(leader, crew, nobody)).body.type).toBe('/problems/user-missing');
    const { _id } = (await ask(leader, crew, member)).body.data;
    for (const as of [leader, stranger]) expect((await answer(as, _id)).status).toBe(404);
    expect((await neev.call('DELETE', `/crewMembers/${_id}`, { as: stranger })).status).toBe(404);
    expect((await answer(member, 'x')).status).toBe(404);
  });

  test('cannot be booked twice: crew work and own work are one calendar', async () => {
    const { leader, member, crew, worker } = await crewOf(2);
    await answer(member, (await ask(leader, crew, member)).body.data._id);
    const body = { clientId: 'b', listing: worker, from: dayAhead(2), to: dayAhead(3) };
    expect((await neev.call('POST', '/blocks', { as: member, body })).status).toBe(201);
    expect(await free(leader, crew)).toEqual([2, 1, 1, 2, 2]);
    const whole = { clientId: 'c', listing: crew, from: dayAhead(3), to: dayAhead(4) };
    expect((await neev.call('POST', '/blocks', { as: leader, body: whole })).status).toBe(201);
    expect(await free(member, worker)).toEqual([1, 0, 0, 0, 1]);
    const days = await ownDaysOf(neev, leader, [2]);
    const [seen] = days.filter(({ label }) => label === 'Ravi Member');
    expect(seen).toMatchObject({ state: 'blocked' });
    expect(seen).not.toHaveProperty('blockId');
  });

  test('takes the lowest seat whose work does not meet theirs, with that work', async () => {
    const { leader, member, crew, worker } = await crewOf(3);
    const [one = '', two = ''] = await units(leader);
    await ownDaysOf(neev, member, [1]);
    const person = await neev.services.db
      .selectFrom('units')
      .select('id')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    await aBooking(neev, { provider: member, listing: worker, unitIds: [person.id], spans: [daysSpan(2)] });
    const clashing = await aBooking(neev, {
      provider: leader,
      listing: crew,
      unitIds: [one],
      spans: [daysSpan(2, 3)],
    });
    const moving = await aBooking(neev, {
      provider: leader,
      listing: crew,
      unitIds: [two],
      spans: [daysSpan(1), daysSpan(4)],
    });
    await answer(member, (await ask(leader, crew, member)).body.data._id);
    expect(await units(leader)).toEqual([one, person.id, expect.any(String)]);
    const rows = await live();
    const of = (booking: string) =>
      rows.filter((row) => row.booking_id === booking).map((row) => row.unit_id);
    expect(of(moving)).toEqual([person.id, person.id]);
    expect(of(clashing)).toEqual([one]);
    expect(await free(leader, crew)).toEqual([2, 1, 2, 2, 3]);
  });

  test('whose work meets the crew’s on every seat cannot join, and nothing changes', async () => {
    const { leader, member, crew, worker } = await crewOf(2);
    const seats = await units(leader);
    await aBooking(neev, { provider: leader, listing: crew, unitIds: seats, spans: [daysSpan(2)] });
    const body = { clientId: 'b', listing: worker, from: dayAhead(2), to: dayAhead(3) };
    await neev.call('POST', '/blocks', { as: member, body });
    const { _id } = (await ask(leader, crew, member)).body.data;
    const before = await live();
    const refused = await answer(member, _id);
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/member-clash']);
    expect(await live()).toEqual(before);
    expect(await units(leader)).toEqual(seats);
    expect((await neev.call('GET', '/crewMembers', { as: member })).body.data).toMatchObject([
      { status: 'asked' },
    ]);
  });

  test.each(['leader', 'member'] as const)(
    'who leaves (said by the %s) leaves the crew’s work to a new seat',
    async (by) => {
      const { leader, member, crew, worker } = await crewOf(2);
      const { _id } = (await ask(leader, crew, member)).body.data;
      await answer(member, _id);
      const [person = ''] = await units(leader);
      const crewWork = await aBooking(neev, {
        provider: leader,
        listing: crew,
        unitIds: [person],
        spans: [daysSpan(2)],
      });
      const ownWork = await aBooking(neev, {
        provider: member,
        listing: worker,
        unitIds: [person],
        spans: [daysSpan(3)],
      });
      const as = by === 'leader' ? leader : member;
      expect((await neev.call('DELETE', `/crewMembers/${_id}`, { as })).status).toBe(200);
      const [seat] = await units(leader);
      expect(seat).not.toBe(person);
      const rows = await live();
      expect(rows.find((row) => row.booking_id === crewWork)?.unit_id).toBe(seat);
      expect(rows.find((row) => row.booking_id === ownWork)?.unit_id).toBe(person);
      expect(await free(member, worker)).toEqual([1, 1, 0, 1, 1]);
      expect(await free(leader, crew)).toEqual([2, 1, 2, 2, 2]);
      expect((await neev.call('DELETE', `/crewMembers/${_id}`, { as })).status).toBe(404);
    },
  );

  test('who leaves work that has begun keeps the days till then, and who comes back speaks of theirs alone', async () => {
    const { leader, member, crew } = await crewOf(2);
    const join = async () => {
      const { _id } = (await ask(leader, crew, member)).body.data;
      await answer(member, _id);
      return _id;
    };
    const first = await join();
    const [person = ''] = await units(leader);
    const bookingId = await aBooking(neev, {
      ...{ provider: leader, listing: crew, unitIds: [person] },
      spans: [daysSpan(-5, 3)],
    });
    await neev.services.db
      .updateTable('bookings')
      .set({ status: 'under_way', dates: JSON.stringify({ from: dayAhead(-5), days: 8 }) })
      .where('id', '=', bookingId)
      .execute();
    const stays = async () =>
      (await findBook(neev.services.db, bookingId))?.units.map((unit) => ({
        who: unit.userId === member.userId ? 'member' : 'seat',
        ...stayOf(unit),
      }));
    const id = expect.any(String);
    await neev.call('DELETE', `/crewMembers/${first}`, { as: leader });
    const today = dayAhead(0);
    const seat = { who: 'seat', id, from: today };
    const left = { who: 'member', id: person, until: today };
    expect(await stays()).toEqual(expect.arrayContaining([seat, left]));
    expect(await units(leader)).not.toContain(person);
    // They were away from three days ago until yesterday, and come back.
    await neev.services.pool.query(
      `update reservations set released_at = now() - interval '3 days' where unit_id = $1`,
      [person],
    );
    await join();
    expect((await stays())?.find(({ who }) => who === 'member')).toEqual({
      ...{ who: 'member', id: person },
      away: [{ after: dayAhead(-3), before: today }],
    });
    const says = (date: string) => ({
      ...{ clientId: date, kind: 'day', saidAt: new Date().toISOString() },
      body: { unit: person, date, mark: 'full' },
    });
    const entries = [-3, -2, -1, 0].map((ahead) => says(dayAhead(ahead)));
    const { body } = await neev.call('POST', `/hajri/${bookingId}`, { as: member, body: { entries } });
    const types = body.data.map(({ problem }: { problem?: { type: string } }) => problem?.type);
    expect(types).toEqual([undefined, '/problems/entry-date', '/problems/entry-date', undefined]);
  });

  test.each(['the crew is deleted', 'the member leaves', 'the leader’s account ends'] as const)(
    'has the days back that the leader kept free, once %s',
    async (what) => {
      const { leader, member, crew, worker } = await crewOf(2);
      const { _id } = (await ask(leader, crew, member)).body.data;
      await answer(member, _id);
      const body = { clientId: 'off', listing: crew, from: dayAhead(1), to: dayAhead(300) };
      expect((await neev.call('POST', '/blocks', { as: leader, body })).status).toBe(201);
      expect(await free(member, worker)).toEqual([0, 0, 0, 0, 0]);
      const ends = {
        'the crew is deleted': () => neev.call('DELETE', `/deleteGroupWorker/${crew._id}`, { as: leader }),
        'the member leaves': () => neev.call('DELETE', `/crewMembers/${_id}`, { as: member }),
        'the leader’s account ends': () => endAccount(neev, leader),
      };
      await ends[what]();
      expect(await free(member, worker)).toEqual([1, 1, 1, 1, 1]);
    },
  );

  test('is not asked by a leader they have blocked', async () => {
    const { leader, member, crew } = await crewOf(2);
    const pair = { senderId: member.userId, receiverId: leader.userId };
    const { body } = await neev.call('POST', '/newConversation', { as: member, body: pair });
    const path = `/conversation/${body.data._id}/blocked`;
    expect((await neev.call('PUT', path, { as: member, body: { blocked: true } })).status).toBe(200);
    expect(await ask(leader, crew, member)).toMatchObject({
      status: 403,
      body: { type: '/problems/chat-blocked' },
    });
    expect((await neev.call('GET', '/notices', { as: member })).body.data).toEqual([]);
  });

  test('cannot be asked by a leader who has asked thirty that day', async () => {
    const { leader, member, crew } = await crewOf(2);
    for (let n = 0; n < 30; n += 1) await neev.services.limits.take('invitation-by-user', leader.userId);
    expect((await ask(leader, crew, member)).status).toBe(429);
  });

  test('who is asked twice at once takes one seat', async () => {
    const { leader, member, crew } = await crewOf(3);
    const { _id } = (await ask(leader, crew, member)).body.data;
    await Promise.all([answer(member, _id), answer(member, _id), answer(member, _id)]);
    expect(new Set(await units(leader)).size).toBe(3);
    const persons = await neev.services.db
      .selectFrom('units')
      .select('id')
      .where('kind', '=', 'person')
      .execute();
    expect(persons).toHaveLength(1);
  });
});
