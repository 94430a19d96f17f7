import { sql } from 'kysely';
import { z } from 'zod';
import { type Notice, type NoticeFacts, noticeFacts } from '#contract/accounts/notices.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Page, type Paging, pageOf, readPosition, rowsToRead } from '#server/platform/database/page-cursor.ts';

export interface NewNotice {
  userId: string;
  kind: Notice['kind'];
  facts: NoticeFacts;
  /** Names the act and whom it is told: the same never makes two. */
  act: string;
}

const kept = '90 days';

/** In the transaction of the act. */
export async function addNotices(db: Db, notices: NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    insert into notices (user_id, kind, facts, act)
    select "userId", kind, facts, act
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
      as notice ("userId" uuid, kind text, facts jsonb, act text)
    on conflict (act) do nothing`.execute(db);
}

const position = z.tuple([z.literal('notices'), z.iso.datetime(), z.uuid()]);

/** One's own, newest first. @throws AppError 'bad-cursor' */
export async function noticesPage(
  db: Db,
  userId: string,
  paging: Paging,
): Promise<Page<Notice> & { unseen: number }> {
  const before = readPosition(position, paging.cursor);
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before?.[1]}::timestamptz, ${before?.[2]}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const page = pageOf(rows, paging, (row) => ['notices', row.created_at.toISOString(), row.id]);
  const { total, unseen } = await db
    .selectFrom('notices')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where seen_at is null))::int`.as('unseen'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const data = page.rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    ...noticeFacts.parse(row.facts),
    seen: row.seen_at !== null,
    createdAt: row.created_at.toISOString(),
  }));
  return { data, nextCursor: page.nextCursor, total, unseen };
}

/** @param until ISO time of the newest that was shown: what came after it stays unseen */
export async function markNoticesSeen(db: Db, userId: string, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ seen_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('created_at', '<=', sql<Date>`${until}::timestamptz`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For the download of one's own data. */
export async function ownNotices(db: Db, userId: string) {
  return db
    .selectFrom('notices')
    .select(['kind', 'facts', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function forgetOldNotices(db: Db): Promise<void> {
  await db.deleteFrom('notices').where('created_at', '<', sql<Date>`now() - ${kept}::interval`).execute();
}
