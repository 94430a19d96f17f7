import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { OwnSession } from '#contract/accounts/sessions.calls.ts';
import { newToken, tokenHash } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { forgetTickets } from '../second-factor/tickets/ticket.data.ts';
import { deviceOf, readDevice } from './device-kind.rules.ts';

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

interface SessionRow {
  user_id: string;
  fullname: string;
  email: string | null;
  demo: boolean;
  admin: boolean;
  unwritten_use: boolean;
}

const findSession = `
  select s.user_id, u.fullname, u.email, u.demo, s.admin,
    s.last_used_at < now() - interval '1 hour' as unwritten_use
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and not u.suspended`;

export async function readSession(pool: Pool, hash: Buffer): Promise<SessionRow | undefined> {
  const found = await pool.query<SessionRow>({ name: 'find-session', text: findSession, values: [hash] });
  return found.rows[0];
}

/** 30 days after the last use, 90 at most; an admin's ends 8 hours after the login whatever happens (docs/rules.md#accounts-8). */
export async function noteUse(db: Db, hash: Buffer): Promise<void> {
  await sql`
    update sessions set last_used_at = now(),
      expires_at = case when admin then expires_at
        else least(now() + interval '30 days', created_at + interval '90 days') end
    where token_hash = ${hash} and last_used_at < now() - interval '1 hour'`.execute(db);
}

/**
 * @param userAgent kept as a word for the device and one for the browser
 * @returns the new session's token
 */
export async function startSession(
  db: Db,
  userId: string,
  { admin, userAgent }: { admin: boolean; userAgent: string | undefined },
): Promise<string> {
  const token = newToken();
  const life = admin ? '8 hours' : '30 days';
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      admin,
      ...deviceOf(userAgent),
      expires_at: sql<Date>`now() + ${life}::interval`,
    })
    .execute();
  return token;
}

/** Ends one session, or all of a user, or all but one; with more than one also the logins that wait for a second step. `forgetCallers` goes with it, after the commit. */
export async function endSessions(
  db: Db,
  userId: string,
  which: { only?: Buffer; except?: Buffer } = {},
): Promise<void> {
  let ended = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (which.only) ended = ended.where('token_hash', '=', which.only);
  if (which.except) ended = ended.where('token_hash', '!=', which.except);
  await ended.execute();
  if (!which.only) await forgetTickets(db, userId);
}
