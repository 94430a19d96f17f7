import type { Db } from '#server/platform/database/database.ts';

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
