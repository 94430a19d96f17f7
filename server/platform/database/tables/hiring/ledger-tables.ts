import type { Generated } from 'kysely';
import type { Json } from './hiring-tables.ts';

export interface LedgersTable {
  /** The id of the booking or contract. */
  book_id: string;
  of: Generated<'booking' | 'contract'>;
  last_seq: Generated<number>;
  head: Buffer;
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
}
