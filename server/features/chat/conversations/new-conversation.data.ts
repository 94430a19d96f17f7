import type { Db } from '#server/platform/database/database.ts';

/** Makes the one conversation of two people unless it is there. @returns its id, and whether it is new */
export async function addConversation(
  db: Db,
  userId: string,
  otherId: string,
): Promise<{ id: string; isNew: boolean }> {
  return db.transaction().execute((transaction) => addConversationIn(transaction, userId, otherId));
}

/** In a transaction that is open. */
export async function addConversationIn(
  transaction: Db,
  userId: string,
  otherId: string,
): Promise<{ id: string; isNew: boolean }> {
  const [first_id = '', second_id = ''] = [userId, otherId].sort();
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
}
