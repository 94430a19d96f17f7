import type { ColumnType, Generated } from 'kysely';
import type { NoticeKind } from '#contract/accounts/notices.ts';
import type { Created, Updated } from './times.ts';

export interface UploadsTable {
  id: string;
  user_id: string | null;
  /** What it may be used for, and so who may see it. */
  purpose: 'public' | 'id' | 'chat' | 'gallery' | 'hire' | 'voice';
  /** Of a recording. */
  seconds: number | null;
  created_at: Updated;
}

export interface MailsTable {
  id: Generated<string>;
  act: string;
  recipient: string;
  language: string;
  template: string;
  facts: ColumnType<unknown, string, never>;
  created_at: Created;
  refusals: Generated<number>;
  sent_at: Date | null;
}

export interface NoticesTable {
  id: Generated<string>;
  user_id: string;
  kind: NoticeKind;
  facts: ColumnType<unknown, string, never>;
  act: string;
  matter: string | null;
  created_at: Created;
  seen_at: Date | null;
  over_at: Date | null;
}

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
