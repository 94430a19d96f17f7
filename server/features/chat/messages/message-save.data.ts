import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '#server/platform/database/database.ts';
import type { MessageRow } from './message.data.ts';

/** What is to be saved, by its sender. */
export interface NewMessage {
  conversationId: string;
  senderId: string;
  /** The other member as the sender names them; undefined where the sender does not. */
  receiverId: string | undefined;
  clientId: string;
  type: 'text' | 'image' | 'offer';
  text: string;
}

/** What became of one: saved now, there already, or refused. */
export type Outcome =
  | { row: MessageRow; receiverId: string; isNew: boolean }
  | { refused: 'not-found' | 'not-allowed' | 'user-missing' | 'chat-blocked' };

interface OutcomeRow extends Nullable<MessageRow> {
  is_new: boolean;
  other_id: string | null;
  /** Of what is there already: it may be of another conversation than it was sent to this time. */
  first_other_id: string | null;
  wrong_receiver: boolean;
  gone: boolean;
}
type Nullable<T> = { [Key in keyof T]: T[Key] | null };

const isSaved = (row: Nullable<MessageRow>): row is MessageRow => row.id !== null;

function outcomeOf(row: OutcomeRow): Outcome {
  const { is_new, other_id, first_other_id, wrong_receiver, gone, ...message } = row;
  if (other_id === null) return { refused: 'not-found' };
  if (wrong_receiver) return { refused: 'not-allowed' };
  if (!isSaved(message)) return { refused: gone ? 'user-missing' : 'chat-blocked' };
  return { row: message, receiverId: first_other_id ?? other_id, isNew: is_new };
}

const saving = `
  with sent as (
    select s.*, own.other_id, s.receiver_id <> own.other_id::text as wrong_receiver,
      own.blocked or other.blocked or u.suspended as blocked, u.id is null as gone
    from unnest($1::uuid[], $2::uuid[],
      $3::text[], $4::text[], $5::text[],
      $6::text[])
      with ordinality as s(conversation_id, sender_id, receiver_id, client_id, type, text, place)
    left join conversation_members own
      on own.user_id = s.sender_id and own.conversation_id = s.conversation_id
    left join conversation_members other
      on other.user_id = own.other_id and other.conversation_id = s.conversation_id
    left join users u on u.id = own.other_id
  ), known as (
    select m.*, first.other_id as first_other_id from messages m join sent using (sender_id, client_id)
    join conversation_members first
      on first.user_id = m.sender_id and first.conversation_id = m.conversation_id
  ), fresh as (
    select s.*, row_number() over (partition by s.conversation_id order by s.place) as nth
    from sent s where not s.blocked and not s.gone and s.wrong_receiver is not true and not exists
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
  ), received as (
    -- Locked after their conversations, which are taken in one order.
    update conversation_members m set received_seq = n.seq, unread = true
    from (
      select f.conversation_id, f.other_id, max(b.base + f.nth) as seq
      from fresh f join bumped b on b.id = f.conversation_id group by 1, 2
    ) n
    where m.user_id = n.other_id and m.conversation_id = n.conversation_id
  )
  select m.*, coalesce(m.is_new, false) as is_new, s.other_id, coalesce(s.wrong_receiver, false) as wrong_receiver,
    s.gone
  from sent s
  left join (
    select *, null::uuid as first_other_id, true as is_new from saved
    union all select *, false from known) m
    on m.sender_id = s.sender_id and m.client_id = s.client_id
  order by s.place`;

/**
 * Saves messages in the order given, each with the next `seq` of its conversation; what is there already under its
 * sender's `clientId` is left as it is, and who may not write is refused. One statement: so a message costs one way
 * to the database, with others at the same time less.
 * @param messages no two of one sender with the same clientId
 * @returns the outcome of each, in the same order
 */
export async function saveMessages(pool: Pool, messages: NewMessage[]): Promise<Outcome[]> {
  // Named: planning it anew would cost as much as running it.
  const { rows } = await pool.query<OutcomeRow>({
    name: 'save-messages',
    text: saving,
    values: valuesOf(messages),
  });
  return rows.map(outcomeOf);
}

/** Saves one in a transaction that is open. */
export async function saveMessageIn(transaction: Db, message: NewMessage): Promise<Outcome> {
  const { rows } = await transaction.executeQuery<OutcomeRow>(CompiledQuery.raw(saving, valuesOf([message])));
  const [row] = rows;
  if (!row) throw new Error('the statement answers for every message');
  return outcomeOf(row);
}

function valuesOf(messages: NewMessage[]): unknown[] {
  const column = (key: keyof NewMessage) => messages.map((message) => message[key] ?? null);
  return [
    column('conversationId'),
    column('senderId'),
    column('receiverId'),
    column('clientId'),
    column('type'),
    column('text'),
  ];
}
