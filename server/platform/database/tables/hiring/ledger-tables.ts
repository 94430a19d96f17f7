import type { Generated } from 'kysely';
import type { Json } from './hiring-tables.ts';

export interface LedgersTable {
  /** The id of the booking or contract. */
  book_id: string;
  of: Generated<'booking' | 'contract'>;
  last_seq: Generated<number>;
  head: Buffer;
  logged_seq: Generated<number>;
  /** seq, index, seq, index …: its leaves in the live log. */
  leaves: Generated<number[]>;
  /** The line that says what was agreed; null: not written yet. */
  terms_seq: number | null;
  /** Its last line when a restore brought it back, of several the last. */
  restored_seq: number | null;
  /** The least such line of all restores: from there on others may have been lost. */
  restored_first: number | null;
}

export interface LedgerEntriesTable {
  book_id: string;
  seq: number;
  id: Generated<string>;
  author_id: string | null;
  client_id: string | null;
  side: 'customer' | 'provider' | 'engineer' | 'neev';
  kind: string;
  body: Json<unknown>;
  said_at: Date;
  created_at: Date;
  prev: Buffer;
  hash: Buffer;
  /** 16 bytes; null of what was written before lines had one. */
  salt: Buffer | null;
  device: number | null;
  /** The device's own count in this book. */
  n: number | null;
  /** The last line that the device had seen. */
  seen_seq: number | null;
  /** `{ seq, hash }` as signed, where a restore lost that line. */
  seen_lost: Json<{ seq: number; hash: string }> | null;
  sig: Buffer | null;
  /** Of the content, once that is erased. */
  digest: Buffer | null;
  erased_at: Date | null;
}
