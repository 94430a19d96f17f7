import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';
import { AppError } from '#server/platform/http/errors.ts';

const position = z.tuple([z.literal('messages'), rowTime, z.uuid()]);
const messageId = z.uuid();

/** With microseconds: a Date would lose them, and a page would begin at the wrong row. */
const exactTime = sql<string>`to_char(contact_messages.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What was written to the people who run Neev, newest first. @throws AppError 'bad-cursor' */
export async function contactMessagesPage(db: Db, paging: Paging) {
  const before = readPosition(position, paging.cursor);
  const older =
    before &&
    sql<boolean>`(contact_messages.created_at, contact_messages.id) < (${before[1]}::timestamptz, ${before[2]}::uuid)`;
  const rows = await db
    .selectFrom('contact_messages')
    .leftJoin('users as writer', 'writer.id', 'contact_messages.writer')
    .leftJoin('users as helper', 'helper.id', 'contact_messages.concerns')
    .selectAll('contact_messages')
    .select([exactTime.as('exact_time'), 'writer.fullname as written_by', 'helper.fullname as concerned'])
    .where(older ?? sql<boolean>`true`)
    .orderBy('contact_messages.created_at', 'desc')
    .orderBy('contact_messages.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const page = pageOf(rows, paging, (row) => ['messages', row.exact_time, row.id]);
  const data = page.rows.map(({ id, about, username, message, read, created_at, ...row }) => ({
    _id: id,
    about,
    email: row.email ?? undefined,
    username: row.written_by ?? username,
    message,
    language: row.language ?? undefined,
    page: row.page ?? undefined,
    concerns: row.concerns === null ? undefined : { _id: row.concerns, name: row.concerned ?? '' },
    read,
    createdAt: created_at.toISOString(),
  }));
  return { data, nextCursor: page.nextCursor, total: await countMessages(db) };
}

async function countMessages(db: Db): Promise<number> {
  const row = await db
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** @throws AppError 'not-found' */
export async function setMessageRead(db: Db, id: string, read: boolean): Promise<void> {
  const changed = await db
    .updateTable('contact_messages')
    .set({ read })
    .where('id', '=', requireId(id))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new AppError('not-found');
}

/** @throws AppError 'not-found' */
export async function deleteMessage(db: Db, id: string): Promise<void> {
  const gone = await db.deleteFrom('contact_messages').where('id', '=', requireId(id)).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new AppError('not-found');
}

function requireId(id: string): string {
  if (!messageId.safeParse(id).success) throw new AppError('not-found');
  return id;
}
