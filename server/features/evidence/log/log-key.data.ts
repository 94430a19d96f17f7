import type { Db } from '#server/platform/database/database.ts';

/** Names a key by what it is for and its first bytes. */
const kidOf = (key: Buffer): string => `log-${key.toString('hex').slice(0, 16)}`;

/** Notes from when on the log is signed by a key. */
export async function noteLogKey(transaction: Db, key: Buffer): Promise<void> {
  await transaction
    .insertInto('evidence_keys')
    .values({ kid: kidOf(key), what: 'log', public: key })
    // A key that comes back signs again.
    .onConflict((conflict) => conflict.column('kid').doUpdateSet({ ended_at: null }))
    .execute();
  await transaction
    .updateTable('evidence_keys')
    .set({ ended_at: new Date() })
    .where('what', '=', 'log')
    .where('kid', '<>', kidOf(key))
    .where('ended_at', 'is', null)
    .execute();
}

/** Whether another key has taken the place of this one. */
export async function isReplaced(db: Db, key: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('evidence_keys')
    .select('ended_at')
    .where('kid', '=', kidOf(key))
    .executeTakeFirst();
  return row !== undefined && row.ended_at !== null;
}

/** Every key by which the log was ever signed. */
export async function logKeys(db: Db): Promise<Buffer[]> {
  const rows = await db.selectFrom('evidence_keys').select('public').where('what', '=', 'log').execute();
  return rows.map((row) => row.public);
}
