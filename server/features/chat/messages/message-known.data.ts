import type { Pool } from 'pg';
import type { MessageRow } from './message.data.ts';
import type { NewMessage } from './message-save.data.ts';

type Name = Pick<NewMessage, 'senderId' | 'clientId'>;

/** A message that was saved before, and the other member of its own conversation. */
export interface Known {
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
