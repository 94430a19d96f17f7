import { beforeEach, describe, expect, test } from 'vitest';
import { sameBytes, toHex } from '#domain/evidence/base64.ts';
import { vkeyOf } from '#domain/evidence/note.ts';
import { hashesOf } from '#domain/evidence/tiles.ts';
import { isConsistent, isIncluded, leafBytes, rootOf } from '#domain/evidence/tree.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import { inLog } from '#server/platform/ledger/entries-by-book.data.ts';
import {
  aWitness,
  aWrittenBook,
  bytesOfPath,
  readCheckpointOf,
  type WrittenBook,
  writeLine,
} from '#server/testing/a-log.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { checkpointNow, makeCheckpoint } from './checkpoint.rules.ts';

const watching = aWitness('watch.example');
const neev = useTestApp({ PUBLIC_URL: 'https://neev.example', WITNESSES: vkeyOf(watching.key) });

let books: WrittenBook[];
beforeEach(async () => {
  books = [];
  for (let count = 0; count < 3; count += 1) books.push(await aWrittenBook(neev));
  books.sort((one, other) => (one.bookId < other.bookId ? -1 : 1));
});

const tile = async (path: string) => {
  const { statusCode, rawPayload, headers } = await neev.app.inject(`/log/1/tile/${path}`);
  return { status: statusCode, bytes: rawPayload, cache: headers['cache-control'] };
};
const headOf = async (bookId: string) => {
  const { rows } = await neev.services.pool.query('select head from ledgers where book_id = $1', [bookId]);
  return rows[0].head as Buffer;
};
const proofOf = ({ bookId, customer }: WrittenBook, query = '') =>
  neev.call('GET', `/hajri/${bookId}/proof${query}`, { as: customer });

describe('A log of the books’ last lines', () => {
  test('has a leaf for each book that grew, by the books’ ids, and a root that all can make anew', async () => {
    await makeCheckpoint(neev.services);
    const { size, root, origin } = await readCheckpointOf(neev, 1);
    expect([origin, size]).toEqual(['neev.example/log/1', 3]);
    const { bytes } = await tile('0/000.p/3');
    const heads = await Promise.all(books.map(({ bookId }) => headOf(bookId)));
    const leaves = hashesOf(bytes);
    expect(leaves.map(toHex)).toEqual(heads.map((head) => toHex(sha256(leafBytes(head)))));
    expect(sameBytes(rootOf(sha256, leaves), root)).toBe(true);
  });

  test('grows by what was written since, and not where nothing was', async () => {
    const first = await makeCheckpoint(neev.services);
    expect((await makeCheckpoint(neev.services)).note).toBe(first.note);
    await writeLine(neev, books[1]?.bookId ?? '');
    await makeCheckpoint(neev.services);
    const second = await readCheckpointOf(neev, 1);
    expect(second.size).toBe(4);
    const { body } = await neev.call('GET', '/log/1/consistency?from=3&to=4');
    expect(await isConsistent(sha256, { from: first, to: second }, bytesOfPath(body.data.path))).toBe(true);
  });

  test('is one, where two processes sign at once', async () => {
    const signed = await Promise.all([1, 2, 3, 4].map(() => checkpointNow(neev.services)));
    expect(new Set(signed.map(({ note }) => note)).size).toBe(1);
    await Promise.all([
      ...books.map(async ({ bookId }) => {
        await writeLine(neev, bookId);
        await checkpointNow(neev.services);
      }),
      makeCheckpoint(neev.services),
    ]);
    const { size, root } = await readCheckpointOf(neev, 1);
    const { bytes } = await tile(`0/000.p/${size}`);
    expect(size).toBe(6);
    expect(sameBytes(rootOf(sha256, hashesOf(bytes)), root)).toBe(true);
  });

  test('lets lines be written while somebody holds it', async () => {
    await makeCheckpoint(neev.services);
    const other = await neev.services.pool.connect();
    await other.query('begin');
    await other.query('select * from logs for update');
    const waiting = makeCheckpoint(neev.services);
    expect(await writeLine(neev, books[0]?.bookId ?? '')).toMatch(/^[0-9a-f]{64}$/);
    await other.query('commit');
    other.release();
    expect((await waiting).size).toBe(4);
  });

  test('that cannot be signed says to come back later', async () => {
    const broken = { ...neev.services, settings: { ...neev.services.settings, dataDir: '/dev/null' } };
    await expect(checkpointNow(broken)).rejects.toMatchObject({ problem: 'seal-later' });
  });
});

describe('A book proves that it is in the log', () => {
  test('by its first leaf at or after a line', async () => {
    const [book] = books as [WrittenBook];
    await makeCheckpoint(neev.services);
    await writeLine(neev, book.bookId);
    const hash = await writeLine(neev, book.bookId);
    await makeCheckpoint(neev.services);
    const { root, text } = await readCheckpointOf(neev, 1);
    const { data } = (await proofOf(book, '?seq=2')).body;
    expect(data).toMatchObject({ origin: 'neev.example/log/1', index: 3, seq: 3, hash, size: 4, note: text });
    const proof = { index: data.index, size: data.size, root, path: bytesOfPath(data.path) };
    expect(await isIncluded(sha256, proof, sha256(leafBytes(Buffer.from(hash, 'hex'))))).toBe(true);
    expect((await proofOf(book)).body.data).toMatchObject({ index: 0, seq: 1 });
    // A line that the log has not taken in yet is no error: a page asks for it right after it was written.
    expect((await proofOf(book, '?seq=4')).body).toEqual({ data: null });
    expect((await proofOf(book, '?seq=x')).status).toBe(400);
  });

  test('to its two sides alone', async () => {
    const [book, other] = books as [WrittenBook, WrittenBook];
    await makeCheckpoint(neev.services);
    expect((await proofOf({ ...book, customer: book.provider })).status).toBe(200);
    expect((await proofOf({ ...book, customer: other.customer })).status).toBe(404);
  });

  test('and says in the book where it stands', async () => {
    const [book] = books as [WrittenBook];
    const { db } = neev.services;
    expect(await inLog(db, book.bookId)).toEqual({ logged: null, restored: null });
    await makeCheckpoint(neev.services);
    const logged = { origin: 'neev.example/log/1', seq: 1, index: 0, size: 3 };
    expect(await inLog(db, book.bookId)).toEqual({ logged, restored: null });
  });
});

describe('Tiles are served in every width that is there', () => {
  test('and kept for good once they are full', async () => {
    const { pool } = neev.services;
    await makeCheckpoint(neev.services);
    const hashes = Buffer.alloc(8192, 7);
    await pool.query('insert into log_tiles values (1, 0, 1234, $1)', [hashes]);
    expect(await tile('0/x001/234')).toMatchObject({
      status: 200,
      bytes: hashes,
      cache: 'public, max-age=31536000, immutable',
    });
    expect(await tile('0/x001/234.p/5')).toMatchObject({ bytes: hashes.subarray(0, 160) });
    expect((await tile('0/000.p/2')).bytes).toHaveLength(64);
    for (const none of [
      '0/000',
      '0/000.p/4',
      '1/000.p/1',
      '0/001',
      '0/1',
      'x',
      '',
      '0/x999/x999/x999/x999/999',
      '0/000.p/0',
    ])
      expect([none, (await tile(none)).status]).toEqual([none, 404]);
  });

  test('sizes that the log has not had prove nothing', async () => {
    await makeCheckpoint(neev.services);
    for (const wrong of ['from=0&to=4', 'from=2&to=1', 'from=-1&to=2', 'from=x&to=2', 'to=2', ''])
      expect([wrong, (await neev.call('GET', `/log/1/consistency?${wrong}`)).status]).toEqual([wrong, 400]);
    for (const none of [
      '/log/2/checkpoint',
      '/log/2/consistency?from=0&to=0',
      '/log/x/checkpoint',
      '/log/99999/checkpoint',
    ])
      expect([none, (await neev.call('GET', none)).status]).toEqual([none, 404]);
  });
});
