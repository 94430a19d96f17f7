import { z } from 'zod';

// A backup is a gzip stream of lines. A line that begins with '#' tells what follows: the header, a table, a file,
// the end with the checksum of all lines before it. '{' begins a row as PostgreSQL writes it, '+' a piece of a file.

/** Raised when a newer Neev writes what an older one would restore wrongly. */
export const formatVersion = 1;

/** What is wrong with the archive or with the place it should go to, in one line for the operator. */
export class ArchiveError extends Error {}

const header = z.object({
  format: z.literal('neev-backup'),
  version: z.number(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
});

export type Header = z.infer<typeof header>;

/** What a backup may hold of the data folder. No other name is ever written. */
const fileName = z
  .string()
  .regex(
    /^(files\/[\w-]{22}(-small)?\.webp|files\/private\/[\w-]{22}([\w-]{32})?|secret-key|vapid-keys|evidence-key|demo-accounts\.txt)$/,
  );

export const notice = z.union([
  header,
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ file: fileName }),
  z.object({ sha256: z.string() }),
]);

export type Notice = z.infer<typeof notice>;

export type Entry = Notice | { row: string } | { bytes: Buffer };

export const noticeLine = (what: Notice): string => `#${JSON.stringify(what)}\n`;

export const bytesLine = (bytes: Buffer): string => `+${bytes.toString('base64')}\n`;

export const damaged = (why: string) => new ArchiveError(`This is not a whole backup of Neev: ${why}`);
