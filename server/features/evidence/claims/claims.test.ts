import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { atSite } from '#domain/calendar/dates.ts';
import { verifyByNode } from '#domain/evidence/evidence-in-test.ts';
import { readSeal } from '#domain/evidence/seal.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { endAccount, noticesOf } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { signerOf } from '../cards/issuer.rules.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const problem = (status: number, name: string) => ({ status, body: { type: `/problems/${name}` } });
const at = (date: string, time = '12:00') => vi.setSystemTime(atSite(date, time));

let asha: TestUser;
let ramesh: TestUser;
beforeEach(async () => {
  vi.useFakeTimers({ now: atSite('2026-12-04', '12:00'), toFake: ['Date'] });
  asha = await neev.loginAs({ fullname: 'Asha Test' });
  ramesh = await neev.loginAs({ fullname: 'Ramesh Test' });
  return () => vi.useRealTimers();
});

const write = async (as: TestUser, id: string, kind: string, body: object) => {
  const entry = { clientId: randomUUID(), kind, body, saidAt: new Date().toISOString() };
  const answer = await neev.call('POST', `/hajri/${id}`, { as, body: { entries: [entry] } });
  expect(answer.body.data[0]).toHaveProperty('entry');
  return answer.body.data[0].entry._id as string;
};
const got = (amount: number, to = 'provider') => ({ sort: 'wage', to, amount, on: '2026-12-04', how: 'upi' });
const call = (method: 'POST' | 'DELETE' | 'GET', as: TestUser, id: string, what: string) =>
  neev.call(method, `/bookings/${id}/${what}`, { as });
const remind = (as: TestUser, id: string) => call('POST', as, id, 'remind');
const claim = (as: TestUser, id: string) => call('POST', as, id, 'claim');
const owed = async (as: TestUser) => (await neev.call('GET', '/owed', { as })).body.data;

/** What the check page reads of a seal. */
function sealedBy(token: string) {
  const { services } = neev;
  const keys = new Map([[signerOf(services).kid, services.evidence.current.card.publicKey]]);
  const read = readSeal(token, { iss: services.settings.publicUrl, keys, verify: verifyByNode });
  return read.result === 'real' ? read.seal : read;
}

/** Two days that Asha agreed to, one that she calls half, one that only Ramesh said; done on 4 December. */
async function aWeek(more: object = {}) {
  const dates = { from: '2026-12-01', days: 4 };
  const made = await aBooking(neev, {
    ...{ customer: asha, provider: ramesh, dates, price: 700 },
    ...{ status: 'done', statusAt: new Date(), ...more },
  });
  const [unit] = made.units;
  const say = (as: TestUser, date: string, mark: string) =>
    write(as, made.bookingId, 'day', { unit, date, mark, overtimeHours: 0 });
  for (const date of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
    await say(ramesh, date, 'full');
  await say(asha, '2026-12-01', 'full');
  await say(asha, '2026-12-02', 'full');
  await say(asha, '2026-12-03', 'half');
  return made;
}

describe('What a book owes', () => {
  test('stands by the agreed days, by the worker’s word, and by what the employer says they paid', async () => {
    const { bookingId } = await aWeek();
    await write(ramesh, bookingId, 'money', got(500));
    await write(asha, bookingId, 'money', got(800));
    expect(await owed(ramesh)).toEqual([
      {
        bookingId,
        employer: { name: 'Asha Test', phone: null },
        end: '2026-12-04',
        agreed: 1250,
        granted: 1250,
        said: 2300,
        saysPaid: 800,
        remindFrom: '2026-12-06',
        reminded: [],
        claimFrom: null,
        claimedAt: null,
        state: 'none',
      },
    ]);
    expect(await owed(asha)).toEqual([]);
  });

  test('of a book that nobody ended counts from seven days after its last agreed day', async () => {
    const { bookingId } = await aWeek({ status: 'under_way' });
    expect(await owed(ramesh)).toMatchObject([{ bookingId, end: '2026-12-10', remindFrom: '2026-12-12' }]);
  });
});

describe('A reminder', () => {
  test('goes from two days after the end, India’s midnight, and tells the payer once', async () => {
    const { bookingId } = await aWeek();
    at('2026-12-05', '23:59');
    expect(await remind(ramesh, bookingId)).toMatchObject(problem(409, 'remind-early'));
    at('2026-12-06', '00:00');
    const answer = await remind(ramesh, bookingId);
    expect(answer).toMatchObject({ status: 200, body: { data: { state: 'reminded', agreed: 1750 } } });
    const { data } = answer.body;
    expect([data.reminded, data.remindFrom, data.claimFrom]).toEqual([
      ['2026-12-05T18:30:00.000Z'],
      '2026-12-09',
      '2026-12-11',
    ]);
    const [notice] = (await neev.call('GET', '/notices', { as: asha })).body.data;
    expect(notice).toMatchObject({ kind: 'owed', name: 'Ramesh Test', amount: 1750, days: 2.5 });
    const { rows } = await neev.services.pool.query(
      `select facts from mails where facts ->> 'kind' = 'owed' and act like $1`,
      [`remind:${bookingId}:%`],
    );
    expect(rows).toMatchObject([{ facts: { amount: 1750, days: 2.5, other: 'Ramesh Test' } }]);
  });

  test('comes three times, three days apart', async () => {
    const { bookingId } = await aWeek();
    const days = ['2026-12-06', '2026-12-08', '2026-12-09', '2026-12-12', '2026-12-20'];
    const statuses = [];
    for (const day of days) {
      at(day);
      statuses.push((await remind(ramesh, bookingId)).status);
    }
    expect(statuses).toEqual([200, 409, 200, 200, 409]);
  });

  test('of fifty calls at once is one', async () => {
    const { bookingId } = await aWeek();
    at('2026-12-07');
    const answers = await Promise.all(Array.from({ length: 50 }, () => remind(ramesh, bookingId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await owed(ramesh))[0].reminded).toHaveLength(1);
    expect(await noticesOf(neev, asha)).toEqual(['owed']);
  });

  test('is refused where nothing is owed: paid, or granted by nobody', async () => {
    const { bookingId } = await aWeek();
    await write(ramesh, bookingId, 'money', got(1750));
    const silent = await aBooking(neev, { customer: asha, provider: ramesh, status: 'done' });
    at('2026-12-20');
    for (const id of [bookingId, silent.bookingId])
      expect(await remind(ramesh, id)).toMatchObject(problem(409, 'not-owed'));
    expect(await owed(ramesh)).toEqual([]);
  });
});

describe('A claim', () => {
  async function reminded() {
    const made = await aWeek();
    at('2026-12-06');
    await remind(ramesh, made.bookingId);
    return made;
  }

  test('comes five days after the first reminder, keeps its words apart, and the payer sees it', async () => {
    const { bookingId } = await reminded();
    await write(asha, bookingId, 'money', got(800));
    at('2026-12-10', '23:59');
    expect(await claim(ramesh, bookingId)).toMatchObject(problem(409, 'claim-early'));
    expect((await call('GET', asha, bookingId, 'claim')).body.data).toBeNull();
    at('2026-12-11', '00:00');
    const { status, body } = await claim(ramesh, bookingId);
    expect([status, body.data]).toMatchObject([
      201,
      {
        ...{ bookingId, state: 'claimed', agreed: 1750, said: 2800, pin: '452001', wages: 1750, paid: 0 },
        employer: { name: 'Asha Test' },
        worker: { name: 'Ramesh Test' },
        terms: { price: 700, per: 'day', count: 1, dates: { from: '2026-12-01', days: 4 } },
        dates: [
          { date: '2026-12-01', mark: 'full', overtimeHours: 0, signed: false },
          { date: '2026-12-02', mark: 'full' },
          { date: '2026-12-03', mark: 'half' },
        ],
        oneSided: [{ date: '2026-12-04', mark: 'full' }],
        disputed: [{ date: '2026-12-03', mark: 'full', employerSays: 'half' }],
        payments: [{ on: '2026-12-04', amount: 800, sort: 'wage', how: 'upi', state: 'waits' }],
      },
    ]);
    expect(body.data.hints).toContainEqual(expect.objectContaining({ phone: '1800 833 9020' }));
    expect(await noticesOf(neev, asha)).toContain('claim');
    const { seal, ...theirs } = (await call('GET', asha, bookingId, 'claim')).body.data;
    expect({ ...theirs, seal: body.data.seal }).toEqual({ ...body.data, side: 'customer' });
    expect(sealedBy(seal.token)).toEqual(sealedBy(body.data.seal.token));
    expect(sealedBy(body.data.seal.token)).toMatchObject({
      ...{ name: 'Ramesh Test', from: '2026-12-01', to: '2026-12-11' },
      sums: { days: 2.5, wages: 1750, paid: 0, owed: 1750 },
    });
    // Once more is the same one, and tells nobody again.
    at('2026-12-12');
    expect((await claim(ramesh, bookingId)).body.data.claimedAt).toBe(body.data.claimedAt);
    expect((await noticesOf(neev, asha)).filter((kind) => kind === 'claim')).toHaveLength(1);
  });

  test('is not made before a reminder', async () => {
    const { bookingId } = await aWeek();
    at('2027-01-20');
    expect(await claim(ramesh, bookingId)).toMatchObject(problem(409, 'claim-early'));
  });

  test('ends by itself once the worker says that the money came, and again is owed if they correct it', async () => {
    const { bookingId } = await reminded();
    at('2026-12-11');
    await claim(ramesh, bookingId);
    const entry = await write(ramesh, bookingId, 'money', got(1750));
    expect(await owed(ramesh)).toMatchObject([{ state: 'ended', agreed: 0 }]);
    expect((await call('GET', asha, bookingId, 'claim')).body.data).toBeNull();
    expect(await claim(ramesh, bookingId)).toMatchObject(problem(409, 'not-owed'));
    await write(ramesh, bookingId, 'correct', { entry, body: got(750) });
    expect(await owed(ramesh)).toMatchObject([{ state: 'claimed', agreed: 1000 }]);
  });

  test('is withdrawn, twice as once, and can be made again', async () => {
    const { bookingId } = await reminded();
    expect(await call('DELETE', ramesh, bookingId, 'claim')).toMatchObject(problem(404, 'not-found'));
    at('2026-12-11');
    await claim(ramesh, bookingId);
    for (const _ of [1, 2]) expect((await call('DELETE', ramesh, bookingId, 'claim')).status).toBe(200);
    expect(await owed(ramesh)).toMatchObject([{ state: 'ended', agreed: 1750 }]);
    expect(await noticesOf(neev, asha)).not.toContain('claim');
    expect(await claim(ramesh, bookingId)).toMatchObject(problem(409, 'claim-early'));
    at('2026-12-14');
    expect((await claim(ramesh, bookingId)).body.data.state).toBe('claimed');
    expect(await noticesOf(neev, asha)).toContain('claim');
  });

  test('is its provider’s alone: for the payer, another worker and an admin there is nothing', async () => {
    const { bookingId } = await reminded();
    at('2026-12-11');
    const others = [asha, await neev.loginAs(), await neev.loginAs({ admin: true })];
    for (const as of others)
      for (const [method, what] of [
        ['POST', 'remind'],
        ['POST', 'claim'],
        ['DELETE', 'claim'],
      ] as const)
        expect(await call(method, as, bookingId, what)).toMatchObject(problem(404, 'not-found'));
    for (const as of others.slice(1))
      expect(await call('GET', as, bookingId, 'claim')).toMatchObject(problem(404, 'not-found'));
    for (const id of [randomUUID(), 'x', '../me'])
      expect((await remind(ramesh, encodeURIComponent(id))).status).toBe(404);
  });

  test('of a machine that is let there is none: it earns rent, and no wages', async () => {
    const { bookingId } = await aWeek({ of: 'product' });
    at('2026-12-20');
    expect(await remind(ramesh, bookingId)).toMatchObject(problem(404, 'not-found'));
    expect(await owed(ramesh)).toEqual([]);
  });

  test('of a crew is its leader’s: a member reads no claim', async () => {
    const member = await neev.loginAs();
    const { bookingId } = await aWeek({ of: 'groupWorker', members: [member] });
    at('2026-12-20');
    expect(await remind(member, bookingId)).toMatchObject(problem(404, 'not-found'));
    expect(await owed(member)).toEqual([]);
    expect((await remind(ramesh, bookingId)).status).toBe(200);
  });

  test('is in one’s own data, and goes with the account', async () => {
    const { bookingId } = await reminded();
    at('2026-12-11');
    await claim(ramesh, bookingId);
    const { body } = await neev.call('GET', '/me/data', { as: ramesh });
    expect(body.wageClaims ?? body.data?.wageClaims).toMatchObject([{ bookingId, claimed: 1750 }]);
    await endAccount(neev, ramesh);
    const { rows } = await neev.services.pool.query('select from wage_claims where booking_id = $1', [
      bookingId,
    ]);
    expect(rows).toHaveLength(0);
    expect(await noticesOf(neev, asha)).not.toContain('claim');
  });
});
