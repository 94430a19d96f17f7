import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import { ArchiveError, bytesLine, formatVersion, noticeLine } from './archive-format.ts';
import { migrationsOf, type Table, tablesInOrder } from './archive-tables.ts';

/** A database and the data folder that belongs to it. */
export interface Installation {
  pool: Pool;
  dataDir: string;
}
export interface Written {
  rows: number;
  files: number;
}

// ID pictures that wait for the admin do not travel: neither the files, nor their rows, nor what refers to them.
const leftOut: Record<string, string> = { uploads: `where purpose <> 'id'` };
const emptied: Record<string, string> = {
  providers: `|| '{"id_picture": null, "id_picture_at": null}'::jsonb`,
};

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

async function* fileLines(dataDir: string, file: string, written: Written) {
  let bytes: Buffer;
  try {
    bytes = await readFile(join(dataDir, file));
  } catch (error) {
    // Swept since the snapshot, or never there (a key from the environment, no demo).
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  written.files += 1;
  yield noticeLine({ file });
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytesLine(bytes.subarray(start, start + pieceBytes));
  }
}

async function* archiveLines(client: ClientBase, dataDir: string, written: Written): AsyncGenerator<string> {
  const migrations = await migrationsOf(client);
  yield noticeLine({
    format: 'neev-backup',
    version: formatVersion,
    madeAt: new Date().toISOString(),
    migrations,
  });
  for (const table of await tablesInOrder(client)) yield* tableLines(client, table, written);
  for (const file of ['secret-key', 'demo-accounts.txt']) yield* fileLines(dataDir, file, written);
  for await (const ids of textsOf(client, `select id as text from uploads where purpose <> 'id'`)) {
    for (const id of ids) {
      yield* fileLines(dataDir, `files/${id}.webp`, written);
      yield* fileLines(dataDir, `files/${id}-small.webp`, written);
      // Of a chat, encrypted.
      yield* fileLines(dataDir, `files/private/${id}`, written);
    }
  }
}

async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
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
 * @throws ArchiveError when the file exists
 */
export async function writeArchive({ pool, dataDir }: Installation, file: string): Promise<Written> {
  const written: Written = { rows: 0, files: 0 };
  const draft = `${file}.part`;
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(`set local time zone 'UTC'`);
    const lines = withChecksum(archiveLines(client, dataDir, written));
    await rm(draft, { force: true });
    const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(lines), createGzip(), target);
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
