import type { ColumnType, Generated } from 'kysely';

/** In which language and script a question was asked. */
type Writing = 'en' | 'hi' | 'hinglish';

/** As migrations/0009-assistant.sql makes it. */
export interface AssistantMessagesTable {
  seq: Generated<number>;
  id: Generated<string>;
  user_id: string;
  role: 'user' | 'assistant';
  text: string;
  links: ColumnType<{ title: string; path: string }[], string | undefined, never>;
  speaker: 'service' | 'built-in' | null;
  /** Of an answer that knew nothing: the kind of its question. */
  unanswered: ColumnType<string | null, string | null | undefined, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface UnansweredCountsTable {
  /** YYYY-MM-DD, of India. */
  day: string;
  kind: string;
  language: Writing;
  near: boolean;
  questions: Generated<number>;
}

export interface SharedQuestionsTable {
  id: Generated<string>;
  answer_id: string | null;
  user_id: string;
  kind: string;
  language: Writing;
  question: string;
  shared_at: ColumnType<Date, Date | undefined, never>;
}
