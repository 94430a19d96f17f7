import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { dbOf, migrate, unknownMigrations } from '#server/platform/database/database.ts';
import { migrateJobs } from '#server/platform/jobs/jobs.ts';
import type { Storage } from '#server/platform/media/storage/storage.ts';
import { ArchiveError, type Header } from './archive-format.ts';
import { type Installation, tablesInOrder, type Written } from './archive-tables.ts';
import { type ArchiveFile, checkArchive, entriesOf } from './read-archive.ts';
import {
  advanceIdentities,
  dropTables,
  emptyTables,
  holdsData,
  queueUnsentMails,
  requireNobodyElse,
  rowWriter,
} from './restore-rows.ts';

const pictures = 'files/';

/** Those that were put before the failure go again, unless something of before shows them. */
async function putAll(
  storage: Storage,
  staged: string,
  { names, before }: { names: Set<string>; before: Set<string> },
) {
  const done: string[] = [];
  try {
    for (const name of names) {
      await storage.put(name, await readFile(join(staged, pictures, name)));
      done.push(name);
    }
  } catch (error) {
    for (const name of done.filter((one) => !before.has(one)))
      await storage.remove(name).catch(() => undefined);
    throw error;
  }
}

/** Files wait beside the data folder's own until the database has taken its rows. */
async function stageFiles({ dataDir, storage }: Pick<Installation, 'dataDir' | 'storage'>) {
  const staged = join(dataDir, 'restoring');
  await rm(staged, { recursive: true, force: true });
  await mkdir(join(staged, 'files/private'), { recursive: true, mode: 0o700 });
  let current: string | undefined;
  let count = 0;
  const names = new Set<string>();
  const hasStaged = (name: string) => existsSync(join(staged, name));
  return {
    async file(name: string): Promise<void> {
      current = join(staged, name);
      count += 1;
      if (name.startsWith(pictures)) names.add(name.slice(pictures.length));
      await writeFile(current, '', { mode: 0o600 });
    },
    async bytes(bytes: Buffer): Promise<void> {
      if (current) await appendFile(current, bytes);
    },
    count: () => count,
    hasStaged,
    /** Puts the pictures where they belong: before the rows are committed, so that no row is without its picture. */
    publish: (before: Set<string>) => putAll(storage, staged, { names, before }),
    /** Takes the place of what was there: pictures, also waiting ID pictures, key and demo accounts. */
    async settle(before: Set<string>): Promise<void> {
      for (const name of ['secret-key', 'vapid-keys', 'evidence-key', 'demo-accounts.txt']) {
        if (hasStaged(name)) await rename(join(staged, name), join(dataDir, name));
        // A key that did not make this data must not be taken for its own; browsers ask anew for another pair.
        else if (name !== 'vapid-keys' && name !== 'evidence-key')
          await rm(join(dataDir, name), { force: true });
      }
      for (const name of [...before].filter((one) => !names.has(one))) await storage.remove(name);
      await rm(staged, { recursive: true, force: true });
    },
    discard: () => rm(staged, { recursive: true, force: true }),
  };
}

export interface Restored extends Written {
  /** When the backup was made, ISO 8601. */
  madeAt: string;
  /** Whether the key that hashes and signs came with it. */
  hasKey: boolean;
}

type Staged = Awaited<ReturnType<typeof stageFiles>>;

interface Restore {
  archive: ArchiveFile;
  header: Header;
  replace: boolean;
  staged: Staged;
  /** The pictures that are there, by their names. */
  before: Set<string>;
}

async function restoreInto(
  client: PoolClient,
  { archive, header, replace, staged, before }: Restore,
): Promise<number> {
  if (!replace && (await holdsData(client, await tablesInOrder(client))))
    throw new ArchiveError('This installation holds data already. To delete all of it first, add --replace');
  // They may be another installation's, in the same bucket.
  if (!replace && before.size > 0)
    throw new ArchiveError(
      'There are pictures already, though the database is empty: look whether S3_URL is right. To delete them, add --replace',
    );
  // The rows go into tables as their own version had them, and through what later versions changed with them.
  await dropTables(client);
  await migrate(dbOf(client), header.migrations);
  const tables = await tablesInOrder(client);
  await emptyTables(client, tables);
  const rows = rowWriter(client, tables);
  for await (const entry of entriesOf(archive)) {
    if ('table' in entry) await rows.table({ name: entry.table, columns: entry.columns });
    else if ('row' in entry) await rows.row(entry.row);
    else if ('file' in entry) await staged.file(entry.file);
    else if ('bytes' in entry) await staged.bytes(entry.bytes);
  }
  await rows.flush();
  await advanceIdentities(client);
  await migrate(dbOf(client));
  await queueUnsentMails(client);
  await staged.publish(before);
  return rows.count();
}

/**
 * Puts a backup into an empty installation, or with `replace` in the place of what it holds. The archive is read and
 * checked whole before anything is touched; the rows go in by one transaction, the files follow it.
 * @throws ArchiveError in one line for the operator
 */
export async function restoreArchive(
  { pool, ...kept }: Installation,
  { replace, ...archive }: ArchiveFile & { replace: boolean },
): Promise<Restored> {
  const header = await checkArchive(archive);
  if ((await unknownMigrations(header.migrations)).length > 0)
    throw new ArchiveError('A newer Neev made this backup: update Neev first');
  await requireNobodyElse(pool);
  await migrateJobs({ pool });
  const before = new Set(await kept.storage.list());
  const staged = await stageFiles(kept);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const rows = await restoreInto(client, { archive, header, replace, staged, before });
    await client.query('commit');
    const hasKey = staged.hasStaged('secret-key');
    await staged.settle(before);
    return { rows, files: staged.count(), madeAt: header.madeAt, hasKey };
  } finally {
    await staged.discard();
    // Takes back what was not committed.
    client.release(true);
  }
}
