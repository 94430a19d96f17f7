import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seen } from '#domain/ledger/entry.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aDevice, makeDevice, signedEntry, type TestDevice } from '#server/testing/a-device.ts';
import { asOwner, rewriteBook } from '#server/testing/an-operator.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { verifyLedgers } from './verify-ledgers.data.ts';

// Who owns the database makes every hash anew; a signature they cannot make.
const neev = useTestApp();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-06T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

let book: string;
let customer: TestUser;
let provider: TestUser;
let device: TestDevice;
const broken = async () => (await verifyLedgers(neev.services.db)).broken;

/** Terms, the device, a signed day, and after it the provider's of an older page, and a signed one that saw both. */
beforeEach(async () => {
  [customer, provider] = [await neev.loginAs(), await neev.loginAs()];
  const { bookingId, units } = await aBooking(neev, { customer, provider });
  book = bookingId;
  device = await aDevice(neev, customer);
  const day = (date: string) => ({
    kind: 'day',
    body: { unit: units[0], date: `2099-11-0${date}`, mark: 'full', overtimeHours: 0 },
  });
  const post = async (as: TestUser, entry: object): Promise<Seen> => {
    await neev.call('POST', `/hajri/${book}`, { as, body: { entries: [entry] } });
    const { seq, hash } = (await neev.call('GET', `/hajri/${book}`, { as: customer })).body.data.at(-1);
    return { seq, hash };
  };
  await post(customer, signedEntry(device, { book, n: 1, ...day('2') }));
  const clientId = 'a line of an older page';
  const seen = await post(provider, { clientId, saidAt: '2099-11-03T06:00:00.000Z', ...day('2') });
  await post(customer, signedEntry(device, { book, n: 2, seen, ...day('3') }));
  expect(await broken()).toEqual([]);
});

const change = (side: string, to: object) =>
  rewriteBook(neev, book, (rows) => {
    const first = rows.find((row) => row.side === side);
    return rows.map((row) => (row === first ? { ...row, ...to } : row));
  });

test('a signed line that is altered is named', async () => {
  await change('customer', { body: { unit: 'another', date: '2099-11-02', mark: 'half', overtimeHours: 0 } });
  expect(await broken()).toEqual([{ bookId: book, seq: 3 }]);
});

test('a line that nobody signed is known by the next that was signed after it, which says how far it had seen', async () => {
  await change('provider', { said_at: new Date('2099-11-01T06:00:00Z') });
  const [{ seq, seen } = { seq: 0, seen: 0 }, ...more] = await broken();
  expect(more).toEqual([]);
  expect(seen).toBe(seq - 1);
});

test('a line that nobody signed is known also where who saw it is said to have seen what a restore lost', async () => {
  await rewriteBook(neev, book, (rows) => {
    const [unsigned] = rows.filter(({ side }) => side === 'provider');
    return rows.map((row) => {
      if (row === unsigned) return { ...row, said_at: new Date('2099-11-01T06:00:00Z') };
      if (row.seen_seq !== unsigned?.seq || !unsigned) return row;
      return { ...row, seen_lost: { seq: unsigned.seq, hash: unsigned.hash.toString('hex') } };
    });
  });
  expect(await broken()).toEqual([{ bookId: book, seq: 6 }]);
});

test('a signed line whose signature is taken away is named', async () => {
  await change('customer', { sig: null });
  expect(await broken()).toEqual([{ bookId: book, seq: 3 }]);
});

test('a line that is signed by a made key in the place of the noted one is named', async () => {
  const made = makeDevice();
  await neev.services.pool.query('update book_devices set key = $1, name = $2 where name = $3', [
    Buffer.from(made.key ?? '', 'base64url'),
    made.name,
    device.name,
  ]);
  await change('customer', {});
  expect(await broken()).toEqual([{ bookId: book, seq: 3 }]);
});

test('a device that the book never noted is named', async () => {
  await rewriteBook(neev, book, (rows) => rows.filter(({ seq }) => seq !== 2));
  expect(await broken()).toEqual([{ bookId: book, seq: 2 }]);
});

test('a line in another’s name is named', async () => {
  await change('customer', { author_id: provider.userId });
  expect(await broken()).toEqual([{ bookId: book, seq: 3 }]);
});

test('a line that is gone, and a head that is another, are named', async () => {
  await asOwner(neev, (db) => db.deleteFrom('ledger_entries').where('seq', '=', 3).execute());
  expect(await broken()).toEqual([{ bookId: book, seq: 3 }]);
});

test('a signed line that is put on the other side is named', async () => {
  // The last of its author’s, which nobody saw: no signature is of a side.
  await rewriteBook(neev, book, (rows) =>
    rows.map((row, at) => (at === rows.length - 1 ? { ...row, side: 'provider' } : row)),
  );
  expect(await broken()).toEqual([{ bookId: book, seq: 6 }]);
});

test('a signed line that is put in the book a second time is named', async () => {
  await neev.services.pool.query(`alter table ledger_entries drop constraint ledger_entries_counted,
    drop constraint ledger_entries_author_id_client_id_key`);
  const again = { id: randomUUID() };
  await rewriteBook(neev, book, (rows) =>
    rows.flatMap((row, at) => (at === rows.length - 1 ? [row, { ...row, ...again }] : [row])),
  );
  expect(await broken()).toEqual([{ bookId: book, seq: 7 }]);
});

test('a line that is stripped of all that its device added is told: its author signs in this book', async () => {
  const bare = async () => (await verifyLedgers(neev.services.db)).bare;
  expect(await bare()).toEqual([]);
  const none = { sig: null, device: null, device_name: null, device_key: null, n: null };
  await rewriteBook(neev, book, (rows) =>
    rows.map((row, at) =>
      at === rows.length - 1 ? { ...row, ...none, seen_seq: null, seen_hash: null } : row,
    ),
  );
  // No signature saw it, and none is of it: chain and keys hold.
  expect(await broken()).toEqual([]);
  expect(await bare()).toEqual([{ bookId: book, seq: 6, lines: 1 }]);
});
