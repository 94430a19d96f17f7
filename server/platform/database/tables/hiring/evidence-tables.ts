import type { Generated, GeneratedAlways } from 'kysely';
import type { Created } from '../times.ts';
import type { Json } from './hiring-tables.ts';

/** What writes in books: a browser of one user on one device. */
export interface BookDevicesTable {
  id: GeneratedAlways<number>;
  user_id: string;
  name: string;
  /** P-256, 04 || x || y; null: a browser that cannot sign. */
  key: Buffer | null;
  device: Generated<string>;
  browser: Generated<string>;
  session_id: string | null;
  created_at: Created;
  ended_at: Date | null;
  /** Its first line in any book. */
  wrote_at: Date | null;
}

export interface LogsTable {
  no: number;
  origin: string;
  size: Generated<number>;
  root: Buffer;
  /** What signs it now, or did at its end. */
  key: Buffer;
  /** That key, in a note signed by the one before. */
  key_note: string | null;
  follows: Json<{ origin: string; size: number; root: string; at: string }> | null;
  began_at: Created;
  ended_at: Date | null;
}

export interface LogTilesTable {
  log_no: number;
  level: number;
  n: number;
  hashes: Buffer;
}

export interface LogCheckpointsTable {
  log_no: number;
  size: number;
  note: string;
  made_at: Created;
}

export interface LogCosignaturesTable {
  log_no: number;
  size: number;
  witness: string;
  /** The newest. */
  line: string;
  at: Date;
  first_line: string | null;
}

export interface EvidenceKeysTable {
  kid: string;
  what: 'log' | 'card';
  public: Buffer;
  began_at: Created;
  ended_at: Date | null;
}

export interface WorkCardsTable {
  idx: GeneratedAlways<number>;
  user_id: string | null;
  client_id: string;
  issued_at: Created;
  expires_at: Date;
  ended_at: Date | null;
  ended_why: 'replaced' | 'taken-back' | 'facts' | null;
  /** For its owner; gone with the account, or when its time is over. */
  token: string | null;
  /** Which words its owner said yes to; null: from before they were counted. */
  consent_version: number | null;
}

export interface OutsideDaysTable {
  id: Generated<string>;
  user_id: string;
  client_id: string;
  employer_name: string;
  phone_hash: Buffer;
  phone_last4: string;
  pin: string;
  trade: string;
  dates: string[];
  code_hash: Buffer | null;
  tries: Generated<number>;
  code_until: Date | null;
  confirmed_at: Date | null;
  created_at: Created;
  /** Emptied; that the phone was asked counts for its day. */
  removed_at: Date | null;
}

export interface WageClaimsTable {
  booking_id: string;
  author_id: string;
  reminded_at: Generated<Date[]>;
  claimed_at: Date | null;
  claimed: number | null;
  ended_at: Date | null;
  ended_why: 'paid' | 'withdrawn' | null;
}
