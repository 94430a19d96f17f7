import { sql } from 'kysely';
import { z } from 'zod';
import type { Conversation } from '#contract/chat/chat.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';
import type { MessageRow } from '../messages/message.data.ts';
import { messageOf } from '../messages/message.view.ts';

interface Row {
  id: string;
  created_at: Date;
  updated_at: Date;
  other_id: string;
  fullname: string | null;
  profile_pic: string | null;
  listing: Conversation['member']['listing'];
  unread: number;
  blocked: boolean;
  delivered_seq: number;
  seen_seq: number;
  last: MessageRow | null;
}

/** The conversation as one member sees it: the other one, the last message, what is unread. A block hides the read receipts. */
const seenBy = (userId: string) => sql`
  select c.id, c.created_at, c.updated_at, m.other_id, u.fullname, u.profile_pic,
    (select jsonb_build_object('kind', p.kind, '_id', p.id, 'category', p.category, 'price', p.price, 'address', p.address)
      from providers p where p.user_id = m.other_id and not p.suspended
      order by p.created_at desc, p.id desc limit 1) as listing,
    m.blocked, case when block.stands then 0 else other.delivered_seq end as delivered_seq,
    case when block.stands then 0 else other.seen_seq end as seen_seq,
    (select count(*)::int from messages x
      where x.conversation_id = c.id and x.seq > m.seen_seq and x.sender_id = m.other_id and not x.deleted) as unread,
    (select to_jsonb(x) from messages x where x.conversation_id = c.id and x.seq = c.last_seq) as last
  from conversation_members m
  join conversations c on c.id = m.conversation_id
  join conversation_members other on other.user_id = m.other_id and other.conversation_id = c.id
  cross join lateral (select m.blocked or other.blocked as stands) block
  left join users u on u.id = m.other_id
  where m.user_id = ${userId}`;

function conversationOf(userId: string, row: Row): Conversation {
  const last = row.last && messageOf(row.last, row.last.sender_id === userId ? row.other_id : userId);
  return {
    _id: row.id,
    members: [userId, row.other_id],
    member: {
      _id: row.other_id,
      fullname: row.fullname,
      profilePic: row.profile_pic,
      listing: row.listing,
    },
    message: last?.text ?? null,
    lastMessage: last,
    unread: row.unread,
    blocked: row.blocked,
    deliveredSeq: row.delivered_seq,
    seenSeq: row.seen_seq,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export async function findConversation(
  db: Db,
  userId: string,
  by: { id: string } | { otherId: string },
): Promise<Conversation | undefined> {
  const which = 'id' in by ? sql`c.id = ${by.id}` : sql`m.other_id = ${by.otherId}`;
  const { rows } = await sql<Row>`${seenBy(userId)} and ${which}`.execute(db);
  return rows[0] && conversationOf(userId, rows[0]);
}

const position = z.tuple([z.literal('conversations'), rowTime, z.uuid()]);

/** Newest first. @throws AppError 'bad-cursor' */
export async function conversationsPage(db: Db, userId: string, paging: Paging): Promise<Page<Conversation>> {
  const before = readPosition(position, paging.cursor);
  const older = before
    ? sql`(c.updated_at, c.id) < (${before[1]}::timestamptz, ${before[2]}::uuid)`
    : sql`true`;
  const { rows } = await sql<Row>`
    ${seenBy(userId)} and ${older}
    order by c.updated_at desc, c.id desc limit ${rowsToRead(paging)}`.execute(db);
  const page = pageOf(rows, paging, (row) => ['conversations', row.updated_at.toISOString(), row.id]);
  const { total } = await db
    .selectFrom('conversation_members')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { data: page.rows.map((row) => conversationOf(userId, row)), nextCursor: page.nextCursor, total };
}
