import type { Db } from '#server/platform/database/database.ts';

/** The names of those whose accounts are there. */
export async function namesOf(db: Db, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'fullname']).where('id', 'in', userIds).execute();
  return new Map(rows.map(({ id, fullname }) => [id, fullname]));
}
