import { sql } from 'kysely';
import { z } from 'zod';
import { type Notice, noticeFacts } from '#contract/accounts/notices.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';

const position = z.tuple([z.literal('notices'), rowTime, z.uuid()]);

/** Reads the user's own notices, newest first. @throws AppError 'bad-cursor' */
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
    .where('over_at', 'is', null)
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
    .where('over_at', 'is', null)
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
