import { describe, expect, test } from 'vitest';
import { aListedWorker, inDays } from '#server/testing/hiring.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const anyone = (path: string, body: object) => neev.call('POST', path, { body });

describe('A sentence is read for anyone', () => {
  test('as items, days and place', async () => {
    const { status, body } = await anyone('/readWish', {
      text: '2 masons @900 and a mixer for 3 days from tomorrow 411038, zqxv',
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      items: [
        { of: 'worker', category: 'Construction', trade: 'mason', count: 2, price: 900 },
        { of: 'product', category: 'Concrete mixer', machine: 'mixer', count: 1 },
      ],
      dates: { from: inDays(1), days: 3 },
      pin: '411038',
      unread: ['zqxv'],
    });
  });

  test('with the PIN code before a town that is elsewhere, which is shown', async () => {
    const read = async (text: string) => (await anyone('/readWish', { text })).body.data;
    expect(await read('plumber Nashik 411038')).toMatchObject({ pin: '411038', unread: ['Nashik'] });
    expect(await read('plumber in Kothrud Pune 411038')).toMatchObject({
      ...{ pin: '411038', place: 'Pune' },
      unread: ['Kothrud'],
    });
  });

  test.each([
    [{ text: ' ' }, 'wish-missing'],
    [{}, 'wish-missing'],
    [{ text: 'm'.repeat(501) }, 'wish-long'],
  ])('%j is refused at its field', async (sent, problem) => {
    const { status, body } = await anyone('/readWish', sent);
    expect([status, body.errors[0].path]).toEqual([400, 'text']);
    expect(body.type).toContain(problem);
  });
});

const register = async (pin: string, changes: object) => {
  const listed = await aListedWorker(neev, { role: 'Other', pin, ...changes });
  await neev.call('PUT', `/updateWorker/${listed.listing._id}`, { as: listed, body: { status: true } });
  return listed;
};
const plumbers = (pin: string, more: object = {}) =>
  anyone('/matches', { pin, items: [{ of: 'worker', category: 'Other', trade: 'plumber' }], ...more });

describe('How many near do a work', () => {
  test('counts who says the trade, and tells the middle half of their prices', async () => {
    const pin = '500001';
    for (const price of [500, 600, 700, 800]) await register(pin, { trades: ['plumber'], price });
    await register(pin, { trades: ['welder'], price: 5000 });
    const { status, body } = await plumbers(pin);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { item: 0, near: 4, within: 25, by: 'trade', usualPerDay: { low: 500, high: 700 } },
    ]);
  });

  test('hides fewer than three and their prices, and counts the category where nobody says the trade', async () => {
    const pin = '380001';
    await register(pin, { trades: ['welder'] });
    expect((await plumbers(pin)).body.data).toEqual([
      { item: 0, near: '<3', within: 25, by: 'category', usualPerDay: null },
    ]);
  });

  test('says that nobody is there', async () => {
    expect((await plumbers('795001')).body.data).toEqual([
      { item: 0, near: 0, within: 100, by: 'category', usualPerDay: null },
    ]);
  });

  test('with days counts who is free', async () => {
    const pin = '641001';
    const first = await register(pin, { trades: ['plumber'] });
    for (const _ of [1, 2, 3]) await register(pin, { trades: ['plumber'] });
    const blocked = await neev.call('POST', '/blocks', {
      as: first,
      body: { clientId: 'ill', listing: first.listing, from: inDays(3), to: inDays(3) },
    });
    expect(blocked.status).toBe(201);
    const near = async (from: number) =>
      (await plumbers(pin, { dates: { from: inDays(from), days: 2 } })).body.data[0].near;
    expect([await near(3), await near(10)]).toEqual([3, 4]);
  });

  test.each([
    [{ pin: '411001', items: [] }, 'items'],
    [{ pin: '411001', items: [{ of: 'worker', category: 'Wizardry' }] }, 'items.0.category'],
    [{ pin: '411001', items: [{ of: 'worker', category: 'Other', trade: 'mason' }] }, 'items.0.trade'],
    [{ pin: '999999', items: [{ of: 'worker', category: 'Other' }] }, 'pin'],
  ])('%j is refused at %s', async (sent, path) => {
    const { status, body } = await anyone('/matches', sent);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });
});
