import type { Pool } from 'pg';
import { codeOf } from '#server/platform/config/error-facts.ts';
import type { MessageRow } from './message.data.ts';
import { insertMessages, type NewMessage, type Outcome } from './message-save.data.ts';

type Name = Pick<NewMessage, 'senderId' | 'clientId'>;

/** A message that was saved before, and the other member of its own conversation. */
interface Known {
  row: MessageRow;
  receiverId: string;
  isNew: false;
}

/** One text for a sender and the sender's own name for a message. */
export const keyOf = ({ senderId, clientId }: Name): string => `${senderId} ${clientId}`;

const known = `
  select m.*, own.other_id
  from unnest($1::uuid[], $2::text[]) as sent(sender_id, client_id)
  join messages m using (sender_id, client_id)
  join conversation_members own on own.user_id = m.sender_id and own.conversation_id = m.conversation_id`;

/** Those that are saved already, by {@link keyOf}. */
export async function findKnown(pool: Pool, names: Name[]): Promise<Map<string, Known>> {
  const { rows } = await pool.query<MessageRow & { other_id: string }>(known, [
    names.map(({ senderId }) => senderId),
    names.map(({ clientId }) => clientId),
  ]);
  return new Map(
    rows.map(({ other_id, ...row }) => [
      keyOf({ senderId: row.sender_id, clientId: row.client_id }),
      { row, receiverId: other_id, isNew: false },
    ]),
  );
}

const isThereAlready = '23505';
const deadlock = '40P01';
/** Saves those that are not there yet. */
async function saveOthers(pool: Pool, messages: NewMessage[]): Promise<Outcome[]> {
  const known = await findKnown(pool, messages);
  const others = messages.filter((message) => !known.has(keyOf(message)));
  const saved = others.length > 0 ? await insertMessages(pool, others) : [];
  const savedByKey = new Map(others.map((message, place) => [keyOf(message), saved[place]]));
  return messages.flatMap((message) => known.get(keyOf(message)) ?? savedByKey.get(keyOf(message)) ?? []);
}

/** Saves, first as if all were new, which nearly all are. */
async function save(pool: Pool, messages: NewMessage[]): Promise<Outcome[]> {
  try {
    return await insertMessages(pool, messages);
  } catch (error) {
    // Waiting for the same conversations as another process.
    if (codeOf(error) === deadlock) return saveOthers(pool, messages);
    if (codeOf(error) !== isThereAlready) throw error;
  }
  try {
    return await saveOthers(pool, messages);
  } catch (error) {
    // Another process saved the same one between the question and the answer.
    if (codeOf(error) !== isThereAlready) throw error;
    return saveOthers(pool, messages);
  }
}

/**
 * Saves messages in the order given, each with the next `seq` of its conversation; what is there already under its
 * sender's `clientId` is left as it is, and who may not write is refused (docs/rules.md#chat-2).
 * @param messages no two of one sender with the same clientId
 * @returns the outcome of each, in the same order
 */
export async function saveMessages(pool: Pool, messages: NewMessage[]): Promise<Outcome[]> {
  const outcomes = await save(pool, messages);
  // What was sent before a block, or before its receiver went, was sent: the second answer repeats the first.
  const refused = messages.filter((_, place) => 'refused' in (outcomes[place] ?? {}));
  if (refused.length === 0) return outcomes;
  const known = await findKnown(pool, refused);
  return outcomes.map((outcome, place) => {
    const message = messages[place];
    return (message && known.get(keyOf(message))) ?? outcome;
  });
}
