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
    | 'recovery-code-used';
  kind: string | null;
  record_id: string | null;
  record_name: string | null;
  created_at: Created;
}

export interface ContactMessagesTable {
  id: Generated<string>;
  email: string;
  username: string;
  message: string;
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
