import { sql } from 'kysely';
import { z } from 'zod';
import { recentDays } from '#contract/assistant/unanswered.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { withoutContacts } from './kind-of-question.ts';
import type { Writing } from './knowledge/language.ts';
import { namesOfTrade } from './knowledge/trades/trades.ts';

const uuid = z.uuid();
/** @throws AppError 'not-found' */
function requireId(id: string): string {
  if (!uuid.safeParse(id).success) throw new AppError('not-found');
  return id;
}

/** Counts a question that was not known, without its asker. @param of.near it got the nearest article and "I am not sure" */
export async function countUnanswered(
  db: Db,
  of: { kind: string; language: Writing; near: boolean },
): Promise<void> {
  await sql`
    insert into unanswered_counts (day, kind, language, near)
    values ((now() at time zone 'Asia/Kolkata')::date, ${of.kind}, ${of.language}, ${of.near})
    on conflict (day, kind, language, near) do update set questions = unanswered_counts.questions + 1
  `.execute(db);
}

/**
 * Shares the question of one's own answer that knew nothing; shared twice is shared once.
 * @param languageOf in which language and script a question is asked
 * @throws AppError 'not-found' where it is another's, known, or forgotten
 */
export async function share(
  db: Db,
  answer: { id: string; userId: string },
  languageOf: (question: string) => Writing,
): Promise<void> {
  const found = await db
    .selectFrom('assistant_messages as answer')
    .innerJoin('assistant_messages as asked', (join) =>
      join
        .onRef('asked.user_id', '=', 'answer.user_id')
        .onRef('asked.seq', '<', 'answer.seq')
        .on('asked.role', '=', 'user'),
    )
    .select(['answer.unanswered as kind', 'asked.text'])
    .where('answer.id', '=', requireId(answer.id))
    .where('answer.user_id', '=', answer.userId)
    .where('answer.unanswered', 'is not', null)
    .orderBy('asked.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new AppError('not-found');
  await db
    .insertInto('shared_questions')
    .values({
      answer_id: answer.id,
      user_id: answer.userId,
      kind: found.kind ?? 'other',
      language: languageOf(found.text),
      question: withoutContacts(found.text),
    })
    .onConflict((conflict) => conflict.column('answer_id').doNothing())
    .execute();
}

/** Taken back twice is taken back once. @throws AppError 'not-found' for what is no id */
export async function takeBack(db: Db, answer: { id: string; userId: string }): Promise<void> {
  await db
    .deleteFrom('shared_questions')
    .where('answer_id', '=', requireId(answer.id))
    .where('user_id', '=', answer.userId)
    .execute();
}

/** By kind, the most asked of the last 30 days first. */
export async function unansweredCounts(db: Db) {
  const recent = sql`day > (now() at time zone 'Asia/Kolkata')::date - ${recentDays}::int`;
  const sum = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(questions) filter (where ${where}), 0)::int`;
  const rows = await db
    .selectFrom('unanswered_counts')
    .select([
      'kind',
      sum(recent).as('recent'),
      sum(sql`${recent} and near`).as('near'),
      sum(sql`${recent} and language = 'en'`).as('en'),
      sum(sql`${recent} and language = 'hi'`).as('hi'),
      sum(sql`${recent} and language = 'hinglish'`).as('hinglish'),
      sum(sql`true`).as('ever'),
    ])
    .groupBy('kind')
    .orderBy('recent', 'desc')
    .orderBy('ever', 'desc')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, recent, near, en, hi, hinglish, ever }) => ({
    kind,
    trade: namesOfTrade(kind),
    recent,
    recentNear: near,
    recentBy: { en, hi, hinglish },
    ever,
  }));
}

const position = z.tuple([z.literal('shared'), rowTime, z.uuid()]);

/** Newest first, without whose they are. @throws AppError 'bad-cursor' */
export async function sharedQuestionsPage(
  db: Db,
  { kind, ...paging }: Paging & { kind?: string | undefined },
) {
  const before = readPosition(position, paging.cursor);
  const ofKind = db
    .selectFrom('shared_questions')
    .$if(kind !== undefined, (query) => query.where('kind', '=', String(kind)));
  const rows = await ofKind
    .selectAll()
    .where(
      before
        ? sql<boolean>`(shared_at, id) < (${before[1]}::timestamptz, ${before[2]}::uuid)`
        : sql<boolean>`true`,
    )
    .orderBy('shared_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const page = pageOf(rows, paging, (row) => ['shared', row.shared_at.toISOString(), row.id]);
  const { total } = await ofKind.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const data = page.rows.map(({ id, language, question, shared_at, ...row }) => ({
    _id: id,
    kind: row.kind,
    trade: namesOfTrade(row.kind),
    language,
    question,
    sharedAt: shared_at.toISOString(),
  }));
  return { data, nextCursor: page.nextCursor, total };
}

/** @throws AppError 'not-found' */
export async function deleteShared(db: Db, id: string): Promise<void> {
  const gone = await db.deleteFrom('shared_questions').where('id', '=', requireId(id)).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new AppError('not-found');
}

/** What a user shared, for their download. */
export async function sharedBy(db: Db, userId: string) {
  const rows = await db
    .selectFrom('shared_questions')
    .select(['question', 'shared_at'])
    .where('user_id', '=', userId)
    .orderBy('shared_at')
    .execute();
  return rows.map(({ question, shared_at }) => ({ question, sharedAt: shared_at.toISOString() }));
}

export async function forgetShared(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('shared_questions').where('user_id', '=', userId).execute();
}
