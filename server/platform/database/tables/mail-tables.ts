import type { ColumnType, Generated } from 'kysely';
import type { NoticeKind } from '#contract/accounts/notices.ts';
import type { Created } from './times.ts';

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
