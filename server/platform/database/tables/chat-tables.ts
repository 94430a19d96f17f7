import type { Generated } from 'kysely';
import type { Created, Updated } from './times.ts';

export interface ConversationsTable {
  id: Generated<string>;
  first_id: string;
  second_id: string;
  last_seq: Generated<number>;
  created_at: Created;
  updated_at: Updated;
}

export interface ConversationMembersTable {
  user_id: string;
  conversation_id: string;
  other_id: string;
  delivered_seq: Generated<number>;
  seen_seq: Generated<number>;
  received_seq: Generated<number>;
  /** Whether `received_seq` has not been seen. */
  unread: Generated<boolean>;
  blocked: Generated<boolean>;
}

export interface MessagesTable {
  conversation_id: string;
  seq: number;
  id: Generated<string>;
  sender_id: string;
  client_id: string;
  type: 'text' | 'image' | 'offer' | 'voice' | 'paper';
  text: string;
  deleted: Generated<boolean>;
  created_at: Created;
  updated_at: Updated;
}

export interface ReportsTable {
  id: Generated<string>;
  conversation_id: string;
  reporter_id: string;
  reported_id: string;
  reason: string;
  created_at: Created;
  closed_at: Date | null;
  closed_by: string | null;
}
