import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type CodePurpose = 'signup' | 'reset';

/** A code as it is kept: bound to the address and the purpose, and hashed. */
export interface CodeKey {
  email: string;
  purpose: CodePurpose;
  hash: Buffer;
}

const triesInAll = 25;
const triesByCaller = 5;

/** Puts a new code in the place of the old one; its tries begin anew. */
export async function storeCode(db: Db, { email, purpose, hash }: CodeKey): Promise<void> {
  const fresh = {
    code_hash: hash,
    tries: 0,
    tries_by_caller: sql<Record<string, number>>`'{}'::jsonb`,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + interval '10 minutes'`,
  };
  await db
    .insertInto('codes')
    .values({ email, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(fresh))
    .execute();
}

/**
 * Whether this is the code. Counting and comparing are one statement, so that tries made at the same time count
 * one after the other. A right one costs nothing: who has it needs no second guess, and uses it after proving it.
 */
export async function tryCode(db: Db, { email, purpose, hash }: CodeKey, caller: string): Promise<boolean> {
  const { rows } = await sql<{ right: boolean }>`
    update codes set
      tries = tries + case when code_hash = ${hash} then 0 else 1 end,
      tries_by_caller = case when code_hash = ${hash} then tries_by_caller else
        tries_by_caller || jsonb_build_object(${caller}::text, coalesce((tries_by_caller ->> ${caller})::int, 0) + 1) end
    where email = ${email} and purpose = ${purpose} and expires_at > now() and tries < ${triesInAll}
      and coalesce((tries_by_caller ->> ${caller})::int, 0) < ${triesByCaller}
    returning code_hash = ${hash} as right`.execute(db);
  return rows[0]?.right === true;
}

/** Uses a code up. @returns false when it is gone: of two calls with the same code only one succeeds */
export async function useCode(db: Db, { email, purpose, hash }: CodeKey): Promise<boolean> {
  const used = await db
    .deleteFrom('codes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('email')
    .executeTakeFirst();
  return used !== undefined;
}
