import { describe, expect, test } from 'vitest';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { aBooking, aListing, aMachine, dayAhead, daysSpan, ownDaysOf } from '../calendar-in-test.ts';
import { resizeUnits } from './resize-units.rules.ts';

const neev = useTestApp();

const units = async (as: TestUser): Promise<string[]> => {
  return (await ownDaysOf(neev, as, [1])).map(({ unit }) => unit);
};
const crewOf = (as: TestUser, group_size: number) => aListing(neev, as, { kind: 'groupWorker', group_size });
const resize = (as: TestUser, { _id }: ListingRef, groupSize: number) =>
  neev.call('PUT', `/updateGroupWorker/${_id}`, { as, body: { groupSize } });
const live = () => neev.services.db.selectFrom('reservations').selectAll().orderBy('id').execute();

describe('With fewer people, teams or machines', () => {
  test('the free ones retire, the highest number first', async () => {
    const asha = await neev.loginAs();
    const crew = await crewOf(asha, 4);
    const [one = '', two = '', three = '', four = ''] = await units(asha);
    await aBooking(neev, { provider: asha, listing: crew, unitIds: [one, four], spans: [daysSpan(2)] });
    expect((await resize(asha, crew, 3)).status).toBe(200);
    expect(await units(asha)).toEqual([one, two, four]);
    expect((await resize(asha, crew, 2)).status).toBe(200);
    expect(await units(asha)).toEqual([one, four]);
    const { body } = await neev.call(
      'GET',
      `/freeDays/groupWorker/${crew._id}?from=${dayAhead(1)}&to=${dayAhead(2)}`,
      { as: asha },
    );
    expect(body.data.map(({ free, of }: { free: number; of: number }) => [free, of])).toEqual([
      [2, 2],
      [0, 2],
    ]);
    expect([two, three]).not.toContain((await units(asha))[0]);
  });

  test('too few free ones are "booked", and nothing changes', async () => {
    const asha = await neev.loginAs();
    const crew = await crewOf(asha, 3);
    const all = await units(asha);
    await aBooking(neev, { provider: asha, listing: crew, unitIds: all.slice(0, 2), spans: [daysSpan(2)] });
    const before = await live();
    const refused = await resize(asha, crew, 1);
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/units-booked']);
    expect(await live()).toEqual(before);
    expect(await units(asha)).toEqual(all);
    expect((await neev.call('GET', `/getGroupWorker/${crew._id}`, { as: asha })).body.data.groupSize).toBe(3);
  });

  test('work that is over binds nobody, and a block goes with its unit', async () => {
    const asha = await neev.loginAs();
    const crew = await crewOf(asha, 2);
    const [, two = ''] = await units(asha);
    await aBooking(neev, { provider: asha, listing: crew, unitIds: [two], spans: [daysSpan(-3)] });
    const body = { clientId: 'b', listing: crew, from: dayAhead(1), to: dayAhead(2), unitIds: [two] };
    await neev.call('POST', '/blocks', { as: asha, body });
    expect((await resize(asha, crew, 1)).status).toBe(200);
    expect((await live()).map(({ block_id }) => block_id)).toEqual([null]);
  });

  test('named people stay', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const crew = await crewOf(asha, 2);
    const asked = { listing: crew, userId: ravi.userId };
    const { _id } = (await neev.call('POST', '/crewMembers', { as: asha, body: asked })).body.data;
    await neev.call('PUT', `/crewMembers/${_id}`, { as: ravi, body: { accept: true } });
    const [named] = await units(asha);
    expect((await resize(asha, crew, 1)).status).toBe(200);
    expect(await units(asha)).toEqual([named]);
  });

  test('a contractor’s teams, 1 to 20, likewise', async () => {
    const asha = await neev.loginAs();
    const contractor = await aListing(neev, asha, { kind: 'contractor', age: 40, teams: 3 });
    const [, , three = ''] = await units(asha);
    await aBooking(neev, { provider: asha, listing: contractor, unitIds: [three], spans: [daysSpan(2)] });
    const change = (teams: number) =>
      neev.call('PUT', `/updateContractor/${contractor._id}`, { as: asha, body: { teams } });
    expect((await change(1)).body.data.teams).toBe(1);
    expect(await units(asha)).toEqual([three]);
    for (const teams of [0, 21]) expect((await change(teams)).body.type).toBe('/problems/teams-invalid');
    expect((await change(2)).body.data.teams).toBe(2);
    expect(await units(asha)).toHaveLength(2);
  });

  test('a product’s stock likewise', async () => {
    const asha = await neev.loginAs();
    const machine = await aMachine(neev, asha, 3);
    const all = await units(asha);
    await inTransaction(neev, (transaction) =>
      resizeUnits(transaction, { ref: machine }, { capacity: 2, now: new Date() }),
    );
    const active = await neev.services.db
      .selectFrom('units')
      .select('id')
      .where('active', '=', true)
      .execute();
    expect(active.map(({ id }) => id).sort()).toEqual(all.slice(0, 2).sort());
  });
});
