import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aMachine } from '#server/testing/a-rental.ts';
import { accept, anItem, ask, inDays, offer } from '#server/testing/hiring.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const dates = { from: inDays(2), days: 1 };
const terms = { stock: 3, transportBase: 500, gstPercent: 18, deposit: 2000 };

async function aMixer(changes: object = {}) {
  const { owner, productId } = await aMachine(neev, { price: 1200 });
  await neev.call('PUT', `/rentTerms/${productId}`, { as: owner, body: { ...terms, ...changes } });
  const listing = { kind: 'product' as const, _id: productId };
  return { productId, owner: { ...owner, listing }, customer: await neev.loginAs() };
}
type Mixer = Awaited<ReturnType<typeof aMixer>>;

const onThePage = async ({ productId, customer }: Mixer, changes: object = {}) =>
  (
    await neev.call('POST', '/rentQuote', {
      as: customer,
      body: { productId, dates, pin: '411001', ...changes },
    })
  ).body.data;

async function offered({ owner, customer }: Mixer, item: object = {}, terms: object = {}) {
  const asked = { of: 'product', category: 'Hammer', dates, price: 1200, ...item };
  const request = await ask(neev, customer, { to: [owner.listing], items: [anItem(asked)] });
  return (await offer(neev, owner, { itemId: request.items[0]._id, price: 1200, ...terms })).body.data;
}

describe('A rental costs the same', () => {
  test('on the product’s page, in the offer, in the booking and after a change of its days', async () => {
    const mixer = await aMixer();
    const shown = await onThePage(mixer);
    expect(shown).toMatchObject({ total: 2006, deposit: 2000 });
    const made = await offered(mixer);
    expect(made).toMatchObject({ total: 2006, quote: shown });
    const { body } = await accept(neev, mixer.customer, { id: made._id });
    expect(body.data).toMatchObject({ total: 2006, quote: shown });

    const longer = { from: dates.from, days: 3 };
    const asked = await neev.call('POST', `/bookings/${body.data._id}/changes`, {
      as: mixer.customer,
      body: { clientId: randomUUID(), dates: longer },
    });
    await neev.call('PUT', `/bookings/${body.data._id}/changes/${asked.body.data._id}`, {
      as: mixer.owner,
      body: { accept: true },
    });
    const after = (await neev.call('GET', `/bookings/${body.data._id}`, { as: mixer.owner })).body.data;
    expect(after.total).toBe((await onThePage(mixer, { dates: longer })).total);
  });

  test('where fewer are taken than were offered', async () => {
    const mixer = await aMixer();
    const made = await offered(mixer, { count: 3 }, { count: 3, minCount: 1 });
    const { body } = await accept(neev, mixer.customer, { id: made._id, count: 2 });
    expect(body.data.total).toBe((await onThePage(mixer, { count: 2 })).total);
    expect(body.data.quote).toMatchObject({ total: body.data.total, deposit: 4000 });
  });

  test('where the owner has said no terms, for half days and by the hour too', async () => {
    const { owner, productId } = await aMachine(neev, { price: 1201 });
    const mixer = {
      productId,
      owner: { ...owner, listing: { kind: 'product' as const, _id: productId } },
      customer: await neev.loginAs(),
    };
    for (const when of [
      { from: inDays(2), days: 3, part: 'morning' },
      { start: `${inDays(9)}T03:30:00.000Z`, hours: 5 },
    ]) {
      const { total } = await onThePage(mixer, { dates: when });
      expect(await offered(mixer, { dates: when, price: null }, { price: 1201, per: 'day' })).toMatchObject({
        total,
      });
    }
  });

  test('without an operator where the customer wanted none, through to the booking', async () => {
    const mixer = await aMixer({ operator: 'extra', operatorPerDay: 800 });
    const alone = await onThePage(mixer, { operator: false });
    expect(alone.total).toBeLessThan((await onThePage(mixer)).total);
    const made = await offered(mixer, { operator: false });
    expect(made).toMatchObject({ total: alone.total, terms: { operator: false } });
    const { body } = await accept(neev, mixer.customer, { id: made._id });
    expect(body.data.total).toBe(alone.total);
  });

  test('at a price of the whole job, which holds everything but the deposit', async () => {
    const mixer = await aMixer();
    const said = { price: 5000, per: 'job' };
    expect(await onThePage(mixer, said)).toMatchObject({ total: 5000, deposit: 2000 });
    expect(await offered(mixer, said, said)).toMatchObject({ total: 5000, quote: { deposit: 2000 } });
  });
});
