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

/** @returns the other member and whether they take no more messages; nothing when it is not the user's own */
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
