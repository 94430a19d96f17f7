import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { vkeyOf } from '#domain/evidence/note.ts';
import { eraseBook } from '#server/platform/ledger/open-book.data.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { aWitness, aWrittenBook, readCheckpointOf, writeLine } from '#server/testing/a-log.ts';
import { rewriteBook } from '#server/testing/an-operator.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { makeCheckpoint } from './checkpoint.rules.ts';
import { followAfterRestore } from './next-log.rules.ts';
import { verifyLog } from './verify-log.rules.ts';

const watching = aWitness('watch.example');
const neev = useTestApp({ PUBLIC_URL: 'https://neev.example', WITNESSES: vkeyOf(watching.key) });

let books: string[];
/** Four books of five lines: two lines were logged, then three more. */
beforeEach(async () => {
  books = [];
  for (let count = 0; count < 4; count += 1) books.push((await aWrittenBook(neev)).bookId);
  books.sort();
  for (const lines of [1, 3]) {
    for (let line = 0; line < lines; line += 1) for (const book of books) await writeLine(neev, book);
    await makeCheckpoint(neev.services);
  }
});

const look = () => {
  const { db, settings, evidence } = neev.services;
  return verifyLog(db, { dataDir: settings.dataDir, evidence, witnesses: settings.witnesses });
};
const wrong = async () => (await look()).wrong;
const sql = (text: string, values: unknown[] = []) => neev.services.pool.query(text, values);
const signedFile = () => join(neev.services.settings.dataDir, 'log-signed');
const book = () => books[1] ?? '';
const notLogged = (lines: string, leaf: number) => [
  `The book ${book()} is not the one that was logged: ${lines}, by leaf ${leaf} of log 1.`,
];

test('a log that nobody touched is whole, over a restore too, and with erased lines', async () => {
  expect(await look()).toMatchObject({ logs: 1, leaves: 8, waiting: 0, wrong: [] });
  expect((await look()).end).toMatch(/^neev\.example\/log\/1, 8 leaves, root \S{44}$/);
  await writeLine(neev, book());
  expect(await look()).toMatchObject({ waiting: 1, wrong: [] });
  await followAfterRestore(neev.services);
  expect(await wrong()).toEqual([]);
  await makeCheckpoint(neev.services);
  await neev.services.db.transaction().execute((open) => eraseBook(open, book(), new Date()));
  expect(await look()).toMatchObject({ logs: 2, leaves: 13, waiting: 0, wrong: [] });
});

describe('Who rewrites a book with all its hashes is found by the log', () => {
  const inOrder = async () => {
    // The chain alone shows nothing.
    expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
    return wrong();
  };

  test('where a line is altered', async () => {
    await rewriteBook(neev, book(), (rows) =>
      rows.map((row) => (row.seq === 4 ? { ...row, body: { state: 'cancelled' } } : row)),
    );
    expect(await inOrder()).toEqual(notLogged('one of the entries 3 to 5', 5));
  });

  test('where a line is dropped in the middle', async () => {
    await rewriteBook(neev, book(), (rows) => rows.filter(({ seq }) => seq !== 2));
    expect(await inOrder()).toEqual(notLogged('one of the entries 1 to 2', 1));
  });

  test('where a line is put in, also with an older date', async () => {
    const old = new Date(Date.now() - 86_400_000 * 30);
    await rewriteBook(neev, book(), (rows) =>
      rows.flatMap((row) => (row.seq === 3 ? [{ ...row, id: randomUUID(), created_at: old }, row] : [row])),
    );
    const [first, second] = await inOrder();
    expect(first).toBe(notLogged('one of the entries 3 to 5', 5)[0]);
    expect(second).toContain(`The book ${book()} is dated back: entry 3 says ${old.toISOString()}`);
  });

  test('where lines change places', async () => {
    await rewriteBook(neev, book(), ([one, two, three, four, five]) =>
      [one, two, four, three, five].flatMap((row) => row ?? []),
    );
    expect(await inOrder()).toEqual(notLogged('one of the entries 3 to 5', 5));
  });

  test('where its end is dropped, and what the book says of its leaves', async () => {
    await rewriteBook(neev, book(), (rows) => rows.slice(0, 2));
    await sql('update ledgers set leaves = leaves[1:2], logged_seq = 2 where book_id = $1', [book()]);
    expect(await inOrder()).toEqual(['No line explains leaf 5 of log 1: a book, or its end, is gone.']);
  });

  test('where a line is put at the end with an older date', async () => {
    await sql("update log_checkpoints set made_at = made_at + interval '1 day' where size = 8");
    await writeLine(neev, book());
    await makeCheckpoint(neev.services);
    expect(await wrong()).toEqual([
      expect.stringMatching(`^The book ${book()} is dated back: entry 6 says .* and came after `),
    ]);
  });

  test('where all of a book is dropped', async () => {
    await sql('alter table ledger_entries disable trigger user');
    await sql('delete from ledger_entries where book_id = $1', [book()]);
    await sql('alter table ledger_entries enable trigger user');
    await sql('delete from ledgers where book_id = $1', [book()]);
    expect(await inOrder()).toEqual(
      [1, 5].map((leaf) => `No line explains leaf ${leaf} of log 1: a book, or its end, is gone.`),
    );
  });

  test('where a book is kept from entering it', async () => {
    await sql('update ledgers set logged_seq = 5000 where book_id = $1', [book()]);
    expect(await inOrder()).toEqual([
      `The book ${book()} is kept out of the log: it says another last leaf than it has.`,
    ]);
  });

  test('also where a restore is played that loses nothing', async () => {
    await rewriteBook(neev, book(), (rows) =>
      rows.map((row) => (row.seq === 4 ? { ...row, body: { state: 'cancelled' } } : row)),
    );
    await followAfterRestore(neev.services);
    await makeCheckpoint(neev.services);
    expect(await inOrder()).toEqual(['No line explains leaf 5 of log 1, which has ended.']);
  });
});

describe('Who rewrites the log itself is found', () => {
  test('by its notes, where a leaf is another', async () => {
    await sql("update log_tiles set hashes = overlay(hashes placing '\\xabcd' from 33) where level = 0");
    const found = await wrong();
    expect(found).toContain('The leaves of log 1 do not make the root that was signed at 4 leaves.');
    expect(found).toContain('The leaves of log 1 do not make the root that was signed at 8 leaves.');
    expect(found).toContain(notLogged('one of the entries 1 to 2', 1)[0]);
  });

  test('by the key, where a note is another', async () => {
    await sql("update log_checkpoints set note = replace(note, e'\\n4\\n', e'\\n3\\n') where size = 4");
    expect(await wrong()).toEqual(['The note of log 1 at 4 leaves is not signed by its key.']);
  });

  test('by the key that is set, where its key is another', async () => {
    await sql("update logs set key = decode(repeat('ab', 32), 'hex')");
    expect(await wrong()).toContain('Log 1 is signed by another key than EVIDENCE_KEY.');
  });

  test('by what was signed here, where all of it was made anew', async () => {
    await sql('delete from log_checkpoints; delete from log_tiles; delete from logs');
    await sql("update ledgers set leaves = '{}', logged_seq = 0");
    const elsewhere = await mkdtemp(join(tmpdir(), 'neev-data-'));
    await makeCheckpoint({ ...neev.services, settings: { ...neev.services.settings, dataDir: elsewhere } });
    await rm(elsewhere, { recursive: true });
    expect(await wrong()).toEqual(['Log 1 of 8 leaves was signed here, and the database knows another.']);
    await rm(signedFile());
    // Nothing here knows better: this is for witnesses and phones.
    expect(await wrong()).toEqual([]);
  });

  test('by what a witness signed, where the note is another', async () => {
    const { text } = await readCheckpointOf(neev, 1);
    const body = watching.cosigned(text);
    await neev.call('POST', '/log/1/cosignatures', { body, headers: { 'content-type': 'text/plain' } });
    expect(await wrong()).toEqual([]);
    await sql('update log_cosignatures set line = (select line from log_cosignatures) where size = 8');
    await sql('insert into log_cosignatures select log_no, 4, witness, line, at from log_cosignatures');
    expect(await wrong()).toEqual(['The witness watch.example signed another log 1 of 4 leaves.']);
  });

  test('where the log that one follows is another', async () => {
    await followAfterRestore(neev.services);
    await makeCheckpoint(neev.services);
    await sql(`update logs set follows = jsonb_set(follows::jsonb, '{size}', '3') where no = 2`);
    expect(await wrong()).toEqual(['The first leaf of log 2 is not the log that it follows.']);
  });

  test('where there is none any more', async () => {
    await sql('delete from log_checkpoints; delete from log_tiles; delete from logs');
    expect(await wrong()).toEqual(['There is no log, and one was signed here.']);
  });
});

test('a log of more than one tile is made anew whole', async () => {
  // The last test here: these books are of no booking.
  await sql(`alter table ledgers drop constraint ledgers_booking_id_fkey;
    insert into ledgers (book_id, head, last_seq)
    select gen_random_uuid(), decode(repeat('00', 32), 'hex'), 1 from generate_series(1, 600)`);
  await makeCheckpoint(neev.services);
  const { leaves, wrong: found } = await look();
  expect(leaves).toBe(608);
  // These books have no lines: each is named.
  expect(found).toHaveLength(600);
  await sql("update log_tiles set hashes = overlay(hashes placing '\\xabcd' from 1) where level = 1");
  expect(await wrong()).toContain('Tile 1/0 of log 1 is not what the tiles below it make.');
  await sql('delete from log_tiles where level = 1');
  expect(await wrong()).toContain('Log 1 lacks tiles of level 1.');
});
