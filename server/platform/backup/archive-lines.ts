import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { namesOf } from '#server/platform/media/storage/storage.ts';
import { bytesLine, formatVersion, noticeLine } from './archive-format.ts';
import type { Installation, Written } from './archive-source.ts';
import { migrationsOf, type Table, tablesInOrder } from './archive-tables.ts';

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
