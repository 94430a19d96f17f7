import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tellHours } from '#server/features/contracts/papers/by-clock.job.ts';
import { moveByClock } from '#server/features/hiring/bookings/endings/move-by-clock.job.ts';
import { makeHiringByClock } from '#server/hiring.ts';
import {
  aBill,
  aLine,
  aListedContractor,
  askForPrices,
  letHourCome,
  open,
  seal,
} from '#server/testing/contracts.ts';
import { endAccount, type Listed } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let customer: TestUser;
let suresh: Listed;
let tenderId: string;
beforeEach(async () => {
  customer = await neev.loginAs({ fullname: 'Asha Test' });
  suresh = await aListedContractor(neev);
  const bill = aBill({
    lines: [aLine({ name: 'Wall of Asha', note: 'Ring at Asha’s door' }), aLine({ no: 2, stage: 2 })],
    stages: [
      { no: 1, name: 'Room of Asha', see: ['Asha sees it'], photos: 1 },
      { no: 2, name: 'Floors', see: [], photos: 0 },
    ],
  });
  const source = { kind: 'plan', search: 'floors=2' };
  const asked = { to: [suresh.listing], name: 'House of Asha', source, bill };
  tenderId = (await askForPrices(neev, customer, asked))._id;
});
/** All that the tables of tenders and of what was drafted on them hold, as text. */
async function kept(): Promise<string> {
  const { db } = neev.services;
  const rows = [
    await db.selectFrom('tenders').selectAll().execute(),
    await db.selectFrom('tender_bills').selectAll().execute(),
    await db.selectFrom('quotes').selectAll().execute(),
    await db.selectFrom('papers').selectAll().execute(),
    await db.selectFrom('contracts').selectAll().execute(),
  ];
  return JSON.stringify(rows);
}
async function openPrice(): Promise<string> {
  const { quote, code } = await seal(neev, suresh, { tenderId, rates: { 1: 90, 2: 120 } });
  await letHourCome(neev, tenderId);
  await open(neev, quote._id, { code });
  return quote._id;
}
/** Accepts a price. @returns the contract and its first paper */
async function draft() {
  const body = { clientId: randomUUID() };
  const path = `/tenderQuotes/${await openPrice()}/accept`;
  const { _id: id, papers } = (await neev.call('PUT', path, { as: customer, body })).body.data;
  return { id, paper: papers[0] };
}
const read = async () => (await neev.call('GET', `/tenders/${tenderId}`, { as: suresh })).body.data;

describe('An account ends', () => {
  test('of a customer: no word of theirs stays in a tender, and who priced it keeps the numbers', async () => {
    await draft();
    expect(await kept()).toContain('Asha');
    await endAccount(neev, customer);
    const now = await kept();
    for (const word of ['Asha', 'Floors', 'Plaster', 'floors=2', 'visits']) expect(now).not.toContain(word);
    expect(await read()).toMatchObject({
      name: 'Construction Contract',
      source: { kind: 'plan' },
      wishes: { pay: 'fixed', gives: {} },
      bill: {
        lines: [
          { no: 1, quantity: 120.5, unit: 'm2', name: '–' },
          { no: 2, stage: 2 },
        ],
      },
      quotes: [{ status: 'lapsed', total: expect.any(Number) }],
    });
  });

  test('of a customer: a tender stays readable that an agreed contract stands on', async () => {
    const { id, paper } = await draft();
    for (const as of [customer, suresh])
      await neev.call('PUT', `/workContracts/${id}/papers/${paper._id}/sign`, {
        as,
        body: { sha256: paper.sha256 },
      });
    await endAccount(neev, customer);
    expect(await read()).toMatchObject({
      name: 'House of Asha',
      bill: { lines: [{ name: 'Wall of Asha' }, {}] },
    });
  });

  test('of a contractor: of a price that a draft stood on goes the name of the listing', async () => {
    const { id, paper } = await draft();
    const rows = () => neev.services.db.selectFrom('quotes').select(['listing_name', 'status']).execute();
    expect(await rows()).toEqual([{ listing_name: expect.stringMatching(/./), status: 'accepted' }]);
    await endAccount(neev, suresh);
    expect(await rows()).toEqual([{ listing_name: 'Former user', status: 'withdrawn' }]);
    const { body } = await neev.call('GET', `/workContracts/${id}`, { as: customer });
    expect(body.data).toMatchObject({ status: 'lapsed', listingName: 'Former user', papers: [] });
    expect(await kept()).not.toContain(paper.body.parties.provider);
  });
});

test.each<[string, object]>([
  ['other lines', { lines: JSON.stringify([aLine({ name: '–' })]) }],
  ['other stages', { stages: JSON.stringify([{ no: 1, name: '–', see: [], photos: 9 }]) }],
  ['its own words still', { lines: sql`lines` }],
  ['another version', { version: 2 }],
  ['another hash', { sha256: Buffer.alloc(32) }],
  ['another time', { created_at: new Date(0) }],
])('The database lets a bill lose all its words, never have %s', async (_, other) => {
  const { db } = neev.services;
  const erased = { lines: sql`lines_without_words(lines)`, stages: sql`stages_without_words(stages)` };
  const change = (set: object) => db.updateTable('tender_bills').set(set).execute();
  await expect(change({ ...erased, ...other })).rejects.toThrow('this stands as it was sent');
  await change(erased);
});

describe('A tender that ends', () => {
  const waiting = () =>
    neev.services.db.selectFrom('tenders').select('name').where('hour_told', '=', false).execute();
  const by = (at: Date) => ({ ...makeHiringByClock(neev.services), now: () => at });

  test('before its hour waits for none any more', async () => {
    await seal(neev, suresh, { tenderId, rates: { 1: 90 } });
    expect(await waiting()).toHaveLength(1);
    await neev.call('PUT', `/jobRequests/${tenderId}/close`, { as: customer, body: {} });
    expect(await waiting()).toEqual([]);
    await letHourCome(neev, tenderId);
    await tellHours({ services: neev.services, now: () => new Date() });
    expect(
      await neev.services.db.selectFrom('notices').select('kind').where('kind', '=', 'hour').execute(),
    ).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['by time', () => moveByClock(by(new Date(Date.now() + 40 * 86_400_000)))],
    ['with the account', () => endAccount(neev, customer)],
    ['by a close', () => neev.call('PUT', `/jobRequests/${tenderId}/close`, { as: customer, body: {} })],
  ])('%s is heard by the open pages of who was asked', async (_, end) => {
    const emit = vi.spyOn(neev.services.realtime, 'emit');
    await end();
    const heard = emit.mock.calls.filter(([, event]) => event === 'hiring').map(([to, , what]) => [to, what]);
    expect(heard).toContainEqual([
      expect.arrayContaining([customer.userId, suresh.userId]),
      { kind: 'tender', _id: tenderId },
    ]);
    emit.mockRestore();
  });
});
