import { sql } from 'kysely';
import { z } from 'zod';
import type { Conversation } from '#contract/chat/calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Page, type Paging, pageOf, readPosition, rowsToRead } from '#server/platform/database/page-cursor.ts';
import { type MessageRow, messageOf } from '../messages/message.data.ts';

interface Row {
  id: string;
  created_at: Date;
  updated_at: Date;
  other_id: string;
  fullname: string | null;
  profile_pic: string | null;
  unread: number;
  blocked: boolean;
  delivered_seq: number;
  seen_seq: number;
  last: MessageRow | null;
}

/** The conversation as one member sees it: the other one, the last message, what is unread. A block hides the marks. */
const seenBy = (userId: string) => sql`
  select c.id, c.created_at, c.updated_at, m.other_id, u.fullname, u.profile_pic,
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
    member: { _id: row.other_id, fullname: row.fullname, profilePic: row.profile_pic },
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

/** Makes the one conversation of two people unless it is there. @returns its id, and whether it is new */
export async function addConversation(
  db: Db,
  userId: string,
  otherId: string,
): Promise<{ id: string; isNew: boolean }> {
  const [first_id = '', second_id = ''] = [userId, otherId].sort();
  return db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('conversations')
      .values({ first_id, second_id })
      .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) {
      const { id } = await transaction
        .selectFrom('conversations')
        .select('id')
        .where('first_id', '=', first_id)
        .where('second_id', '=', second_id)
        .executeTakeFirstOrThrow();
      return { id, isNew: false };
    }
    await transaction
      .insertInto('conversation_members')
      .values([
        { user_id: userId, other_id: otherId, conversation_id: made.id },
        { user_id: otherId, other_id: userId, conversation_id: made.id },
      ])
      .execute();
    return { id: made.id, isNew: true };
  });
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

const position = z.tuple([z.literal('conversations'), z.iso.datetime(), z.uuid()]);

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

/** @returns the other member and whether they take no more messages; nothing when it is not one's own */
export async function findMembership(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<{ otherId: string; blockedByOther: boolean; hasBlocked: boolean } | undefined> {
  const row = await db
    .selectFrom('conversation_members as own')
    .innerJoin('conversation_members as other', (join) =>
      join
        .onRef('other.conversation_id', '=', 'own.conversation_id')
        .onRef('other.user_id', '=', 'own.other_id'),
    )
    .select(['own.other_id', 'own.blocked as has_blocked', 'other.blocked as blocked_by_other'])
    .where('own.user_id', '=', userId)
    .where('own.conversation_id', '=', conversationId)
    .executeTakeFirst();
  return row && { otherId: row.other_id, blockedByOther: row.blocked_by_other, hasBlocked: row.has_blocked };
}

/** Everybody one has a conversation with, but for those who blocked or are blocked. */
export async function contactsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members as own')
    .innerJoin('conversation_members as other', (join) =>
      join
        .onRef('other.conversation_id', '=', 'own.conversation_id')
        .onRef('other.user_id', '=', 'own.other_id'),
    )
    .select('own.other_id')
    .where('own.user_id', '=', userId)
    .where('own.blocked', '=', false)
    .where('other.blocked', '=', false)
    .execute();
  return rows.map(({ other_id }) => other_id);
}

/** Up to which message one's devices have it, or one has seen it; never backwards. @returns whether it changed */
export async function advance(
  db: Db,
  mark: { userId: string; conversationId: string; seq: number; seen: boolean },
): Promise<boolean> {
  const reached = sql`least(${mark.seq}::int, (select last_seq from conversations where id = conversation_id))`;
  const { numAffectedRows } = await sql`
    update conversation_members
    set delivered_seq = greatest(delivered_seq, ${reached}),
      seen_seq = case when ${mark.seen} then greatest(seen_seq, ${reached}) else seen_seq end
    where user_id = ${mark.userId} and conversation_id = ${mark.conversationId}
      and (case when ${mark.seen} then seen_seq else delivered_seq end) < ${reached}`.execute(db);
  return numAffectedRows === 1n;
}

/** @returns whether it changed */
export async function setBlocked(
  db: Db,
  of: { userId: string; conversationId: string },
  blocked: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation_members')
    .set({ blocked })
    .where('user_id', '=', of.userId)
    .where('conversation_id', '=', of.conversationId)
    .where('blocked', '!=', blocked)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether one of the two takes nothing from the other. */
export async function isBlockedBetween(db: Db, userId: string, otherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversation_members')
    .select('user_id')
    .where((either) =>
      either.or([
        either.and({ user_id: userId, other_id: otherId }),
        either.and({ user_id: otherId, other_id: userId }),
      ]),
    )
    .where('blocked', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
