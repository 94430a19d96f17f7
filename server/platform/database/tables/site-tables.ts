import type { Generated } from 'kysely';
import type { Created } from './times.ts';

export interface AuditLogTable {
  id: Generated<string>;
  admin_id: string | null;
  admin_name: string | null;
  act:
    | 'verify'
    | 'send-back'
    | 'delete'
    | 'look-at-id'
    | 'read-report'
    | 'close-report'
    | 'login-failed'
    | 'rule-no-show'
    | 'hide-review'
    | 'show-review'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'recovery-code-used'
    | 'suspend'
    | 'lift'
    | 'name-helper'
    | 'unname-helper';
  kind: string | null;
  record_id: string | null;
  record_name: string | null;
  created_at: Created;
  /** Made by the database: the line's place in the chain, the hash before it and its own. */
  seq: Generated<number>;
  prev: Generated<Buffer>;
  hash: Generated<Buffer>;
}

/** One row: the last line of the audit log. */
export interface AuditHeadTable {
  last_seq: Generated<number>;
  head: Generated<Buffer>;
}

export interface ContactMessagesTable {
  id: Generated<string>;
  email: string | null;
  username: string;
  message: string;
  about: Generated<'question' | 'words' | 'not-me'>;
  language: string | null;
  page: string | null;
  listing: string | null;
  writer: string | null;
  concerns: string | null;
  client_id: string | null;
  read: Generated<boolean>;
  created_at: Created;
}

export interface SubscribersTable {
  email: string;
  language: Generated<string>;
  confirmed_at: Date | null;
  created_at: Created;
}

export interface InstallationTable {
  name: string;
  value: string;
}
