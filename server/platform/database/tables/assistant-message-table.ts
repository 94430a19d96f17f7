import type { ColumnType, Generated } from 'kysely';

/** As migrations/0005-assistant.sql makes it. */
export interface AssistantMessagesTable {
  seq: Generated<number>;
  id: Generated<string>;
  user_id: string;
  role: 'user' | 'assistant';
  text: string;
  links: ColumnType<{ title: string; path: string }[], string | undefined, never>;
  speaker: 'service' | 'built-in' | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}
