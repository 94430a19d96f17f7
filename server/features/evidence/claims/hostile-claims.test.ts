import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { atSite } from '#domain/calendar/dates.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { endAccount } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const at = (date: string, time = '12:00') => vi.setSystemTime(atSite(date, time));
const days = ['2026-12-01', '2026-12-02', '2026-12-03'];

let asha: TestUser;
let ramesh: TestUser;
beforeEach(async () => {
  vi.useFakeTimers({ now: atSite('2026-12-04', '12:00'), toFake: ['Date'] });
  asha = await neev.loginAs({ fullname: 'Asha Test' });
  ramesh = await neev.loginAs({ fullname: 'Ramesh Test' });
  return () => vi.useRealTimers();
});

/** Three days that both agree to, 700 each: 2,100 is owed, to be reminded of from 6 December. */
async function aBook(more: object = {}) {
  const dates = { from: '2026-12-01', days: 30 };
  const people = { customer: asha, provider: ramesh };
  const made = await aBooking(neev, { ...people, dates, price: 700, status: 'under_way', ...more });
  const id = made.bookingId;
  const say = async (as: TestUser, kind: string, body: object): Promise<string> => {
    const entry = { clientId: randomUUID(), kind, body, saidAt: new Date().toISOString() };
    const answer = await neev.call('POST', `/hajri/${id}`, { as, body: { entries: [entry] } });
    expect(answer.body.data[0]).toHaveProperty('entry');
    return answer.body.data[0].entry._id;
  };
  const day = (as: TestUser, date: string, mark = 'full') =>
    say(as, 'day', { unit: made.units[0], date, mark, overtimeHours: 0 });
  for (const date of days) for (const as of [ramesh, asha]) await day(as, date);
  const call = (method: 'POST' | 'DELETE' | 'GET', what: string, as = ramesh) =>
    neev.call(method, `/bookings/${id}/${what}`, { as });
  return {
    ...{ id, say, day, call },
    done: () =>
      neev.services.pool.query(`update bookings set status = 'done', status_at = $2 where id = $1`, [
        id,
        new Date(),
      ]),
    got: (amount: number, as = ramesh) =>
      say(as, 'money', { sort: 'wage', to: 'provider', amount, on: '2026-12-04', how: 'upi' }),
    owed: async () => (await neev.call('GET', '/owed', { as: ramesh })).body.data[0],
    told: async () => {
      const { body } = await neev.call('GET', '/notices', { as: asha });
      return body.data
        .filter(({ kind }: { kind: string }) => kind === 'owed' || kind === 'claim')
        .map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]);
    },
  };
}
type Book = Awaited<ReturnType<typeof aBook>>;

async function aClaim(): Promise<Book> {
  const book = await aBook();
  await book.done();
  at('2026-12-06');
  expect((await book.call('POST', 'remind')).status).toBe(200);
  at('2026-12-11');
  expect((await book.call('POST', 'claim')).status).toBe(201);
  return book;
}

describe('A payer who takes the agreed days back', () => {
  test('after the claim does not end it: it says what was granted, and which days were taken back', async () => {
    const book = await aClaim();
    for (const date of days) await book.day(asha, date, 'absent');
    expect(await book.owed()).toMatchObject({ state: 'claimed', agreed: 0, granted: 2100 });
    const { data } = (await book.call('GET', 'claim')).body;
    expect(data.takenBack).toEqual(days.map((date) => ({ date, mark: 'full' })));
    expect((await book.call('GET', 'claim', asha)).body.data).toMatchObject({ side: 'customer' });
  });

  test('after the reminder does not keep the claim from being made', async () => {
    const book = await aBook();
    await book.done();
    at('2026-12-06');
    await book.call('POST', 'remind');
    for (const date of days) await book.day(asha, date, 'absent');
    at('2026-12-08', '23:59');
    expect((await book.call('POST', 'remind')).body.type).toBe('/problems/not-owed');
    at('2026-12-11');
    const { status, body } = await book.call('POST', 'claim');
    expect([status, body.data.granted]).toEqual([201, 2100]);
    // What the worker takes back too is owed no more.
    for (const date of days) await book.day(ramesh, date, 'absent');
    expect(await book.owed()).toMatchObject({ state: 'ended', granted: 0 });
  });

  test('before the reminder has the book changed, and nothing is owed', async () => {
    const book = await aBook();
    await book.done();
    for (const date of days) await book.day(asha, date, 'absent');
    at('2026-12-06');
    expect((await book.call('POST', 'remind')).body.type).toBe('/problems/not-owed');
  });
});

describe('The payer’s notice', () => {
  test('stays while nothing is paid: no line of their own ends it, one that pays a part says what is left', async () => {
    const book = await aClaim();
    expect(await book.told()).toEqual([['claim', 2100]]);
    await book.got(1, asha);
    await book.day(asha, '2026-12-03', 'full');
    expect(await book.told()).toEqual([['claim', 2100]]);
    await book.got(1600);
    expect(await book.told()).toEqual([['claim', 500]]);
    await book.got(500);
    expect(await book.told()).toEqual([]);
  });
});

describe('What was paid', () => {
  test('ends the claim: what is owed for later days begins with a reminder, three again', async () => {
    const book = await aBook();
    at('2026-12-14');
    await book.call('POST', 'remind');
    at('2026-12-19');
    await book.call('POST', 'claim');
    await book.got(2100);
    expect(await book.owed()).toMatchObject({ state: 'ended', agreed: 0 });
    for (const as of [ramesh, asha]) await book.day(as, '2026-12-18');
    expect(await book.owed()).toMatchObject({
      ...{ state: 'none', agreed: 700, reminded: [], claimFrom: null, claimedAt: null },
      ...{ end: '2026-12-25', remindFrom: '2026-12-27' },
    });
    expect((await book.call('GET', 'claim', asha)).body.data).toBeNull();
    at('2026-12-26');
    expect((await book.call('POST', 'claim')).body.type).toBe('/problems/claim-early');
    at('2026-12-27');
    expect((await book.call('POST', 'remind')).body.data).toMatchObject({ state: 'reminded' });
    expect((await book.owed()).reminded).toHaveLength(1);
  });

  test('and was a mistake has the claim stand again', async () => {
    const book = await aClaim();
    const entry = await book.got(2100);
    expect(await book.owed()).toMatchObject({ state: 'ended' });
    const body = { sort: 'wage', to: 'provider', amount: 100, on: '2026-12-04', how: 'upi' };
    await book.say(ramesh, 'correct', { entry, body });
    expect(await book.owed()).toMatchObject({ state: 'claimed', agreed: 2000 });
    expect(await book.told()).toEqual([['claim', 2000]]);
  });
});

describe('A worker who claims and withdraws', () => {
  test('tells the payer no more often than reminders come', async () => {
    const book = await aClaim();
    let claims = 1;
    for (let day = 12; day <= 29; day += 1) {
      at(`2026-12-${day}`);
      await book.call('DELETE', 'claim');
      if ((await book.call('POST', 'claim')).status === 201) claims += 1;
    }
    expect(claims).toBeLessThanOrEqual(7);
  });

  test('and reminds anew has no claim until it is made', async () => {
    const book = await aClaim();
    await book.call('DELETE', 'claim');
    at('2026-12-14');
    expect((await book.call('POST', 'remind')).body.data).toMatchObject({
      ...{ state: 'reminded', claimedAt: null },
    });
    expect((await book.call('GET', 'claim', asha)).body.data).toBeNull();
    expect((await book.call('POST', 'claim')).status).toBe(201);
  });
});

test('whose account is gone is owed nothing and owes on: a reminder to nobody is no failure', async () => {
  const book = await aBook();
  await book.done();
  await endAccount(neev, asha);
  at('2026-12-06');
  expect((await book.call('POST', 'remind')).status).toBe(200);
  at('2026-12-11');
  const { status, body } = await book.call('POST', 'claim');
  expect([status, body.data.agreed, body.data.employer.name]).toEqual([201, 2100, 'Asha Test']);
});

test('years later, with a clock that was set back in between, nothing is refused for ever', async () => {
  const book = await aBook();
  await book.done();
  at('2036-12-06');
  expect((await book.call('POST', 'remind')).status).toBe(200);
  at('2026-12-06');
  expect((await book.call('POST', 'remind')).status).toBeLessThan(500);
  at('2036-12-11');
  expect((await book.call('POST', 'claim')).status).toBe(201);
});

test('a claim of more than two thousand million rupees is made as any other', async () => {
  const book = await aBook();
  // As thousands of days of the dearest work come to.
  await neev.services.pool.query('update bookings set price = 1000000000 where id = $1', [book.id]);
  await book.done();
  at('2026-12-06');
  expect((await book.call('POST', 'remind')).status).toBe(200);
  at('2026-12-11');
  expect((await book.call('POST', 'claim')).body.data).toMatchObject({ wages: 3e9, granted: 3e9 });
  expect(await book.owed()).toMatchObject({ state: 'claimed', granted: 3e9 });
});
