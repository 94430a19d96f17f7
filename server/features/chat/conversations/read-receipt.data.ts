import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Up to which message one's devices have it, or one has seen it; never backwards. @returns whether it changed */
export async function advanceReadReceipt(
  db: Db,
  receipt: { userId: string; conversationId: string; seq: number; seen: boolean },
): Promise<boolean> {
  const reached = sql`least(${receipt.seq}::int, (select last_seq from conversations where id = conversation_id))`;
  const { numAffectedRows } = await sql`
    update conversation_members
    set delivered_seq = greatest(delivered_seq, ${reached}),
      seen_seq = case when ${receipt.seen} then greatest(seen_seq, ${reached}) else seen_seq end,
      -- By this row alone: of what is being saved at this moment the row knows, once its turn comes.
      unread = unread and not (${receipt.seen} and received_seq <= greatest(seen_seq, ${reached}))
    where user_id = ${receipt.userId} and conversation_id = ${receipt.conversationId}
      and (case when ${receipt.seen} then seen_seq else delivered_seq end) < ${reached}`.execute(db);
  return numAffectedRows === 1n;
}
