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

/** Finds those of these users who take nothing from a user, or are blocked by the user. */
export async function blockedAmong(db: Db, userId: string, otherIds: string[]): Promise<string[]> {
  if (otherIds.length === 0) return [];
  const rows = await db
    .selectFrom('conversation_members')
    .select(['user_id', 'other_id'])
    .where('blocked', '=', true)
    .where((either) =>
      either.or([
        either('user_id', '=', userId).and('other_id', 'in', otherIds),
        either('other_id', '=', userId).and('user_id', 'in', otherIds),
      ]),
    )
    .execute();
  return rows.map((row) => (row.user_id === userId ? row.other_id : row.user_id));
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
