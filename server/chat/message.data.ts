import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { getPicture, type Message } from '#contract/chat/calls';
import type { Db } from '../database/database.ts';
import type { MessagesTable } from '../database/database-schema.ts';
import { type Page, type Paging, pageOf, readPosition, rowsToRead } from '../listing/page-cursor.ts';

/** As the database gives it; within JSON its times are texts. */
export type MessageRow = Omit<Selectable<MessagesTable>, 'created_at' | 'updated_at'> & {
  created_at: Date | string;
  updated_at: Date | string;
};

const pictureOf = ({ id }: Pick<MessageRow, 'id'>): string => getPicture.path.replace(':id', id);

/** What others may read of it: of a picture its address, never the reference. */
export const textOf = (row: Pick<MessageRow, 'id' | 'type' | 'text' | 'deleted'>): string =>
  row.deleted || row.type === 'text' ? row.text : pictureOf(row);

export const messageOf = (row: MessageRow, receiverId: string): Message => ({
  _id: row.id,
  clientId: row.client_id,
  seq: row.seq,
  conversationId: row.conversation_id,
  senderId: row.sender_id,
  receiverId,
  type: row.type,
  text: textOf(row),
  deleted: row.deleted,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
});

export type SavedRow = MessageRow & { is_new: boolean };

/** What is to be saved, by its sender. */
export interface NewMessage {
  conversationId: string;
  senderId: string;
  receiverId: string;
  clientId: string;
  type: 'text' | 'image';
  text: string;
}

/**
 * Saves messages in the order given, each with the next `seq` of its conversation; what is there already under its
 * sender's `clientId` is left as it is. One statement: all or none.
 * @param messages no two of one sender with the same clientId
 * @returns the saved ones, old and new
 */
export async function saveMessages(db: Db, messages: NewMessage[]): Promise<SavedRow[]> {
  const column = <Key extends keyof NewMessage>(key: Key) => messages.map((message) => message[key]);
  const { rows } = await sql<SavedRow>`
    with sent as (
      select * from unnest(${column('conversationId')}::uuid[], ${column('senderId')}::uuid[],
        ${column('clientId')}::text[], ${column('type')}::text[], ${column('text')}::text[])
        with ordinality as s(conversation_id, sender_id, client_id, type, text, place)
    ), known as (
      select m.* from messages m join sent using (sender_id, client_id)
    ), fresh as (
      select s.*, row_number() over (partition by s.conversation_id order by s.place) as nth
      from sent s where not exists
        (select from known k where k.sender_id = s.sender_id and k.client_id = s.client_id)
    ), locked as (
      -- In one order everywhere, so that two processes never wait for each other.
      select id from conversations where id in (select conversation_id from fresh) order by id for update
    ), bumped as (
      update conversations c set last_seq = c.last_seq + n.count, updated_at = clock_timestamp()
      from (select conversation_id, count(*)::int as count from fresh group by 1) n, locked
      where c.id = n.conversation_id and c.id = locked.id
      returning c.id, c.last_seq - n.count as base
    ), saved as (
      insert into messages (conversation_id, seq, sender_id, client_id, type, text)
      select f.conversation_id, b.base + f.nth, f.sender_id, f.client_id, f.type, f.text
      from fresh f join bumped b on b.id = f.conversation_id
      order by f.place
      returning *
    )
    select *, true as is_new from saved union all select *, false from known`.execute(db);
  return rows;
}

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

/** Those between two `seq`, both left out, in order. */
export async function messagesBetween(
  db: Db,
  conversationId: string,
  { after, before }: { after: number; before: number },
): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('conversation_members as sender', (join) =>
      join
        .onRef('sender.conversation_id', '=', 'm.conversation_id')
        .onRef('sender.user_id', '=', 'm.sender_id'),
    )
    .selectAll('m')
    .select('sender.other_id')
    .where('m.conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .where('seq', '<', before)
    .orderBy('seq')
    .execute();
  return rows.map(({ other_id, ...row }) => messageOf(row, other_id));
}

export const findMessage = (db: Db, id: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

/** The words go, the place stays: `seq` has no gap. */
export async function blankMessage(db: Db, id: string): Promise<MessageRow> {
  return db
    .updateTable('messages')
    .set({ deleted: true, text: '', updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
