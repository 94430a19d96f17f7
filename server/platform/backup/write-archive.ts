import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool } from 'pg';
import { ArchiveError } from './archive-format.ts';
import { archiveLines, withChecksum } from './archive-lines.ts';
import type { Installation, Written } from './archive-source.ts';
import { sealed } from './sealed-stream.ts';

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
