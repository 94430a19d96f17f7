import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import { namesOf } from '#server/platform/media/storage/storage.ts';
import { ArchiveError, bytesLine, formatVersion, noticeLine } from './archive-format.ts';
import {
  type Installation,
  migrationsOf,
  type Table,
  tablesInOrder,
  type Written,
} from './archive-tables.ts';
import { sealed } from './sealed-stream.ts';

// ID pictures that wait for the admin do not travel: neither the files, nor their rows, nor what refers to them.
const leftOut: Record<string, string> = { uploads: `where purpose <> 'id'` };

const emptied: Record<string, string> = {
  providers: `|| '{"id_picture": null, "id_picture_at": null}'::jsonb
    || case when r.evidence_at is null then '{"evidence": null}'::jsonb else '{}' end`,
};

/** What the database makes itself of other tables' rows, when they are written. */
const derived = new Set(['search_forms']);

const rowsAtOnce = 1000;

const pieceBytes = 48 * 1024;

const texts = z.array(z.object({ text: z.string() }));

async function* textsOf(client: ClientBase, select: string): AsyncGenerator<string[]> {
  await client.query(`declare backup_rows no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query(`fetch ${rowsAtOnce} from backup_rows`);
    if (rows.length === 0) break;
    yield texts.parse(rows).map(({ text }) => text);
  }
  await client.query('close backup_rows');
}

async function* tableLines(client: ClientBase, { name, columns }: Table, written: Written) {
  yield noticeLine({ table: name, columns });
  const table = client.escapeIdentifier(name);
  const select = `select (to_jsonb(r) ${emptied[name] ?? ''})::text as text from ${table} r ${leftOut[name] ?? ''}`;
  for await (const rows of textsOf(client, select)) {
    written.rows += rows.length;
    yield `${rows.join('\n')}\n`;
  }
}

/** Of a file that may be away: swept since the snapshot, or never there (a key from the environment, no demo). */
function* fileLines(file: string, bytes: Buffer | undefined, written: Written) {
  if (!bytes) return;
  written.files += 1;
  yield noticeLine({ file });
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytesLine(bytes.subarray(start, start + pieceBytes));
  }
}

async function readOrNothing(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function* archiveLines(
  client: ClientBase,
  { dataDir, storage }: Pick<Installation, 'dataDir' | 'storage'>,
  written: Written,
): AsyncGenerator<string> {
  const migrations = await migrationsOf(client);
  yield noticeLine({
    format: 'neev-backup',
    version: formatVersion,
    madeAt: new Date().toISOString(),
    migrations,
  });
  for (const table of await tablesInOrder(client))
    if (!derived.has(table.name)) yield* tableLines(client, table, written);
  for (const file of ['secret-key', 'vapid-keys', 'evidence-key', 'demo-accounts.txt'])
    yield* fileLines(file, await readOrNothing(join(dataDir, file)), written);
  for await (const ids of textsOf(client, `select id as text from uploads where purpose <> 'id'`)) {
    // Those of a chat lie there encrypted, and stay so.
    for (const name of ids.flatMap(namesOf))
      yield* fileLines(`files/${name}`, await storage.get(name), written);
  }
}

export async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    const bytes = Buffer.from(line);
    hash.update(bytes);
    yield bytes;
  }
  yield Buffer.from(noticeLine({ sha256: hash.digest('hex') }));
}

/**
 * Writes everything as it was at one moment to a new file that only its owner may read.
 * @param backupKey encrypts it; without one it is plain
 * @throws ArchiveError when the file exists
 */
export async function writeArchive(
  { pool, ...kept }: Installation,
  file: string,
  backupKey?: string,
): Promise<Written> {
  const written: Written = { rows: 0, files: 0 };
  const draft = `${file}.part`;
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(`set local time zone 'UTC'`);
    const lines = withChecksum(archiveLines(client, kept, written));
    await rm(draft, { force: true });
    const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    const encrypt = (packed: AsyncIterable<Buffer>) => (backupKey ? sealed(packed, backupKey) : packed);
    await pipeline(Readable.from(lines), createGzip(), encrypt, target);
    await client.query('commit');
    // A link, unlike a rename, never takes the place of an older backup.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new ArchiveError(`${file} exists already`) : error;
    });
  } finally {
    await rm(draft, { force: true });
    // Ends the transaction where something went wrong.
    client.release(true);
  }
  return written;
}

/** Tells the metrics of every process that a backup was made; after it, so that it holds the one before. */
export async function noteBackup(pool: Pool): Promise<void> {
  await pool.query(
    `insert into installation (name, value) values ('last-backup', now()::text)
     on conflict (name) do update set value = excluded.value`,
  );
}
