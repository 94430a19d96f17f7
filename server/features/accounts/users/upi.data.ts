import type { Db } from '#server/platform/database/database.ts';

/** Where somebody is paid by UPI: for themselves, and for who owes them. */
export async function findUpi(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('upi').where('id', '=', userId).executeTakeFirst();
  return row?.upi ?? null;
}

export async function saveUpi(db: Db, userId: string, upi: string | null): Promise<void> {
  await db.updateTable('users').set({ upi }).where('id', '=', userId).execute();
}
