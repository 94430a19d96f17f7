import type { Generated } from 'kysely';
import type { Json } from './hiring-tables.ts';

export interface LedgersTable {
  booking_id: string;
  last_seq: Generated<number>;
  head: Buffer;
}

export interface LedgerEntriesTable {
  booking_id: string;
  seq: number;
  id: Generated<string>;
  author_id: string | null;
  client_id: string | null;
  side: 'customer' | 'provider' | 'neev';
  kind: 'day' | 'money' | 'agree' | 'dispute' | 'correct' | 'event';
  body: Json<unknown>;
  said_at: Date;
  created_at: Date;
  prev: Buffer;
  hash: Buffer;
}
