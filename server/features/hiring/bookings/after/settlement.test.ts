import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { atSite } from '#domain/calendar/dates.ts';
import { makeHiringByClock } from '#server/hiring.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aRental, signedInspection, workPictures } from '#server/testing/a-rental.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { tellOwed } from './tell-owed.job.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const dates = { from: '2026-12-01', days: 2 };
const problem = (status: number, name: string) => ({ status, body: { type: `/problems/${name}` } });

let customer: TestUser;
let worker: TestUser;
beforeEach(async () => {
  vi.useFakeTimers({ now: atSite('2026-12-04', '12:00'), toFake: ['Date'] });
  customer = await neev.loginAs({ fullname: 'Asha Test' });
  worker = await neev.loginAs({ fullname: 'Ramesh Kumar' });
  return () => vi.useRealTimers();
});

const settled = async (as: TestUser, id: string) =>
  (await neev.call('GET', `/bookings/${id}/settlement`, { as })).body.data;
const write = async (as: TestUser, id: string, kind: string, body: object) => {
  const entry = { clientId: randomUUID(), kind, body, saidAt: new Date().toISOString() };
  const answer = await neev.call('POST', `/hajri/${id}`, { as, body: { entries: [entry] } });
  expect(answer.body.data[0]).toHaveProperty('entry');
};
const state = async (as: TestUser, id: string, to: string) => {
  const { version } = (await neev.call('GET', `/bookings/${id}`, { as })).body.data;
  return neev.call('PUT', `/bookings/${id}/state`, { as, body: { to, version } });
};
const work = (more: object = {}) =>
  aBooking(neev, { customer, provider: worker, dates, price: 850, ...more });
const day = (unit: string | undefined, date: string) => ({ unit, date, mark: 'full', overtimeHours: 0 });
const got = (amount: number, to = 'provider', sort = 'wage') => ({
  ...{ sort, to, amount, on: '2026-12-03', how: 'upi' },
});

describe('What is owed for people’s work', () => {
  test('is the same table for both sides; a job that ended after a day is that day’s pay', async () => {
    vi.setSystemTime(atSite('2026-12-01', '18:00'));
    const { bookingId, units } = await work({ status: 'under_way' });
    await write(customer, bookingId, 'day', day(units[0], '2026-12-01'));
    await state(worker, bookingId, 'done_said');
    await state(customer, bookingId, 'done');
    vi.setSystemTime(atSite('2026-12-04', '12:00'));
    const [own, other] = [await settled(customer, bookingId), await settled(worker, bookingId)];
    expect(own).toEqual({
      bookingId,
      over: true,
      lines: [{ key: 'full', of: 1, rate: 850, amount: 850 }],
      earned: 850,
      paid: 0,
      deposit: 0,
      owed: 850,
      owedBy: 'customer',
      total: expect.any(Number),
      waiting: [],
      other: 'Ramesh Kumar',
      payTo: { name: 'Ramesh Kumar', upi: null },
      ownUpi: null,
    });
    const { payTo: _, ...same } = own;
    expect(other).toEqual({ ...same, other: 'Asha Test' });
    await write(worker, bookingId, 'money', got(850));
    expect(await settled(customer, bookingId)).toMatchObject({ paid: 850, owed: 0, owedBy: null });
  });

  test('is told to nobody else', async () => {
    const { bookingId } = await work({ status: 'done' });
    const url = `/bookings/${bookingId}/settlement`;
    expect(await neev.call('GET', url, { as: await neev.loginAs() })).toMatchObject(
      problem(404, 'not-found'),
    );
  });
});

describe('A UPI address', () => {
  test('stands with who owes, and with nobody else', async () => {
    const { bookingId, units } = await work({ status: 'done' });
    const said = await neev.call('PUT', '/upi', { as: worker, body: { upi: ' Ramesh.Kumar@OKAXIS ' } });
    expect(said.body.data).toEqual({ upi: 'ramesh.kumar@okaxis' });
    expect(await settled(customer, bookingId)).not.toHaveProperty('payTo');
    await write(customer, bookingId, 'day', day(units[0], '2026-12-01'));
    expect((await settled(customer, bookingId)).payTo).toEqual({
      name: 'Ramesh Kumar',
      upi: 'ramesh.kumar@okaxis',
    });
    expect(await settled(worker, bookingId)).toMatchObject({ ownUpi: 'ramesh.kumar@okaxis' });
    const others = [
      await neev.call('GET', `/bookings/${bookingId}`, { as: customer }),
      await neev.call('GET', `/user/${worker.userId}`, { as: customer }),
    ];
    expect(JSON.stringify(others.map(({ body }) => body))).not.toContain('okaxis');
    await neev.call('PUT', '/upi', { as: worker, body: { upi: null } });
    expect((await settled(customer, bookingId)).payTo).toMatchObject({ upi: null });
  });

  test('is part of what its owner can download', async () => {
    await neev.call('PUT', '/upi', { as: worker, body: { upi: '9876543210@ybl' } });
    const { body } = await neev.call('GET', '/me/data', { as: worker });
    expect(body.data.upi).toBe('9876543210@ybl');
  });

  test.each(['ramesh', 'ramesh@gmail.com', '@okaxis', 'a b@upi', 'upi://pay?pa=x@y', 'ram&esh@upi', 7, ''])(
    '%j is none, and says what one looks like',
    async (upi) => {
      const answer = await neev.call('PUT', '/upi', { as: worker, body: { upi } });
      if (upi === '') expect(answer.body.data).toEqual({ upi: null });
      else
        expect(answer).toMatchObject({
          status: 400,
          body: { errors: [{ path: 'upi', type: '/problems/upi-invalid' }] },
        });
    },
  );
});

describe('A reminder of what is owed', () => {
  const remind = (days: number) =>
    tellOwed({
      ...makeHiringByClock(neev.services),
      now: () => new Date(atSite('2026-12-04', '12:00').getTime() + days * 86_400_000),
    });
  const notices = async (as: TestUser) => (await neev.call('GET', '/notices', { as })).body.data;

  test('comes to the payer three and seven days after the end, one at a time, and is gone once it is paid', async () => {
    const { bookingId, units } = await work({ status: 'done', statusAt: new Date() });
    await write(customer, bookingId, 'day', day(units[0], '2026-12-01'));
    await remind(2.9);
    expect(await notices(customer)).toEqual([]);
    await remind(3);
    await remind(4);
    const first = await notices(customer);
    expect(first).toMatchObject([
      {
        kind: 'owed',
        amount: 850,
        name: 'Ramesh Kumar',
        by: 'provider',
        about: { kind: 'booking', _id: bookingId },
      },
    ]);
    await remind(7);
    expect(await notices(customer)).toHaveLength(1);
    expect((await notices(customer))[0]._id).not.toBe(first[0]._id);
    await write(worker, bookingId, 'money', got(850));
    expect((await notices(customer)).filter(({ kind }: { kind: string }) => kind === 'owed')).toEqual([]);
    await remind(8);
    expect((await notices(customer)).filter(({ kind }: { kind: string }) => kind === 'owed')).toEqual([]);
    const { rows } = await neev.services.pool.query(`select from mails where facts ->> 'kind' = 'owed'`);
    expect(rows).toHaveLength(2);
  });

  test('comes to nobody where nothing is owed by both sides’ words', async () => {
    const { bookingId, units } = await work({ status: 'done', statusAt: new Date() });
    await write(worker, bookingId, 'day', day(units[0], '2026-12-01'));
    await remind(3);
    expect((await notices(customer)).map(({ kind }: { kind: string }) => kind)).toEqual(['hajri']);
  });
});

describe('A machine', () => {
  const quote = {
    lines: [
      { key: 'days', amount: 2000, how: '' },
      { key: 'transport', amount: 400, how: '' },
    ],
    total: 2400,
    deposit: 3000,
    beyond: { dayHours: 8, extraHour: 150, latePerHour: 100, graceMinutes: 60 },
  };
  async function rented() {
    const hire = await aRental(neev, { dates, status: 'under_way' });
    await neev.services.db
      .updateTable('bookings')
      .set({ quote: JSON.stringify(quote), total: 2400 })
      .where('id', '=', hire.id)
      .execute();
    await signedInspection(neev, hire, { kind: 'handover', at: atSite('2026-12-01', '08:00') });
    return hire;
  }
  const fee = (as: TestUser, id: string, amount: number) =>
    neev.call('PUT', `/bookings/${id}/lateFee`, { as, body: { amount } });

  test('names the deposit that was agreed until somebody writes it down', async () => {
    const { id, owner, customer: renter } = await rented();
    const claim = { key: 'deposit', by: 'provider', amount: 3000 };
    const named = async () => {
      const { deposit, waiting } = await settled(renter, id);
      return { deposit, waiting: waiting.filter(({ key }: { key: string }) => key === 'deposit') };
    };
    expect(await named()).toEqual({ deposit: 0, waiting: [claim] });
    await write(owner, id, 'money', got(3000, 'provider', 'deposit'));
    expect(await named()).toEqual({ deposit: 3000, waiting: [] });
    // Given back it was written all the same.
    await write(renter, id, 'money', got(3000, 'customer', 'deposit'));
    expect(await named()).toEqual({ deposit: 0, waiting: [] });
  });

  test('forgets a deposit that was waived once the renter says so, and counts one that is written later', async () => {
    const { id, owner, customer: renter } = await rented();
    const none = (as: TestUser) => neev.call('PUT', `/bookings/${id}/noDeposit`, { as });
    expect(await none(owner)).toMatchObject(problem(403, 'not-allowed'));
    expect(await none(await neev.loginAs())).toMatchObject(problem(404, 'not-found'));
    const { data } = (await none(renter)).body;
    expect(data.waiting.map(({ key }: { key: string }) => key)).toEqual(['late']);
    const head = async () => (await neev.call('GET', `/hajri/${id}`, { as: renter })).body.head;
    const before = await head();
    await none(renter);
    expect(await head()).toBe(before);
    await write(owner, id, 'money', got(3000, 'provider', 'deposit'));
    expect(await settled(renter, id)).toMatchObject({ deposit: 3000 });
  });

  test('says of a damage that is not agreed what became of it', async () => {
    const { id, unit, owner, customer: renter } = await rented();
    const pictures = await workPictures(neev, owner, 1);
    const say = async (amount: number) => {
      const body = { unitId: unit, amount, text: 'The guard is bent', pictures };
      return (await neev.call('POST', `/bookings/${id}/damages`, { as: owner, body })).body.data._id;
    };
    const [one] = [await say(500), await say(700)];
    const answer = { status: 'contested', answer: 'It was bent before', pictures: [] };
    await neev.call('PUT', `/damages/${one}`, { as: renter, body: answer });
    await neev.services.pool.query(`update damages set status = 'unanswered' where amount = 700`);
    const { waiting } = await settled(renter, id);
    const damages = waiting.filter(({ key }: { key: string }) => key === 'damage');
    // Both were said in one moment of the test's clock.
    expect(
      damages.toSorted((one: { amount: number }, other: { amount: number }) => one.amount - other.amount),
    ).toEqual([
      { key: 'damage', by: 'provider', amount: 500, answer: 'contested' },
      { key: 'damage', by: 'provider', amount: 700, answer: 'unanswered' },
    ]);
  });

  test('settles hire, transport, late hours, damage and deposit; what is not agreed waits', async () => {
    const { id, unit, owner, customer: renter, ...hire } = await rented();
    await signedInspection(neev, { id, unit }, { kind: 'return', at: atSite('2026-12-03', '03:30') });
    await write(owner, id, 'money', got(3000, 'provider', 'deposit'));
    await state(owner, id, 'done_said');
    await state(renter, id, 'done');
    const pictures = await workPictures(neev, owner, 1);
    const said = await neev.call('POST', `/bookings/${id}/damages`, {
      as: owner,
      body: { unitId: unit, amount: 500, text: 'The guard is bent', pictures },
    });
    expect(await settled(renter, id)).toMatchObject({
      lines: [
        { key: 'hire', amount: 2000 },
        { key: 'transport', amount: 400 },
      ],
      deposit: 3000,
      owed: 600,
      owedBy: 'provider',
      waiting: [
        { key: 'late', by: 'provider', of: 4, amount: 400 },
        { key: 'damage', by: 'provider', amount: 500, until: said.body.data.answerBy },
      ],
    });
    await neev.call('PUT', `/damages/${said.body.data._id}`, { as: renter, body: { status: 'agreed' } });
    expect(await fee(renter, id, 300)).toMatchObject(problem(409, 'state-changed'));
    expect((await fee(owner, id, 300)).body.data.waiting).toMatchObject([{ key: 'late', amount: 300 }]);
    const agreed = await fee(renter, id, 300);
    expect(agreed.body.data).toMatchObject({ earned: 3200, owed: 200, owedBy: 'customer', waiting: [] });
    expect((await fee(renter, id, 300)).body.data).toEqual(agreed.body.data);
    expect(await fee(await neev.loginAs(), id, 300)).toMatchObject(problem(404, 'not-found'));
    expect(hire.units).toHaveLength(1);
  });

  test('within the grace nothing is late, and while it is out nobody agrees to hours that grow', async () => {
    const hire = await rented();
    vi.setSystemTime(atSite('2026-12-03', '02:00'));
    expect(await settled(hire.customer, hire.id)).toMatchObject({
      waiting: [{ key: 'late', amount: 200 }, { key: 'deposit' }],
      owed: 0,
    });
    expect(await fee(hire.customer, hire.id, 200)).toMatchObject(problem(409, 'state-changed'));
    await signedInspection(neev, hire, { kind: 'return', at: atSite('2026-12-03', '01:00') });
    expect((await settled(hire.customer, hire.id)).waiting).toMatchObject([{ key: 'deposit' }]);
  });
});
