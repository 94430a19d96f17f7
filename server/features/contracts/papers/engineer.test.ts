import { beforeEach, describe, expect, test } from 'vitest';
import { siteDate } from '#domain/calendar/dates.ts';
import { endAccount, type Listed, noticesOf } from '#server/testing/hiring.ts';
import {
  acceptPrice,
  anEngineer,
  anOpenPrice,
  aSignedContract,
  readContract,
  type SignedContract,
} from '#server/testing/signed-contract.ts';
import { said, writeSite } from '#server/testing/site-books.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let deal: SignedContract;
let meera: Listed;
beforeEach(async () => {
  deal = await aSignedContract(neev);
  meera = await anEngineer(neev);
});
const put = (as: TestUser, body: object, id = deal.id) =>
  neev.call('PUT', `/workContracts/${id}/engineer`, { as, body });
const name = () => put(deal.customer, { listing: meera.listing });
const problemOf = async (answer: ReturnType<typeof put>) => (await answer).body.type;

describe('An engineer', () => {
  test('is named by the customer, hears of it and says yes', async () => {
    expect((await name()).body.data.engineer).toEqual({
      listing: meera.listing._id,
      name: 'Meera Test',
      agreed: false,
    });
    expect(await noticesOf(neev, meera)).toContain('engineer');
    const list = async () => (await neev.call('GET', '/workContracts?as=engineer', { as: meera })).body;
    expect(await list()).toMatchObject({
      total: 1,
      data: [{ side: 'engineer', total: null, waitsForMe: true }],
    });
    expect((await put(meera, { accept: true })).body.data.engineer.agreed).toBe(true);
    expect(await list()).toMatchObject({ data: [{ waitsForMe: false }] });
    expect(await noticesOf(neev, deal.customer)).toContain('engineer-yes');
    // Naming the same again keeps their word.
    expect((await name()).body.data.engineer.agreed).toBe(true);
  });

  test('reads lines without money, no papers, no phones, and the address once they agreed', async () => {
    await name();
    const before = await readContract(neev, { as: meera, id: deal.id });
    expect(Object.keys(before).toSorted()).toEqual(
      [
        ...[
          '_id',
          'address',
          'bill',
          'createdAt',
          'customerName',
          'defectsUntil',
          'engineer',
          'handedOverOn',
        ],
        ...['listing', 'listingName', 'name', 'pin', 'place', 'side', 'status'],
      ].toSorted(),
    );
    expect(JSON.stringify(before.bill)).not.toMatch(/rate|amount|ahead|total|gst/i);
    expect(before).toMatchObject({
      address: null,
      bill: { version: 1, lines: [{ quantity: 120.5 }, {}, {}] },
    });
    await put(meera, { accept: true });
    expect((await readContract(neev, { as: meera, id: deal.id })).address).toBe('12 Hill Road');
  });

  test('who says no, or is named no more, reads nothing', async () => {
    await name();
    expect((await put(meera, { accept: false })).body.data).toBeNull();
    expect(await noticesOf(neev, deal.customer)).toContain('engineer-no');
    expect(await readContract(neev, { as: meera, id: deal.id })).toBeNull();
    await name();
    expect((await put(deal.customer, { listing: null })).body.data.engineer).toBeUndefined();
    expect(await readContract(neev, { as: meera, id: deal.id })).toBeNull();
  });

  test('is no side, is listed, and is named by the customer alone while the contract runs', async () => {
    const none = '0b7d5f0e-5b1b-4d0e-9d5c-1b1f3f6f0a11';
    const own = await anEngineer(neev);
    await neev.services.db
      .updateTable('providers')
      .set({ user_id: deal.customer.userId })
      .where('id', '=', own.listing._id)
      .execute();
    expect(await problemOf(put(deal.customer, { listing: own.listing }))).toBe('/problems/engineer-side');
    expect(await problemOf(put(deal.customer, { listing: { kind: 'engineer', _id: none } }))).toBe(
      '/problems/listing-gone',
    );
    expect(await problemOf(put(deal.customer, { listing: deal.other.listing }))).toBe('/problems/bad-input');
    expect(await problemOf(put(deal.customer, { accept: true }))).toBe('/problems/not-allowed');
    expect(await problemOf(put(deal.contractor, { listing: meera.listing }))).toBe('/problems/not-allowed');
    expect(await problemOf(put(meera, { accept: true }))).toBe('/problems/not-found');
    const { customer, quoteId } = await anOpenPrice(neev);
    const draft = (await acceptPrice(neev, customer, quoteId)).body.data._id;
    expect(await problemOf(put(customer, { listing: meera.listing }, draft))).toBe('/problems/state-changed');
  });

  test('writes and signs no paper', async () => {
    await name();
    await put(meera, { accept: true });
    const body = { clientId: 'x', kind: 'ending', body: { reason: 'other', text: 'Enough' } };
    expect((await neev.call('POST', `/workContracts/${deal.id}/papers`, { as: meera, body })).status).toBe(
      404,
    );
  });

  test('has what they may read in their download, and is forgotten with the account', async () => {
    await name();
    await put(meera, { accept: true });
    const on = siteDate(new Date());
    await writeSite(neev, deal.customer, {
      id: deal.id,
      entries: [
        said('work', { stage: 1, version: 1, whole: true, note: 'North wall first' }),
        said('money', { sort: 'other', to: 'provider', amount: 98_765, on, how: 'upi', knowing: true }),
      ],
    });
    const { body } = await neev.call('GET', '/me/data', { as: meera });
    expect(JSON.stringify(body)).toContain('North wall first');
    expect(JSON.stringify(body)).not.toMatch(/"rate"|98765/);
    await endAccount(neev, meera);
    expect((await readContract(neev, { as: deal.customer, id: deal.id })).engineer).toBeUndefined();
  });
});

test('The download of a side leaves out the other side’s phone', async () => {
  const { phone } = await readContract(neev, { as: deal.customer, id: deal.id });
  expect(phone).toBeTruthy();
  const { body } = await neev.call('GET', '/me/data', { as: deal.customer });
  expect(JSON.stringify(body)).toContain(deal.id);
  expect(JSON.stringify(body)).not.toContain(phone);
});
