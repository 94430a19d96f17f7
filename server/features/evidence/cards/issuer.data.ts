import type { Db } from '#server/platform/database/database.ts';

/** A key is written down with the first card or seal that it signs; it stays, as what it signed does. */
export async function keepCardKey(db: Db, kid: string, publicKey: Buffer): Promise<void> {
  await db
    .insertInto('evidence_keys')
    .values({ kid, what: 'card', public: publicKey })
    .onConflict((clash) => clash.column('kid').doNothing())
    .execute();
}

export const cardKeys = (db: Db): Promise<{ kid: string; public: Buffer }[]> =>
  db
    .selectFrom('evidence_keys')
    .select(['kid', 'public'])
    .where('what', '=', 'card')
    .orderBy('began_at')
    .orderBy('kid')
    .execute();
