import { expect, test } from 'vitest';
import { aBooking } from '#server/testing/a-booking.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { writeEvent } from './open-book.data.ts';
import { verifyLedgers } from './verify-ledgers.data.ts';

const neev = useTestApp();

async function aBookOf(lines: number): Promise<string> {
  const { db } = neev.services;
  const { bookingId } = await aBooking(neev, {
    customer: await neev.loginAs(),
    provider: await neev.loginAs(),
  });
  for (let no = 1; no <= lines; no += 1)
    await db
      .transaction()
      .execute((open) =>
        writeEvent(open, { bookId: bookingId, body: { state: 'done', no }, now: new Date() }),
      );
  return bookingId;
}

/** What somebody could do who owns the table. */
async function tamper(statement: string): Promise<void> {
  const { pool } = neev.services;
  await pool.query('alter table ledger_entries disable trigger user');
  await pool.query(statement);
  await pool.query('alter table ledger_entries enable trigger user');
}

test('every book is followed to its head, and a changed, missing or added line names its book and place', async () => {
  const { db } = neev.services;
  const [whole, changed, cut, headless] = [
    await aBookOf(3),
    await aBookOf(3),
    await aBookOf(3),
    await aBookOf(2),
  ];
  await aBookOf(0);
  expect(await verifyLedgers(db)).toEqual({ books: 5, entries: 11, erased: 0, broken: [], bare: [] });
  await tamper(
    `update ledger_entries set body = '{"no":2,"state":"agreed"}' where book_id = '${changed}' and seq = 2`,
  );
  await tamper(`delete from ledger_entries where book_id = '${cut}' and seq = 3`);
  await tamper(`update ledgers set head = decode('${'ab'.repeat(32)}', 'hex') where book_id = '${headless}'`);
  const { broken } = await verifyLedgers(db);
  const inOrder = (found: { bookId: string; seq: number }[]) =>
    found.sort((one, other) => one.bookId.localeCompare(other.bookId));
  expect(inOrder(broken)).toEqual(
    inOrder([
      { bookId: changed, seq: 2 },
      { bookId: cut, seq: 3 },
      { bookId: headless, seq: 3 },
    ]),
  );
  expect(broken.map(({ bookId }) => bookId)).not.toContain(whole);
});
