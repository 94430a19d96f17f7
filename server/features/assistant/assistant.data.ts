import { sql } from 'kysely';
import type { Turn } from '#contract/assistant/assistant.calls.ts';
import type { AnswerLink, Speaker } from '#contract/assistant/events.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Messages of one user that are kept. */
const most = 200;

/** The last ones, the oldest first. */
export async function turnsOf(db: Db, userId: string, limit = most): Promise<Turn[]> {
  const rows = await db
    .selectFrom('assistant_messages')
    .leftJoin('shared_questions', 'shared_questions.answer_id', 'assistant_messages.id')
    .selectAll('assistant_messages')
    .select('shared_questions.id as shared')
    .where('assistant_messages.user_id', '=', userId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map((row) => ({
    _id: row.id,
    role: row.role,
    text: row.text,
    links: row.links,
    speaker: row.speaker,
    unanswered: row.unanswered === null ? null : row.shared === null ? 'open' : 'shared',
    createdAt: row.created_at.toISOString(),
  }));
}

/** A question and its answer together; what goes beyond the last 200 goes. @returns the answer's id */
export async function keepTurn(
  db: Db,
  userId: string,
  turn: {
    question: string;
    answer: string;
    links: AnswerLink[];
    speaker: Speaker;
    unanswered: string | null;
  },
): Promise<string> {
  const { question, answer, links, speaker, unanswered } = turn;
  const kept = await db
    .insertInto('assistant_messages')
    .values([
      { user_id: userId, role: 'user', text: question, speaker: null },
      { user_id: userId, role: 'assistant', text: answer, links: JSON.stringify(links), speaker, unanswered },
    ])
    .returning(['id', 'role'])
    .execute();
  await sql`
    delete from assistant_messages where user_id = ${userId} and seq <= (
      select seq from assistant_messages where user_id = ${userId} order by seq desc offset ${most} limit 1
    )`.execute(db);
  return kept.find(({ role }) => role === 'assistant')?.id ?? '';
}

export async function forgetTurns(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('assistant_messages').where('user_id', '=', userId).execute();
}
