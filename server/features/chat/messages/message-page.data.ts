import { sql } from 'kysely';
import { z } from 'zod';
import type { Message } from '#contract/chat/chat.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
} from '#server/platform/database/page-cursor.ts';
import { messageOf } from './message.view.ts';

const position = z.tuple([z.literal('messages'), z.number().int()]);

/** Newest first. @throws AppError 'bad-cursor' */
export async function messagesPage(
  db: Db,
  of: { conversationId: string; userId: string; otherId: string },
  paging: Paging & { after?: number | undefined },
): Promise<Page<Message>> {
  const before = readPosition(position, paging.cursor);
  const wanted = db
    .selectFrom('messages')
    .where('conversation_id', '=', of.conversationId)
    .where('seq', '>', paging.after ?? 0);
  const rows = await wanted
    .selectAll()
    .$if(before !== undefined, (query) => query.where('seq', '<', before?.[1] ?? 0))
    .orderBy('seq', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const page = pageOf(rows, paging, (row) => ['messages', row.seq]);
  const { total } = await wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return {
    data: page.rows.map((row) => messageOf(row, row.sender_id === of.userId ? of.otherId : of.userId)),
    nextCursor: page.nextCursor,
    total,
  };
}
