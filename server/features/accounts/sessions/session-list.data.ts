import { sql } from 'kysely';
import type { OwnSession } from '#contract/accounts/sessions.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { readDevice } from './device-kind.rules.ts';

/** Older ones end by themselves, or all at once with a new password. */
const mostShown = 200;

/** The latest, the one that asks first. @param current the hash of the token of the session that asks */
export async function listSessions(db: Db, userId: string, current: Buffer): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions as s')
    .leftJoin('book_devices as d', 'd.session_id', 's.id')
    .select(['s.id', 's.token_hash', 's.device', 's.browser', 's.admin', 's.created_at', 's.last_used_at'])
    .select(['d.name', 'd.created_at as since', sql<boolean>`d.key is not null`.as('signs')])
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`s.token_hash <> ${current}`)
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    ...readDevice(row),
    admin: row.admin,
    current: row.token_hash.equals(current),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    writer:
      row.name && row.since ? { name: row.name, signs: row.signs, since: row.since.toISOString() } : null,
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
