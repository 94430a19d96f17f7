import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';

export interface Setup {
  sealedSecret: Buffer;
  /** It was begun with a code of the second factor whose place it takes. */
  replaces: boolean;
}

/** Keeps it for the session that sets it up, for an hour; what that session began before is over. */
export async function keepSetup(db: Db, { userId, tokenHash }: Caller, setup: Setup): Promise<void> {
  const values = {
    secret: setup.sealedSecret,
    replaces: setup.replaces,
    expires_at: sql<Date>`now() + interval '1 hour'`,
  };
  await db
    .insertInto('second_factor_setups')
    .values({ session_hash: tokenHash, user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(values))
    .execute();
}

export async function findSetup(db: Db, { tokenHash }: Caller): Promise<Setup | undefined> {
  const row = await db
    .selectFrom('second_factor_setups')
    .select(['secret', 'replaces'])
    .where('session_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && { sealedSecret: row.secret, replaces: row.replaces };
}
