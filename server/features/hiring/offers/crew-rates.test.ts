import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accept, aListedCrew, aListedWorker, anItem, ask, inDays, offer } from '#server/testing/hiring.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

const rates = [
  { trade: 'mason', count: 2, price: 900 },
  { trade: 'helper', count: 5, price: 600 },
];
const problem = (path: string, name: string) => ({
  status: 400,
  body: { errors: [{ path, type: `/problems/${name}` }] },
});

async function offered(changes: object = {}) {
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const crew = await aListedCrew(neev);
  const item = anItem({ of: 'groupWorker', category: 'Construction Labour', count: 7, price: null });
  const request = await ask(neev, customer, { to: [crew.listing], items: [item] });
  const sent = { itemId: request.items[0]._id, count: 7, price: 1, terms: { rates }, ...changes };
  return { customer, crew, itemId: sent.itemId, answer: await offer(neev, crew, sent) };
}

async function booked() {
  const made = await offered();
  const { body } = await accept(neev, made.customer, { id: made.answer.body.data._id });
  return { ...made, booking: body.data };
}

const pricesOf = (units: { price?: number }[]) => units.map(({ price }) => price);

describe('A crew with two rates', () => {
  test('offers them in one: their sum for all days, and all of the people or none', async () => {
    const { answer } = await offered();
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { count: 7, minCount: 7, price: 686, terms: { rates }, total: (1800 + 3000) * 3 } },
    });
  });

  test('is told the minimum wage by the least of them', async () => {
    const poor = [rates[0], { ...rates[1], price: 100 }];
    const { answer } = await offered({ terms: { rates: poor } });
    expect(answer.body.data.payNotes).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'below-minimum' })]),
    );
  });

  test('is booked so that each person has one of them', async () => {
    const { booking, crew } = await booked();
    expect(booking).toMatchObject({ total: 14_400, terms: { rates } });
    expect(pricesOf(booking.units)).toEqual([900, 900, 600, 600, 600, 600, 600]);
    const { body } = await neev.call('GET', `/hajri/${booking._id}`, { as: crew });
    expect(pricesOf(body.units)).toEqual([900, 900, 600, 600, 600, 600, 600]);
  });

  test('earns by the book what each person’s days come to', async () => {
    const { booking, customer } = await booked();
    // The first day lies ahead: it began yesterday.
    const dates = JSON.stringify({ from: inDays(-1), days: 3 });
    await neev.services.pool.query('update bookings set dates = $2, status = $3 where id = $1', [
      ...[booking._id, dates, 'under_way'],
    ]);
    const entries = booking.units.map(({ _id }: { _id: string }, place: number) => ({
      clientId: randomUUID(),
      kind: 'day',
      body: { unit: _id, date: inDays(-1), mark: place === 6 ? 'half' : 'full', overtimeHours: 0 },
      saidAt: new Date().toISOString(),
    }));
    const { body } = await neev.call('POST', `/hajri/${booking._id}`, {
      as: customer,
      body: { entries, after: 0 },
    });
    expect(body.book.balance.agreed.earned).toBe(2 * 900 + 4 * 600 + 300);
    const { body: settled } = await neev.call('GET', `/bookings/${booking._id}/settlement`, { as: customer });
    expect(settled.data.lines).toEqual([
      { key: 'full', of: 2, rate: 900, amount: 1800 },
      { key: 'full', of: 4, rate: 600, amount: 2400 },
      { key: 'half', of: 1, rate: 300, amount: 300 },
    ]);
  });

  test('sends somebody else at the rate of who stays at home, also after the days change', async () => {
    const { booking, crew, customer } = await booked();
    const path = `/bookings/${booking._id}`;
    const { body: all } = await neev.call('GET', `${path}/units`, { as: crew });
    const spare = all.data.find((unit: { booked: boolean }) => !unit.booked)._id;
    const [first, ...others] = booking.units.map(({ _id }: { _id: string }) => _id);
    const { body: swapped } = await neev.call('PUT', `${path}/units`, {
      as: crew,
      body: { version: booking.version, unitIds: [...others, spare] },
    });
    const priceOf = (units: { _id: string; price: number }[], id: string) =>
      units.find(({ _id }) => _id === id)?.price;
    expect(priceOf(swapped.data.units, spare)).toBe(900);
    expect(priceOf(swapped.data.units, first)).toBe(undefined);
    const dates = { from: inDays(9), days: 2 };
    const change = await neev.call('POST', `${path}/changes`, {
      as: customer,
      body: { clientId: randomUUID(), dates },
    });
    await neev.call('PUT', `${path}/changes/${change.body.data._id}`, { as: crew, body: { accept: true } });
    const { body: moved } = await neev.call('GET', path, { as: customer });
    expect(moved.data).toMatchObject({ dates, total: (1800 + 3000) * 2 });
    expect(priceOf(moved.data.units, spare)).toBe(900);
    const prices = moved.data.units.map(({ price }: { price: number }) => price);
    expect(prices.toSorted((one: number, other: number) => other - one)).toEqual([
      900, 900, 600, 600, 600, 600, 600,
    ]);
  });

  test('gives nobody who was sent home and comes back another rate than before', async () => {
    const { booking, crew } = await booked();
    const path = `/bookings/${booking._id}`;
    const { body: all } = await neev.call('GET', `${path}/units`, { as: crew });
    const spare = all.data.find((unit: { booked: boolean }) => !unit.booked)._id;
    const byPrice = (price: number) =>
      booking.units.filter((unit: { price: number }) => unit.price === price);
    const [dear] = byPrice(900).map(({ _id }: { _id: string }) => _id);
    const [cheap] = byPrice(600).map(({ _id }: { _id: string }) => _id);
    const ids: string[] = booking.units.map(({ _id }: { _id: string }) => _id);
    const swap = (version: number, unitIds: string[]) =>
      neev.call('PUT', `${path}/units`, { as: crew, body: { version, unitIds } });
    const { body: without } = await swap(booking.version, [...ids.filter((id) => id !== cheap), spare]);
    const up = ids.filter((id) => id !== dear).concat(spare);
    expect(await swap(without.data.version, up)).toMatchObject(problem('unitIds', 'rates-stand'));
    const { body: back } = await swap(without.data.version, ids);
    expect(back.data.units).toEqual(booking.units);
  });

  test.each([
    [{ count: 8 }, 'count'],
    [{ price: 700 }, 'price'],
  ])('keeps them: a change to %j is refused beside the field', async (wanted, path) => {
    const { booking, customer } = await booked();
    const answer = await neev.call('POST', `/bookings/${booking._id}/changes`, {
      as: customer,
      body: { clientId: randomUUID(), ...wanted },
    });
    expect(answer).toMatchObject(problem(path, 'rates-stand'));
  });

  test('gives way to one price for all where the customer asks for that', async () => {
    const { answer, customer } = await offered();
    const counter = (body: object) =>
      neev.call('POST', `/jobOffers/${answer.body.data._id}/counter`, {
        as: customer,
        body: { clientId: randomUUID(), ...body },
      });
    const { body } = await counter({ price: 650 });
    expect(body.data).toMatchObject({ price: 650, count: 7, total: 650 * 7 * 3 });
    expect(body.data.terms).not.toHaveProperty('rates');
  });

  test('keeps its rates where the customer asks for other days alone', async () => {
    const { answer, customer } = await offered();
    const { body } = await neev.call('POST', `/jobOffers/${answer.body.data._id}/counter`, {
      as: customer,
      body: { clientId: randomUUID(), dates: { from: inDays(4), days: 1 } },
    });
    expect(body.data).toMatchObject({ terms: { rates }, total: 4800 });
  });

  test('is asked again for each rate by itself', async () => {
    const { booking, customer } = await booked();
    await neev.services.pool.query(`update bookings set status = 'done' where id = $1`, [booking._id]);
    const { body } = await neev.call('POST', `/bookings/${booking._id}/again`, {
      as: customer,
      body: { clientId: randomUUID(), dates: { from: inDays(20), days: 2 } },
    });
    expect(body.data.items).toMatchObject(rates);
  });
});

test.each([
  [{ count: 6 }, problem('terms.rates', 'rates-invalid')],
  [{ terms: { rates: [rates[0]] } }, problem('terms.rates', 'rates-invalid')],
  [
    { terms: { rates: [rates[0], { ...rates[1], price: 0 }] } },
    problem('terms.rates.1.price', 'price-invalid'),
  ],
  [
    { terms: { rates: [rates[0], { ...rates[1], trade: 'architect' }] } },
    problem('terms.rates.1.trade', 'trade-invalid'),
  ],
  [{ per: 'job' }, problem('terms.rates', 'rates-invalid')],
])('rates that do not fit are refused beside their field: %j', async (changes, refusal) => {
  const { answer } = await offered(changes);
  expect(answer).toMatchObject(refusal);
});

test('one worker alone has one rate', async () => {
  const customer = await neev.loginAs();
  const worker = await aListedWorker(neev);
  const request = await ask(neev, customer, { to: [worker.listing], items: [anItem({ count: 7 })] });
  const sent = { itemId: request.items[0]._id, count: 7, terms: { rates } };
  expect(await offer(neev, worker, sent)).toMatchObject(problem('terms.rates', 'rates-invalid'));
});
