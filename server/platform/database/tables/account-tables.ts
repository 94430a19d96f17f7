import type { Generated } from 'kysely';
import type { Created, Updated } from './times.ts';

export interface UsersTable {
  id: Generated<string>;
  fullname: string;
  /** One of the two at least. */
  email: string | null;
  /** Ten digits of India. */
  phone: string | null;
  /** Where they are paid by UPI: told to who owes them for a booking alone. */
  upi: string | null;
  /** Null: in by codes alone. */
  password_hash: string | null;
  profile_pic: string | null;
  language: Generated<string>;
  demo: Generated<boolean>;
  /** Written with `suspensions`, for what asks often. */
  suspended: Generated<boolean>;
  /** Named by an admin: registers many others. */
  helper: Generated<boolean>;
  away_mails: Generated<boolean>;
  away_mailed: Generated<boolean>;
  away_mailed_until: Date | null;
  created_at: Created;
  updated_at: Updated;
}

export interface SessionsTable {
  token_hash: Buffer;
  id: Generated<string>;
  device: Generated<string>;
  browser: Generated<string>;
  user_id: string;
  admin: Generated<boolean>;
  created_at: Created;
  last_used_at: Updated;
  expires_at: Date;
}

export interface CodesTable {
  id: Generated<string>;
  /** An e-mail or the ten digits of a phone. */
  address: string;
  purpose: 'signup' | 'reset' | 'helped';
  code_hash: Buffer;
  asked_by: string;
  tries: Generated<number>;
  tries_by_caller: Generated<Record<string, number>>;
  created_at: Updated;
  expires_at: Date;
}

export interface DevicesTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Created;
  expires_at: Date;
}

export interface ContactsSeenTable {
  user_id: string;
  /** A day of India, 'YYYY-MM-DD'. */
  day: string;
  people: string[];
}

export interface ContactsSeenByNetworkTable {
  /** A keyed hash. */
  network: Buffer;
  day: string;
  people: string[];
}

export interface SecondFactorsTable {
  user_id: string;
  secret: Buffer;
  last_step: number;
  created_at: Updated;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

export interface SecondFactorSetupsTable {
  session_hash: Buffer;
  user_id: string;
  secret: Buffer;
  replaces: boolean;
  expires_at: Date;
}

export interface LoginTicketsTable {
  ticket_hash: Buffer;
  user_id: string;
  admin: boolean;
  enrol: boolean;
  secret: Buffer | null;
  tries: Generated<number>;
  expires_at: Date;
}

export interface SuspensionsTable {
  id: Generated<string>;
  user_id: string;
  reason: 'fraud' | 'abuse' | 'spam' | 'false-identity' | 'other';
  note: string;
  suspended_by: string;
  created_at: Created;
  /** Null while it stands. */
  lifted_at: Date | null;
  lifted_by: string | null;
}
