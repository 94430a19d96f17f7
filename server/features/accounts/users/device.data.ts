import { sql } from 'kysely';
import { isPhone } from '#contract/accounts/address.ts';
import type { Db } from '#server/platform/database/database.ts';

const life = sql<Date>`now() + interval '180 days'`;

/** More than a person has; the oldest go. */
const mostDevices = 20;

/** Which of these tokens a login of this user answered, and is not too old. */
export async function findDeviceOf(
  db: Db,
  { hashes, address }: { hashes: Buffer[]; address: string },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.token_hash')
    .where('devices.token_hash', 'in', hashes)
    .where('devices.expires_at', '>', sql<Date>`now()`)
    .where(isPhone(address) ? 'users.phone' : 'users.email', '=', address)
    .executeTakeFirst();
  return row?.token_hash;
}

/** @returns the hash of the one that was known: it lives 180 more days */
export async function renewDevice(db: Db, userId: string, hashes: Buffer[]): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('devices')
    .set({ expires_at: life })
    .where('user_id', '=', userId)
    .where('token_hash', 'in', hashes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash;
}

export async function insertDevice(db: Db, userId: string, hash: Buffer): Promise<void> {
  await db.insertInto('devices').values({ token_hash: hash, user_id: userId, expires_at: life }).execute();
  await sql`
    delete from devices where token_hash in (
      select token_hash from devices where user_id = ${userId} order by expires_at desc offset ${mostDevices}
    )`.execute(db);
}

export async function deleteDevices(db: Db, userId: string, except: Buffer[]): Promise<void> {
  await db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .$if(except.length > 0, (deletion) => deletion.where('token_hash', 'not in', except))
    .execute();
}
