import { resealed, type Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';

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
