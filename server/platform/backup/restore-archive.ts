import type { PoolClient } from 'pg';
import { dbOf, migrate, unknownMigrations } from '#server/platform/database/database.ts';
import { migrateJobs } from '#server/platform/jobs/jobs.ts';
import { ArchiveError, type Header } from './archive-format.ts';
import { type Installation, tablesInOrder, type Written } from './archive-tables.ts';
import { type ArchiveFile, checkArchive, entriesOf } from './read-archive.ts';
import { stageFiles } from './restore-files.ts';
import {
  advanceIdentities,
  dropTables,
  emptyTables,
  holdsData,
  queueUnsentMails,
  requireNobodyElse,
  rowWriter,
} from './restore-rows.ts';

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
