import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeCheckpoint } from '#server/features/evidence/log/checkpoint.rules.ts';
import type { Logging } from '#server/features/evidence/log/next-log.rules.ts';
import { evidenceKeysOf } from '#server/platform/config/keys/evidence-keys.ts';
import { openDb } from '#server/platform/database/database.ts';
import type { PopulatedApp } from '../populated-app.ts';
import { median, printTable } from '../table.ts';
import { batch, daysOf, type Opened, openBook, send } from './book-batches.ts';
import { deviceOf, linesOf } from './signed-batches.ts';

const rounds = Number(process.env.ROUNDS ?? 100);
/** Books that have each a line more in one checkpoint. */
const leaves = 100;

const loggingOf = ({ pool, address }: PopulatedApp, dataDir: string): Logging => ({
  db: openDb(pool),
  settings: { dataDir, publicUrl: address },
  evidence: { current: evidenceKeysOf('a secret of evidence for measurements only') },
  log: { warn: () => undefined, error: () => undefined },
});

/** What the log holds in all: tiles, notes, and what each book keeps of its leaves. */
async function bytesOfLog({ pool }: PopulatedApp): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(`
    select ((select coalesce(sum(pg_column_size(t)), 0) from log_tiles t)
      + (select coalesce(sum(pg_column_size(p)), 0) from log_checkpoints p)
      + (select coalesce(sum(cardinality(leaves)) * 8, 0) from ledgers))::float as bytes`);
  return rows[0]?.bytes ?? 0;
}

/** Reads a book as a page does. */
async function read({ address }: PopulatedApp, { bookingId, provider }: Opened) {
  const begun = performance.now();
  const answer = await fetch(`${address}/hajri/${bookingId}`, { headers: { token: provider.token } });
  const text = await answer.text();
  return { ms: performance.now() - begun, bytes: gzipSync(text).length };
}

/** What a leaf costs, and what a book is with all of evidence and without. */
export async function measureLog(where: string, app: PopulatedApp, size: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'neev-bench-'));
  const logging = loggingOf(app, dataDir);
  await makeCheckpoint(logging);
  const books: Opened[] = [];
  for (let count = 0; count < leaves; count += 1) books.push(await openBook(app.pool));
  const ids = books.map(({ bookingId }) => bookingId);
  const times: number[] = [];
  const before = await bytesOfLog(app);
  for (let round = 0; round < rounds; round += 1) {
    await app.pool.query(
      'update ledgers set last_seq = last_seq + 1, head = sha256(head) where book_id = any($1)',
      [ids],
    );
    const begun = performance.now();
    await makeCheckpoint(logging);
    times.push((performance.now() - begun) / leaves);
  }
  const bytes = ((await bytesOfLog(app)) - before) / (rounds * leaves);
  printTable(`${where}: the log of books, ${leaves} leaves a checkpoint, ${rounds} rounds; ${size}`, [
    { 'ms a leaf': median(times), 'bytes a leaf': bytes },
  ]);
  await app.pool.query('update ledgers set last_seq = 0, logged_seq = 0, head = $2 where book_id = any($1)', [
    ids,
    Buffer.alloc(32),
  ]);
  const [plain, full] = [await openBook(app.pool), await openBook(app.pool)];
  await send(app, plain, { as: plain.provider, entries: daysOf(plain) });
  const entries = linesOf(full, await deviceOf(app, full.provider, true));
  await send(app, full, { as: full.provider, entries });
  await makeCheckpoint(logging);
  await app.pool.query("update ledgers set leaves = '{}', logged_seq = 0 where book_id = $1", [
    plain.bookingId,
  ]);
  const table = [];
  for (const [name, book] of [
    ['not signed, not in the log', plain],
    ['signed, in the log', full],
  ] as const) {
    const reads = [];
    for (let round = -5; round < rounds; round += 1) reads.push(await read(app, book));
    const ms = median(reads.slice(5).map((one) => one.ms));
    table.push({
      [`a book of ${batch} lines`]: name,
      'ms to read': ms,
      'bytes in gzip': reads[0]?.bytes ?? 0,
    });
  }
  printTable(`${where}: reading a hajri book over HTTP, ${rounds} rounds; ${size}`, table);
  await rm(dataDir, { recursive: true });
}
