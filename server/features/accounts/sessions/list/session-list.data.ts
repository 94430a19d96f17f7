import { sql } from 'kysely';
import type { OwnSession } from '#contract/accounts/sessions.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { readDevice } from './device/device-kind.rules.ts';

/** Older ones end by themselves, or all at once with a new password. */
const mostShown = 200;

/** The latest, the one that asks first. @param current the hash of the token of the session that asks */
export async function listSessions(db: Db, userId: string, current: Buffer): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'browser', 'admin', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`token_hash <> ${current}`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    ...readDevice(row),
    admin: row.admin,
    current: row.token_hash.equals(current),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}

/** @returns whether this user had such a session */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
