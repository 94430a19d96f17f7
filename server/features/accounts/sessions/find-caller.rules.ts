import { LRUCache } from 'lru-cache';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import type { Caller, FindCaller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { isListedAdmin, isShutOut } from './admins.rules.ts';
import { noteUse, readSession } from './session.data.ts';

const cachedMs = 2000;

const mostCached = 5000;

const cache = new LRUCache<string, Caller>({ max: mostCached, ttl: cachedMs });

// A look-up that began before something was forgotten may have read what is no longer so.
let generation = 0;

type Listener = (userId: string, received: boolean) => void;

const listeners = new Set<Listener>();

/** Calls the listener when something about a user's sessions changed; for connections that stay open after a call. @returns how to stop */
export function onForgottenCallers(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets the next call of this user's sessions look again. Call it when the change is committed.
 * @param received whether another process made the change and published it
 */
export function forgetCallers(userId: string, received = false): void {
  generation += 1;
  for (const [key, caller] of cache) if (caller.userId === userId) cache.delete(key);
  for (const listener of listeners) listener(userId, received);
}

/** Finds who sent a token; an end of the session in another process is seen within 2 s. */
export function makeFindCaller({ pool, db, settings }: Services): FindCaller {
  return async (token) => {
    const hash = tokenHash(token);
    const key = hash.toString('base64');
    const known = cache.get(key);
    if (known) return known;
    const began = generation;
    const row = await readSession(pool, hash);
    if (!row || isShutOut(settings, row)) return undefined;
    if (row.unwritten_use) await noteUse(db, hash);
    const caller: Caller = {
      userId: row.user_id,
      fullname: row.fullname,
      email: row.email,
      admin: row.admin && isListedAdmin(settings, row),
      tokenHash: hash,
    };
    if (began === generation) cache.set(key, caller);
    return caller;
  };
}
