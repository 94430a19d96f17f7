import { describe, expect, test } from 'vitest';
import { aListedCrew, aListedWorker, anItem, aRequest, type Listed } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const available = async (listed: Listed): Promise<Listed> => {
  const isCrew = listed.listing.kind === 'groupWorker';
  await neev.call('PUT', `/${isCrew ? 'updateGroupWorker' : 'updateWorker'}/${listed.listing._id}`, {
    as: listed,
    body: isCrew ? { available: true } : { status: true },
  });
  return listed;
};
const other = async (trades: string[], pin: string) =>
  available(await aListedWorker(neev, { role: 'Other', trades, pin }));
const ask = async (pin: string, item: object) =>
  neev.call('POST', '/jobRequests', {
    as: await neev.loginAs(),
    body: aRequest({ pin, items: [anItem({ category: 'Other', ...item })] }),
  });
const sees = async (as: TestUser) =>
  (await neev.call('GET', '/jobRequests?as=forMe', { as })).body.data.map(({ _id }: { _id: string }) => _id);

describe('Who is asked for a trade', () => {
  test('is who says it, in a crew too, and nobody else of the category', async () => {
    const pin = '560001';
    const plumber = await other(['plumber'], pin);
    const welder = await other(['welder'], pin);
    const silent = await other([], pin);
    const crew = await available(
      await aListedCrew(neev, { category: 'Other Group Works', trades: ['plumber'], pin }),
    );
    const { status, body } = await ask(pin, { trade: 'plumber' });
    expect([status, body.data.items[0].trade]).toEqual([201, 'plumber']);
    const asked = await Promise.all([plumber, welder, silent, crew].map(sees));
    expect(asked.map((ids) => ids.includes(body.data._id))).toEqual([true, false, false, true]);
    expect((await neev.call('GET', `/jobRequests/${body.data._id}`, { as: welder })).status).toBe(404);
    expect((await neev.call('GET', `/jobRequests/${body.data._id}`, { as: plumber })).status).toBe(200);
  });

  test('is the category where all who say it near are not available', async () => {
    const pin = '302001';
    await aListedWorker(neev, { role: 'Other', trades: ['plumber'], pin });
    const silent = await other([], pin);
    const { body } = await ask(pin, { trade: 'plumber' });
    expect(await sees(silent)).toContain(body.data._id);
  });

  test('is the category where nobody near says it', async () => {
    const pin = '700001';
    const welder = await other(['welder'], pin);
    const silent = await other([], pin);
    const { body } = await ask(pin, { trade: 'plumber' });
    const asked = await Promise.all([welder, silent].map(sees));
    expect(asked.map((ids) => ids.includes(body.data._id))).toEqual([true, true]);
  });

  test('without a trade everybody of the category is asked, as ever', async () => {
    const pin = '600001';
    const welder = await other(['welder'], pin);
    const { body } = await ask(pin, {});
    expect(await sees(welder)).toContain(body.data._id);
    expect(body.data.items[0]).not.toHaveProperty('trade');
  });

  test('a trade of another category is refused at its field', async () => {
    const { status, body } = await ask('560001', { trade: 'mason' });
    expect([status, body.errors[0].path]).toEqual([400, 'items.0.trade']);
  });

  test('a machine below the nine hand tools can be asked for', async () => {
    const { status } = await ask('560001', { of: 'product', category: 'Concrete mixer' });
    expect(status).toBe(201);
  });
});

test('A request that a provider has answered says so to that provider alone, until the customer answers', async () => {
  const pin = '302017';
  const plumber = await other(['plumber'], pin);
  const second = await other(['plumber'], pin);
  const { body } = await ask(pin, { trade: 'plumber', count: 2 });
  const answered = async (as: TestUser) =>
    (await neev.call('GET', '/jobRequests?as=forMe', { as })).body.data.map((one: { answered?: true }) =>
      Boolean(one.answered),
    );
  expect(await answered(plumber)).toEqual([false]);
  const offer = await neev.call('POST', '/jobOffers', {
    as: plumber,
    body: { clientId: 'one', itemId: body.data.items[0]._id, listing: plumber.listing, count: 1, price: 900 },
  });
  expect(offer.status).toBe(201);
  expect([await answered(plumber), await answered(second)]).toEqual([[true], [false]]);
  await neev.call('PUT', `/jobOffers/${offer.body.data._id}/withdraw`, { as: plumber });
  expect(await answered(plumber)).toEqual([false]);
});
