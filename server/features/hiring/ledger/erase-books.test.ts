import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brokenAt } from '#domain/ledger/chain.ts';
import { makeCheckpoint } from '#server/features/evidence/log/checkpoint.rules.ts';
import { verifyLog } from '#server/features/evidence/log/verify-log.rules.ts';
import { entryOf, lineRows } from '#server/platform/ledger/entry.data.ts';
import { digestOf, linkOf } from '#server/platform/ledger/hash.ts';
import { eraseBook } from '#server/platform/ledger/open-book.data.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aDevice, signedEntry } from '#server/testing/a-device.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { emptiedTooEarly } from './book/erasable.data.ts';
import { misfits } from './book/terms.data.ts';
import { eraseBooks } from './erase-books.job.ts';

const neev = useTestApp();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-06T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const erase = (year: number) =>
  eraseBooks({ services: neev.services, now: () => new Date(`${year}-12-01T00:00:00Z`) });
const leaves = ({ userId }: TestUser) =>
  neev.services.db.deleteFrom('users').where('id', '=', userId).execute();
const rows = () => neev.services.db.selectFrom('ledger_entries').selectAll().orderBy('seq').execute();

/** A book with a signed line, of work that is done. */
async function aBook() {
  const [customer, provider] = [await neev.loginAs({ fullname: 'Asha Test' }), await neev.loginAs()];
  const statusAt = new Date('2099-11-05T00:00:00Z');
  const { bookingId, units } = await aBooking(neev, { customer, provider, status: 'done', statusAt });
  const device = await aDevice(neev, customer);
  const body = { unit: units[0], date: '2099-11-02', mark: 'full', overtimeHours: 0 };
  const entries = [signedEntry(device, { book: bookingId, n: 1, kind: 'day', body })];
  await neev.call('POST', `/hajri/${bookingId}`, { as: customer, body: { entries } });
  const read = async () => (await neev.call('GET', `/hajri/${bookingId}`, { as: provider })).body;
  return { customer, provider, bookingId, read };
}

test('a book stays while its other side may claim by it, and goes three years after the end', async () => {
  const { customer, read } = await aBook();
  const before = await read();
  await erase(2110);
  expect(await read()).toEqual(before);
  await leaves(customer);
  await erase(2101);
  expect((await read()).data).toEqual(before.data);
  await erase(2102);
  const { data, hidden, head } = await read();
  expect([data, head]).toEqual([[], before.head]);
  expect(hidden).toHaveLength(before.data.length);
  expect(
    brokenAt<(typeof hidden)[number]>(hidden, ({ prev, digest }) => linkOf(prev, digest)),
  ).toBeUndefined();
  expect(await verifyLedgers(neev.services.db)).toMatchObject({ erased: before.data.length, broken: [] });
});

test('a book of two whose accounts are gone goes at once, and nothing of what it said is left', async () => {
  const { customer, provider } = await aBook();
  await leaves(customer);
  await leaves(provider);
  await erase(2099);
  for (const row of await rows()) {
    expect(row).toMatchObject({
      body: {},
      author_id: null,
      client_id: null,
      salt: null,
      sig: null,
      device: null,
    });
    expect(row.digest).toHaveLength(32);
  }
  expect(JSON.stringify(await rows())).not.toMatch(/Asha|full/);
  expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
});

test('the table takes no other change than that', async () => {
  await aBook();
  const { pool } = neev.services;
  for (const change of [
    "body = '{}'",
    "erased_at = now(), body = '{}'",
    "erased_at = now(), digest = decode(repeat('ab', 32), 'hex')",
  ])
    await expect(pool.query(`update ledger_entries set ${change}`)).rejects.toThrow('append-only');
});

test('a line that is emptied by hand is named, and so is a whole book, while both sides have accounts', async () => {
  const { bookId } = await emptiedByHand();
  // The chain holds: an empty line keeps its place.
  expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
  expect(await emptiedTooEarly(neev.services.db)).toEqual([{ bookId, seq: 3 }]);
  await neev.services.db.transaction().execute((open) => eraseBook(open, bookId, new Date()));
  expect(await emptiedTooEarly(neev.services.db)).toEqual([{ bookId, seq: 1 }]);
});

/** The last line of a book, by who owns the database, whose triggers let that be done. */
async function emptiedByHand() {
  const { bookingId: bookId } = await aBook();
  const row = await lineRows(neev.services.db).where('e.seq', '=', 3).executeTakeFirstOrThrow();
  await neev.services.pool.query(
    `update ledger_entries set erased_at = now(), digest = decode($1, 'hex'), body = '{}', said_at = created_at,
       author_id = null, client_id = null, salt = null, sig = null, device = null, n = null, seen_seq = null
     where seq = 3`,
    [digestOf(entryOf(row))],
  );
  return { bookId };
}

test('a book that was emptied in its time is not', async () => {
  const { customer } = await aBook();
  await leaves(customer);
  await erase(2102);
  expect(await emptiedTooEarly(neev.services.db)).toEqual([]);
});

test('another price, day, rate or overtime than the book says, or another side than who wrote it, is named with the line', async () => {
  const { bookingId: bookId } = await aBook();
  const { userId } = await neev.loginAs();
  const sql = (text: string) => neev.services.pool.query(text);
  await sql('alter table ledger_entries disable trigger user');
  expect(await misfits(neev.services.db)).toEqual([]);
  await sql('update bookings set price = price - 1');
  expect(await misfits(neev.services.db)).toEqual([{ bookId, seq: 1, what: 'terms' }]);
  await sql('update bookings set price = price + 1');
  await sql(`update bookings set dates = jsonb_set(dates, '{days}', '9')`);
  expect(await misfits(neev.services.db)).toEqual([{ bookId, seq: 1, what: 'terms' }]);
  await sql(
    `update bookings b set dates = e.body->'terms'->'dates' from ledger_entries e where e.book_id = b.id and e.seq = 1`,
  );
  await sql(`update bookings set terms = terms || '{"rates": [{"trade": "mason", "count": 1, "price": 1}]}'`);
  expect(await misfits(neev.services.db)).toEqual([{ bookId, seq: 1, what: 'terms' }]);
  await sql(`update bookings set terms = terms - 'rates'`);
  await sql(`update bookings set terms = terms || '{"overtimePerHour": 500}'`);
  expect(await misfits(neev.services.db)).toEqual([{ bookId, seq: 1, what: 'terms' }]);
  await sql(`update bookings set terms = terms - 'overtimePerHour', per = 'job', total = price * count`);
  await sql(`update ledger_entries set body = jsonb_set(body, '{terms,per}', '"job"') where body ? 'terms'`);
  expect(await misfits(neev.services.db)).toEqual([]);
  await sql('update bookings set total = total + 1');
  expect(await misfits(neev.services.db)).toEqual([{ bookId, seq: 1, what: 'terms' }]);
  await sql(`update bookings set total = total - 1, customer_id = '${userId}'`);
  expect(await misfits(neev.services.db)).toEqual([{ bookId, seq: 3, what: 'author' }]);
  await sql('alter table ledger_entries enable trigger user');
});

test('two unsigned books that change places with all that the log has of them are named: each says whose it is', async () => {
  const customer = await neev.loginAs();
  const ids: string[] = [];
  for (const provider of [await neev.loginAs(), await neev.loginAs()]) {
    const { bookingId, units } = await aBooking(neev, { customer, provider });
    const body = { unit: units[0], date: '2099-11-02', mark: 'full', overtimeHours: 0 };
    const entry = { clientId: bookingId, kind: 'day', body, saidAt: '2099-11-02T10:00:00.000Z' };
    await neev.call('POST', `/hajri/${bookingId}`, { as: customer, body: { entries: [entry] } });
    ids.push(bookingId);
  }
  await makeCheckpoint(neev.services);
  const { db, pool, settings, evidence } = neev.services;
  const [one = '', other = ''] = ids.sort();
  expect(await misfits(db)).toEqual([]);
  const all = '(last_seq, head, terms_seq, logged_seq, leaves)';
  await pool.query(`alter table ledger_entries disable trigger user;
    update ledger_entries set book_id = '${other}', seq = seq + 100000 where book_id = '${one}';
    update ledger_entries set book_id = '${one}' where book_id = '${other}' and seq < 100000;
    update ledger_entries set seq = seq - 100000 where seq > 100000;
    alter table ledger_entries enable trigger user;
    update ledgers l set ${all} = (select last_seq, head, terms_seq, logged_seq, leaves from ledgers o
      where o.book_id <> l.book_id and o.book_id in ('${one}', '${other}')) where book_id in ('${one}', '${other}')`);
  // Neither chain nor log shows it: both are of lines alone.
  expect((await verifyLedgers(db)).broken).toEqual([]);
  expect((await verifyLog(db, { dataDir: settings.dataDir, evidence, witnesses: [] })).wrong).toEqual([]);
  expect(await misfits(db)).toEqual([one, other].map((bookId) => ({ bookId, seq: 1, what: 'book' })));
});
