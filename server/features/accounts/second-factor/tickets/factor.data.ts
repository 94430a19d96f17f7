import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** @returns when it was set up and how many recovery codes are left; undefined where there is none */
export async function findFactorState(
  db: Db,
  userId: string,
): Promise<{ since: Date; recoveryCodesLeft: number } | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select('created_at')
    .select((eb) =>
      eb
        .selectFrom('recovery_codes')
        .select(sql<number>`count(*)::int`.as('left'))
        .whereRef('recovery_codes.user_id', '=', 'second_factors.user_id')
        .as('left'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { since: row.created_at, recoveryCodesLeft: row.left ?? 0 };
}

/** @returns the encrypted secret */
export async function findSealedSecret(db: Db, userId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.secret;
}

/**
 * Uses up a step of time and all before it.
 * @returns whether nobody had used it: of two at once, one
 */
export async function useStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether it was one of theirs: of two at once, one */
export async function useRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface NewFactor {
  userId: string;
  sealedSecret: Buffer;
  /** The step whose code confirmed it: used up. */
  step: number;
  recoveryHashes: Buffer[];
}

/** Whatever else is being set up for this user is over then. @returns false where one is on, perhaps since a moment */
export async function insertFactor(db: Db, factor: NewFactor): Promise<boolean> {
  const { userId } = factor;
  const made = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: factor.sealedSecret, last_step: factor.step })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!made) return false;
  const codes = factor.recoveryHashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await db.insertInto('recovery_codes').values(codes).execute();
  await db.deleteFrom('second_factor_setups').where('user_id', '=', userId).execute();
  await db.deleteFrom('login_tickets').where('user_id', '=', userId).where('enrol', '=', true).execute();
  return true;
}

/** Its recovery codes go with it. @returns whether there was one */
export async function deleteFactor(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
