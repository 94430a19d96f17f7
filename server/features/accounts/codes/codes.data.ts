import { sql } from 'kysely';
import { isPhone } from '#contract/accounts/address.ts';
import type { Db } from '#server/platform/database/database.ts';

export type CodePurpose = 'signup' | 'reset' | 'helped';

/** A code as it is kept: bound to the address and the purpose, and hashed. */
export interface CodeKey {
  address: string;
  purpose: CodePurpose;
  hash: Buffer;
}

type Mailbox = Omit<CodeKey, 'hash'>;

/** Fewer for a phone: its codes are digits alone. */
const triesInAll = (address: string): number => (isPhone(address) ? 10 : 25);
const triesByCaller = 5;
const newest = 2;

/** Adds a code; the one before it stays good for its own ten minutes. One more is kept: it is good again where the mail of the newest does not leave. */
export async function storeCode(db: Db, { address, purpose, hash }: CodeKey, askedBy: string): Promise<void> {
  await db
    .insertInto('codes')
    .values({
      address,
      purpose,
      code_hash: hash,
      asked_by: askedBy,
      created_at: sql<Date>`clock_timestamp()`,
      expires_at: sql<Date>`clock_timestamp() + interval '10 minutes'`,
    })
    .execute();
  await sql`
    delete from codes where id in (
      select id from codes where address = ${address} and purpose = ${purpose}
      order by created_at desc, id offset ${newest + 1}
    )`.execute(db);
}

/** Takes back a code whose mail did not leave. */
export async function dropCode(db: Db, { address, purpose, hash }: CodeKey): Promise<void> {
  await db
    .deleteFrom('codes')
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .execute();
}

/** Whether a code lies in the mailbox that is not too old. */
export async function hasCode(db: Db, { address, purpose }: Mailbox): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select('id')
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Held until the transaction ends: tries made at the same time count one after the other. */
const lockCodes = (tx: Db, { address, purpose }: Mailbox) =>
  tx
    .selectFrom('codes')
    .selectAll()
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(newest)
    .forUpdate()
    .execute();

/**
 * Whether this is one of the codes in the mailbox. A right one costs nothing: who has it needs no second guess, and
 * uses it after proving it.
 * @param by who types it; strangers together use up `triesInAll`, but not the tries of who asked for the code, nor
 * those of a device of the owner (`trusted`)
 */
export async function tryCode(
  db: Db,
  key: CodeKey,
  by: { caller: string; trusted: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const codes = await lockCodes(tx, key);
    const open = codes.filter(({ asked_by, tries, tries_by_caller }) => {
      const apart = by.trusted || asked_by === by.caller;
      return (tries_by_caller[by.caller] ?? 0) < triesByCaller && (apart || tries < triesInAll(key.address));
    });
    if (open.some(({ code_hash }) => code_hash.equals(key.hash))) return true;
    for (const { id, asked_by, tries, tries_by_caller } of open) {
      const stranger = !by.trusted && asked_by !== by.caller;
      await tx
        .updateTable('codes')
        .set({
          tries: tries + (stranger ? 1 : 0),
          tries_by_caller: { ...tries_by_caller, [by.caller]: (tries_by_caller[by.caller] ?? 0) + 1 },
        })
        .where('id', '=', id)
        .execute();
    }
    return false;
  });
}

/** Uses a code up, and the other in the mailbox with it. @returns false when it is gone: of two calls with the same code only one succeeds */
export async function useCode(tx: Db, key: CodeKey): Promise<boolean> {
  const codes = await lockCodes(tx, key);
  if (!codes.some(({ code_hash }) => code_hash.equals(key.hash))) return false;
  await tx
    .deleteFrom('codes')
    .where('address', '=', key.address)
    .where('purpose', '=', key.purpose)
    .execute();
  return true;
}
