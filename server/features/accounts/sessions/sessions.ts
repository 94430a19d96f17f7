import { sql } from 'kysely';
import type { Pool } from 'pg';
import { newToken, tokenHash } from '#server/platform/config/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller, FindCaller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { isListedAdmin } from './admins.ts';

interface SessionRow {
  user_id: string;
  fullname: string;
  email: string;
  demo: boolean;
  admin: boolean;
  unwritten_use: boolean;
}

const findSession = `
  select s.user_id, u.fullname, u.email, u.demo, s.admin,
    s.last_used_at < now() - interval '1 hour' as unwritten_use
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`;

const cachedMs = 2000;
const mostCached = 5000;
const cache = new Map<string, { caller: Caller; until: number }>();
// A look-up that began before something was forgotten may have read what is no longer so.
let generation = 0;

function remember(key: string, caller: Caller): void {
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, { caller, until: Date.now() + cachedMs });
}

type Listener = (userId: string, heard: boolean) => void;
const listeners = new Set<Listener>();

/** For who holds a line open beyond a call: something about this user's sessions changed. @returns how to stop */
export function onForgottenCallers(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets the next call of this user's sessions look again. Call it when the change is committed.
 * @param heard the change was made in another process, which said it
 */
export function forgetCallers(userId: string, heard = false): void {
  generation += 1;
  for (const [key, { caller }] of cache) if (caller.userId === userId) cache.delete(key);
  for (const listener of listeners) listener(userId, heard);
}

/** Finds who sent a token; an end of the session in another process is seen within 2 s. */
export function makeFindCaller({ pool, db, settings }: Services): FindCaller {
  return async (token) => {
    const hash = tokenHash(token);
    const key = hash.toString('base64');
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.caller;
    const began = generation;
    const row = await readSession(pool, hash);
    if (!row) return undefined;
    if (row.unwritten_use) await noteUse(db, hash);
    const caller: Caller = {
      userId: row.user_id,
      fullname: row.fullname,
      email: row.email,
      admin: row.admin && isListedAdmin(settings, row),
      tokenHash: hash,
    };
    if (began === generation) remember(key, caller);
    return caller;
  };
}

async function readSession(pool: Pool, hash: Buffer): Promise<SessionRow | undefined> {
  const found = await pool.query<SessionRow>({ name: 'find-session', text: findSession, values: [hash] });
  return found.rows[0];
}

/** 30 days after the last use, 90 at most; an admin's ends 8 hours after the login whatever happens (docs/rules.md#accounts-8). */
async function noteUse(db: Db, hash: Buffer): Promise<void> {
  await sql`
    update sessions set last_used_at = now(),
      expires_at = case when admin then expires_at
        else least(now() + interval '30 days', created_at + interval '90 days') end
    where token_hash = ${hash} and last_used_at < now() - interval '1 hour'`.execute(db);
}

/** @returns the new session's token */
export async function startSession(db: Db, userId: string, { admin }: { admin: boolean }): Promise<string> {
  const token = newToken();
  const life = admin ? '8 hours' : '30 days';
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      admin,
      expires_at: sql<Date>`now() + ${life}::interval`,
    })
    .execute();
  return token;
}

/** Ends one session, or all of a user, or all but one. `forgetCallers` goes with it, after the commit. */
export async function endSessions(
  db: Db,
  userId: string,
  which: { only?: Buffer; except?: Buffer } = {},
): Promise<void> {
  let ended = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (which.only) ended = ended.where('token_hash', '=', which.only);
  if (which.except) ended = ended.where('token_hash', '!=', which.except);
  await ended.execute();
}
