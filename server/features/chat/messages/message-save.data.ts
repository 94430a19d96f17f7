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
  type: 'text' | 'image' | 'offer' | 'voice' | 'paper';
  text: string;
}

/** What became of one: saved now, there already, or refused. */
export type Outcome =
  | { row: MessageRow; receiverId: string; isNew: boolean }
  | { refused: 'not-found' | 'not-allowed' | 'user-missing' | 'chat-blocked' };

interface OutcomeRow extends Nullable<MessageRow> {
  other_id: string | null;
  wrong_receiver: boolean | null;
  gone: boolean;
}
type Nullable<T> = { [Key in keyof T]: T[Key] | null };

const isSaved = (row: Nullable<MessageRow>): row is MessageRow => row.id !== null;

function outcomeOf(row: OutcomeRow): Outcome {
  const { other_id, wrong_receiver, gone, ...message } = row;
  if (other_id === null) return { refused: 'not-found' };
  if (wrong_receiver) return { refused: 'not-allowed' };
  if (!isSaved(message)) return { refused: gone ? 'user-missing' : 'chat-blocked' };
  return { row: message, receiverId: other_id, isNew: true };
}

// Who may write what of it, and to which receiver. The other member's row is found by the columns of the own one: by those of the
// message the database would read every conversation of the other.
const asked = (source: string): string => `
  select s.*, own.other_id, s.receiver_id <> own.other_id::text as wrong_receiver,
    own.blocked or other.blocked or u.suspended as blocked, u.id is null as gone
  from ${source}
  left join conversation_members own
    on own.user_id = s.sender_id and own.conversation_id = s.conversation_id
  left join conversation_members other
    on other.user_id = own.other_id and other.conversation_id = own.conversation_id
  left join users u on u.id = own.other_id`;
const allowed = 'not s.blocked and not s.gone and s.wrong_receiver is not true';
const answered = 'm.*, s.other_id, s.wrong_receiver, s.gone from sent s left join saved m';

const savingOne = `
  with sent as (
    ${asked(`(select $1::uuid as conversation_id, $2::uuid as sender_id, $3::text as receiver_id) s`)}
  ), bumped as (
    update conversations set last_seq = last_seq + 1, updated_at = clock_timestamp()
    where id = (select s.conversation_id from sent s where ${allowed})
    returning id, last_seq
  ), saved as (
    insert into messages (conversation_id, seq, sender_id, client_id, type, text)
    select b.id, b.last_seq, $2::uuid, $4::text, $5::text, $6::text from bumped b
    returning *
  ), received as (
    update conversation_members m set received_seq = b.last_seq, unread = true
    from bumped b
    where m.user_id = (select other_id from sent) and m.conversation_id = $1::uuid
  )
  select ${answered} on true`;

// The selects around the arrays hide their lengths: else the database would hold a plan for one row better than the
// plan for any number, and plan this anew each time, which costs more than running it.
const savingMany = `
  with sent as (
    ${asked(`unnest((select $1::uuid[]), (select $2::uuid[]), (select $3::text[]),
      (select $4::text[]), (select $5::text[]), (select $6::text[]))
      with ordinality as s(conversation_id, sender_id, receiver_id, client_id, type, text, place)`)}
  ), placed as (
    -- Locked in one order everywhere, so that two processes never wait for each other, and before anything else of
    -- them. Nothing below joins rows of the batch with each other: it would cost by the square of their number.
    select f.*, c.last_seq + f.nth as seq
    from (
      select s.*, row_number() over (partition by s.conversation_id order by s.place) as nth
      from sent s where ${allowed}
    ) f
    join conversations c on c.id = f.conversation_id
    order by c.id for no key update of c
  ), bumped as (
    update conversations c set last_seq = n.seq, updated_at = clock_timestamp()
    from (select conversation_id, max(seq) as seq from placed group by 1) n
    where c.id = n.conversation_id
  ), saved as (
    insert into messages (conversation_id, seq, sender_id, client_id, type, text)
    select conversation_id, seq, sender_id, client_id, type, text from placed order by place
    returning *
  ), received as (
    update conversation_members m set received_seq = n.seq, unread = true
    from (select conversation_id, other_id, max(seq) as seq from placed group by 1, 2) n
    where m.user_id = n.other_id and m.conversation_id = n.conversation_id
  )
  select ${answered} on m.sender_id = s.sender_id and m.client_id = s.client_id
  order by s.place`;

const fields = ['conversationId', 'senderId', 'receiverId', 'clientId', 'type', 'text'] as const;
const valuesOf = (message: NewMessage) => fields.map((field) => message[field] ?? null);

/** One for a single message beside one for many: most come alone, and alone they need no order and no counting. */
function statementFor(messages: NewMessage[]) {
  const [first, ...more] = messages;
  if (first && more.length === 0) return { name: 'save-message', text: savingOne, values: valuesOf(first) };
  const columns = fields.map((field) => messages.map((message) => message[field] ?? null));
  return { name: 'save-messages', text: savingMany, values: columns };
}

/**
 * Saves messages in the order given, each with the next `seq` of its conversation; who may not write is refused. One
 * statement: so a message costs one way to the database, with others at the same time less.
 * @param messages no two of one sender with the same clientId
 * @returns the outcome of each, in the same order
 * @throws the database's 23505, with nothing saved, when one of them is there already under its sender's `clientId`
 */
export async function insertMessages(pool: Pool, messages: NewMessage[]): Promise<Outcome[]> {
  // Named: planning it anew would cost more than running it.
  const { rows } = await pool.query<OutcomeRow>(statementFor(messages));
  return rows.map(outcomeOf);
}

/** The same for one, in a transaction that is open. */
export async function insertMessageIn(transaction: Db, message: NewMessage): Promise<Outcome> {
  const { rows } = await transaction.executeQuery<OutcomeRow>(
    CompiledQuery.raw(savingOne, valuesOf(message)),
  );
  const [row] = rows;
  if (!row) throw new Error('the statement answers for every message');
  return outcomeOf(row);
}
