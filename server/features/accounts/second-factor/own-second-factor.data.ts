import { sql } from 'kysely';
import { resealed, type Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';

/**
 * Encrypts the secret of every second factor under the current key, each in one step. What was only being set up is
 * over: it is begun anew within minutes.
 * @returns how many; what neither key reads is left as it is, and counted apart
 */
export async function resealSecondFactors(
  db: Db,
  secrets: Pick<Secrets, 'encrypt' | 'decrypt'>,
): Promise<{ done: number; unreadable: number }> {
  const counts = { done: 0, unreadable: 0 };
  await db.deleteFrom('second_factor_setups').execute();
  await db.deleteFrom('login_tickets').where('secret', 'is not', null).execute();
  for (const { user_id, secret } of await db
    .selectFrom('second_factors')
    .select(['user_id', 'secret'])
    .execute()) {
    const anew = resealed(secrets, secret);
    if (anew)
      await db.updateTable('second_factors').set({ secret: anew }).where('user_id', '=', user_id).execute();
    counts[anew ? 'done' : 'unreadable'] += 1;
  }
  return counts;
}

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
