import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { Written } from './archive-source.ts';
import { migrationsOf, type Table, tablesInOrder } from './archive-tables.ts';
import { bytesLine, formatVersion, noticeLine } from './format/archive-format.ts';

// ID pictures that wait for the admin do not travel: neither the files, nor their rows, nor what refers to them.
const leftOut: Record<string, string> = { uploads: `where purpose <> 'id'` };

const emptied: Record<string, string> = {
  providers: `|| '{"id_picture": null, "id_picture_at": null}'::jsonb`,
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

export async function* archiveLines(
  client: ClientBase,
  dataDir: string,
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
  for (const file of ['secret-key', 'vapid-keys', 'demo-accounts.txt'])
    yield* fileLines(dataDir, file, written);
  for await (const ids of textsOf(client, `select id as text from uploads where purpose <> 'id'`)) {
    for (const id of ids) {
      yield* fileLines(dataDir, `files/${id}.webp`, written);
      yield* fileLines(dataDir, `files/${id}-small.webp`, written);
      // Of a chat, encrypted.
      yield* fileLines(dataDir, `files/private/${id}`, written);
    }
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
