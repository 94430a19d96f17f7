import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntryRecord } from '#contract/hiring/ledger.calls.ts';
import { balanceOf, type Pay, payOfDay } from '#domain/ledger/balance.ts';
import { brokenAt } from '#domain/ledger/chain.ts';
import { dayWords } from '#domain/ledger/day-words.ts';
import type { DayBody, Entry, Side } from '#domain/ledger/entry.ts';
import { type Act, acts, saysOf } from '#domain/ledger/said-in-test.ts';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import { hashOf, linkOf } from '#server/platform/ledger/hash.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aDevice, nothingSeen, signedEntry, type TestDevice } from '#server/testing/a-device.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { misfits } from './book/terms.data.ts';

const neev = useTestApp();
const pay = { price: 701, per: 'day' } as const;
/** HISTORIES: more of them, by a new seed (npm run test:long). */
const [histories, seed] = process.env.HISTORIES
  ? [Number(process.env.HISTORIES), Date.now()]
  : [12, 20991106];
const clocks = ['1970-01-01T00:00:07.000Z', '2099-11-06T12:00:00.000Z', '9999-12-31T23:59:59.999Z'];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-06T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

/** A phone: what it has read of the book, and the lines that wait on it. */
interface Phone {
  as: TestUser;
  side: Side;
  device: TestDevice;
  n: number;
  known: Entry[];
  waits: ReturnType<typeof signedEntry>[];
}

/** Another session of somebody, with its own device. */
async function aPhone(user: TestUser, side: Side): Promise<Phone> {
  const token = randomBytes(32).toString('base64url');
  const session = { user_id: user.userId, admin: false, expires_at: new Date('2100-01-01') };
  await neev.services.db
    .insertInto('sessions')
    .values({ ...session, token_hash: tokenHash(token) })
    .execute();
  const as = { ...user, token };
  return { as, side, device: await aDevice(neev, as), n: 0, known: [], waits: [] };
}

async function aBook() {
  const people = { customer: await neev.loginAs(), provider: await neev.loginAs() };
  const { bookingId, units } = await aBooking(neev, { ...people, price: pay.price });
  const path = `/hajri/${bookingId}`;
  const phones: Record<string, Phone> = {};
  for (const side of ['customer', 'provider'] as const)
    for (const name of ['1', '2']) phones[side + name] = await aPhone(people[side], side);
  const read = async (as: TestUser = people.customer) => (await neev.call('GET', path, { as })).body;
  return {
    read,
    phoneOf: ({ side, device }: Act) => phones[side + device] as Phone,
    phones: Object.values(phones),
    /** Its owner says something: it waits on the phone. */
    say(phone: Phone, act: Act) {
      const last = phone.known.at(-1);
      phone.n += 1;
      const line = {
        ...saysOf({ ...act, side: phone.side }, phone.known, units[0]),
        ...{ book: bookingId, n: phone.n, saidAt: clocks[act.about % clocks.length] ?? '' },
        seen: last ? { seq: last.seq, hash: last.hash } : nothingSeen,
      };
      phone.waits.push(signedEntry(phone.device, line as Parameters<typeof signedEntry>[1]));
    },
    /** All that waits is sent, some of it twice. */
    async send({ as, waits }: Phone, twice = false) {
      const entries = twice ? [...waits, ...waits] : waits;
      if (entries.length === 0) return;
      const { status, body } = await neev.call('POST', path, { as, body: { entries } });
      expect([status, body.data.length]).toEqual([200, entries.length]);
      // What is refused is refused for what it says (a day that is one with a payment), never for its order, its
      // signature or what it had seen.
      for (const { problem } of body.data)
        expect([undefined, '/problems/not-allowed', '/problems/bad-input']).toContain(problem?.type);
    },
  };
}
type Book = Awaited<ReturnType<typeof aBook>>;

/** What the server answers to either side is what the lines say. */
async function heldAgainstItsLines({ read, phones }: Book) {
  const { data, balance, head } = await read();
  expect(balance).toMatchObject(balanceOf(data as Entry[], pay));
  expect([brokenAt<Entry>(data, hashOf), data.at(-1)?.hash]).toEqual([
    undefined,
    data.length ? head : undefined,
  ]);
  expect((await read(phones.at(-1)?.as)).balance).toEqual(balance);
  return data as (EntryRecord & Entry)[];
}

const receivedBy = (side: Side, book: readonly Entry[]): number => {
  const { paid } = balanceOf(book, pay).agreed;
  return side === 'provider' ? paid : -paid;
};
const mostOf = (book: readonly Entry[], by: Pay = pay): number =>
  dayWords(book).reduce((sum, { customer }) => sum + (customer ? payOfDay(by, customer) : 0), 0);

/** Many words of one day, so that phones contradict each other. */
const ofOneDay = (played: Act[]): Act[] =>
  played.map((one) => ({ ...one, date: '2099-11-02', kind: one.about % 2 === 0 ? 'day' : one.kind }));

describe('Histories of two sides with two phones each, over the line', () => {
  const toOneWorker = (played: Act[]): Act[] => played.map((one) => ({ ...one, to: 'provider' }));

  test('keep one balance with their lines, and no batch of one side raises what the other granted', async () => {
    for (const played of fc.sample(acts, { numRuns: histories, seed })) {
      const book = await aBook();
      let before = await heldAgainstItsLines(book);
      for (const act of toOneWorker(played)) {
        const phone = book.phoneOf(act);
        if (act.syncs) phone.known = before;
        book.say(phone, act);
        if (act.own % 3 === 0) continue;
        await book.send(phone, act.about % 2 === 0);
        phone.waits = [];
        const after = await heldAgainstItsLines(book);
        if (phone.side === 'customer')
          expect(receivedBy('provider', after)).toBe(receivedBy('provider', before));
        else expect(balanceOf(after, pay).agreed.earned).toBeLessThanOrEqual(mostOf(before));
        before = after;
      }
    }
    expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
  }, 600_000);

  test('end in one balance, whichever of the phones has its line again first', async () => {
    for (const sample of fc.sample(acts, { numRuns: histories, seed: seed + 1 })) {
      const ends = [];
      const played = ofOneDay(sample);
      for (const turned of [false, true]) {
        const book = await aBook();
        const [first, late] = [played.slice(0, played.length / 2), played.slice(played.length / 2)];
        for (const act of first) {
          const phone = book.phoneOf(act);
          phone.known = (await book.read()).data;
          book.say(phone, act);
          await book.send(phone);
          phone.waits = [];
        }
        const { data } = await book.read();
        for (const phone of book.phones) phone.known = data;
        for (const act of late) book.say(book.phoneOf(act), act);
        const phones = turned ? book.phones.toReversed() : book.phones;
        for (const phone of phones) await book.send(phone);
        // Once more, as after an answer that never came.
        const after = await heldAgainstItsLines(book);
        for (const phone of phones) await book.send(phone, true);
        expect(await heldAgainstItsLines(book)).toHaveLength(after.length);
        const { balance, days } = await book.read();
        ends.push({
          balance,
          days: days.map(({ agreed, customerSays, providerSays }: Record<string, unknown>) => [
            agreed,
            customerSays,
            providerSays,
          ]),
        });
      }
      expect(ends[1]).toEqual(ends[0]);
    }
  }, 600_000);

  test('hold over keys that change half way, and one changed bit of any line is named', async () => {
    const { pool, db } = neev.services;
    const [played = []] = fc.sample(acts, { numRuns: 1, seed: seed + 2 });
    const book = await aBook();
    for (const [at, act] of toOneWorker(played).entries()) {
      const phone = book.phoneOf(act);
      // Another session of the same human: its key is another, and its count begins anew.
      if (at === Math.floor(played.length / 2))
        for (const one of book.phones) Object.assign(one, await aPhone(one.as, one.side));
      phone.known = (await book.read()).data;
      book.say(phone, act);
      await book.send(phone);
      phone.waits = [];
    }
    const lines = await heldAgainstItsLines(book);
    expect((await verifyLedgers(db)).broken).toEqual([]);
    expect(new Set(lines.map(({ device }) => device)).size).toBeGreaterThan(2);
    await pool.query('alter table ledger_entries disable trigger user');
    const bytes = ['sig', 'salt', 'hash', 'prev'].map((name) => [
      name,
      `set_byte(${name}, 7, get_byte(${name}, 7) # 1)`,
    ]);
    const others = [
      ['said_at', `said_at + interval '1 millisecond'`],
      ['created_at', `created_at + interval '1 millisecond'`],
      ['side', `case side when 'provider' then 'customer' else 'provider' end`],
      ['client_id', `client_id || 'x'`],
      ['n', 'n + 1000'],
      ['body', `jsonb_set(body, '{x}', '1')`],
    ];
    const [{ book_id: id } = { book_id: '' }] = await db.selectFrom('ledgers').select('book_id').execute();
    for (const { seq } of lines)
      for (const [name, to] of [...bytes, ...others]) {
        const where = `where book_id = '${id}' and seq = ${seq} and ${name} is not null`;
        const { rows } = await pool.query(`select ${name} as was from ledger_entries ${where}`);
        if (rows.length === 0 || (name === 'side' && rows[0].was === 'neev')) continue;
        await pool.query(`update ledger_entries set ${name} = ${to} ${where}`);
        const { broken } = await verifyLedgers(db);
        expect([seq, name, broken[0]?.bookId]).toEqual([seq, name, id]);
        const was = name === 'body' ? JSON.stringify(rows[0].was) : rows[0].was;
        await pool.query(`update ledger_entries set ${name} = $1 ${where}`, [was]);
      }
    expect((await verifyLedgers(db)).broken).toEqual([]);
  }, 600_000);
});

/** A mason and two helpers, one of them without an account, at two rates: two phones each, and two of who hires. */
async function aCrewBook() {
  const { db, pool } = neev.services;
  const [customer, leader, mason, helper] = [
    await neev.loginAs(),
    await neev.loginAs(),
    await neev.loginAs(),
    await neev.loginAs(),
  ];
  const rates = [
    { count: 1, price: 901 },
    { count: 2, price: 601 },
  ];
  const { bookingId, units } = await aBooking(neev, {
    ...{ customer, provider: leader, members: [mason, helper], of: 'groupWorker', count: 3 },
    ...{ price: 2103, terms: { rates } },
  });
  const each = new Map(units.map((id, place) => [id, place === 0 ? 901 : 601]));
  for (const [id, price] of each)
    await pool.query('update reservations set price = $1 where unit_id = $2 and booking_id = $3', [
      price,
      id,
      bookingId,
    ]);
  const phones: CrewPhone[] = [];
  const people = [
    { user: customer, side: 'customer', own: undefined },
    { user: leader, side: 'provider', own: undefined },
    { user: mason, side: 'provider', own: units[0] },
    { user: helper, side: 'provider', own: units[1] },
  ] as const;
  for (const { user, side, own } of [...people, ...people])
    phones.push({ ...(await aPhone(user, side)), own, seen: nothingSeen });
  const crewPay = { price: 2103, per: 'day', rates: each } as const;
  return { db, bookingId, units, phones, pay: crewPay, path: `/hajri/${bookingId}` };
}
interface CrewPhone extends Phone {
  /** Of a member: their own unit. */
  own: string | undefined;
  seen: { seq: number; hash: string };
}
type CrewBook = Awaited<ReturnType<typeof aCrewBook>>;
type Read = { data: Entry[]; hidden: Seq[]; head: string; balance: object; days: DaySaid[] };
type Seq = Pick<Entry, 'seq' | 'prev' | 'hash'> & { digest: string };
type DaySaid = {
  unitId: string;
  date: string;
  customerSays: string | null;
  providerSays: string | null;
  unsure?: Side[];
};

/** What a phone reads: all of the chain, and of a member's book no word about anybody else. */
async function learn({ path }: CrewBook, phone: CrewPhone): Promise<Read> {
  const { body } = await neev.call('GET', path, { as: phone.as });
  const { data, hidden, head } = body as Read;
  const all = [...data, ...hidden].sort((one, other) => one.seq - other.seq);
  const expected = (one: Entry | Seq) => ('digest' in one ? linkOf(one.prev, one.digest) : hashOf(one));
  expect([brokenAt<Entry | Seq>(all, expected), all.at(-1)?.hash ?? head]).toEqual([undefined, head]);
  if (phone.own !== undefined) {
    for (const { unitId } of body.days) expect(unitId).toBe(phone.own);
    for (const { kind } of data) expect(kind).not.toBe('money');
    expect(JSON.stringify(data)).not.toMatch(/"terms"|:2103\b/);
  }
  phone.known = data;
  phone.seen = { seq: all.length, hash: all.length > 0 ? head : nothingSeen.hash };
  return body;
}

function sayInCrew({ bookingId, units }: CrewBook, phone: CrewPhone, act: Act) {
  phone.n += 1;
  // A member tries another's day too.
  const any = units[act.own % units.length];
  const unit = act.own % 4 === 1 ? any : (phone.own ?? any);
  const says = saysOf({ ...act, side: phone.side, to: 'provider' }, phone.known, unit);
  const line = { ...says, book: bookingId, n: phone.n, seen: phone.seen };
  return signedEntry(phone.device, line as Parameters<typeof signedEntry>[1]);
}

/** The phone is lost: its session ends, and what it signed is taken from nobody any more. */
async function loses({ db, path }: CrewBook, phone: CrewPhone, left: ReturnType<typeof signedEntry>) {
  const next = await aPhone(phone.as, phone.side);
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash(phone.as.token))
    .executeTakeFirstOrThrow();
  expect((await neev.call('DELETE', `/me/sessions/${id}`, { as: next.as })).status).toBe(200);
  const body = { entries: [left] };
  expect((await neev.call('POST', path, { as: phone.as, body })).status).toBe(401);
  Object.assign(phone, next);
  // Nor does the new one take over what the other signed.
  const { body: answer } = await neev.call('POST', path, { as: phone.as, body });
  expect(answer.data[0].problem.type).toBe('/problems/device-unknown');
}

describe('Histories of a crew at two rates, with phones that are lost', () => {
  const othersOf = ({ days }: Read, own: string | undefined) =>
    own === undefined ? [] : days.filter(({ unitId }) => unitId !== own);

  async function play(book: CrewBook, act: Act, before: Read): Promise<Read> {
    const phone = book.phones[act.amount % book.phones.length] as CrewPhone;
    const [watcher] = book.phones as [CrewPhone];
    const isLost = act.own % 5 === 0;
    if (isLost) await loses(book, phone, sayInCrew(book, phone, act));
    if (act.syncs || isLost) await learn(book, phone);
    const entry = sayInCrew(book, phone, act);
    const { body } = await neev.call('POST', book.path, { as: phone.as, body: { entries: [entry, entry] } });
    const refused = body.data[0].problem?.type;
    const passing = ['not-allowed', 'bad-input', 'not-found'].map((name) => `/problems/${name}`);
    expect([undefined, ...passing]).toContain(refused);
    const after: Read = (await neev.call('GET', book.path, { as: watcher.as })).body;
    expect(after.balance).toMatchObject(balanceOf(after.data, book.pay));
    if (phone.side === 'customer')
      expect(receivedBy('provider', after.data)).toBe(receivedBy('provider', before.data));
    else
      expect(balanceOf(after.data, book.pay).agreed.earned).toBeLessThanOrEqual(
        mostOf(before.data, book.pay),
      );
    // A member moves no day of another.
    expect(othersOf(after, phone.own)).toEqual(othersOf(before, phone.own));
    // The new phone, which has seen all that the lost one wrote, has the last word of its side on a day.
    const said = entry.body as DayBody;
    if (!refused && act.kind === 'day' && (act.syncs || isLost) && phone.own === undefined) {
      const now = after.days.find(({ unitId, date }) => unitId === said.unit && date === said.date);
      expect(now?.[`${phone.side}Says`]).toBe(said.mark);
      expect(now?.unsure ?? []).not.toContain(phone.side);
    }
    return after;
  }

  test('keep one balance, each member’s days apart, and the last word with who has seen all', async () => {
    for (const played of fc.sample(acts, { numRuns: Math.ceil(histories / 2), seed: seed + 3 })) {
      const book = await aCrewBook();
      const [watcher] = book.phones as [CrewPhone];
      let before = await learn(book, watcher);
      for (const act of ofOneDay(played)) before = await play(book, act, before);
      for (const phone of book.phones) await learn(book, phone);
    }
    expect(await verifyLedgers(neev.services.db)).toMatchObject({ broken: [], bare: [] });
    expect(await misfits(neev.services.db)).toEqual([]);
  }, 600_000);
});
