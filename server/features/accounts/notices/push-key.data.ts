import { sql } from 'kysely';
import type { NoticeFacts, NoticeKind } from '#contract/accounts/notices.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { PushKey } from '#server/platform/push/push-sender.ts';

/** Browsers of one user; one more, and the oldest hears nothing any more. */
const mostKeys = 10;

/** A browser belongs to the session that asked for its pushes last, and hears nothing once that has ended. */
export async function addPushKey(
  db: Db,
  { userId, tokenHash }: Pick<Caller, 'userId' | 'tokenHash'>,
  { endpoint, keys }: PushKey,
): Promise<void> {
  const row = { user_id: userId, session: tokenHash, keys: JSON.stringify(keys) };
  await db
    .insertInto('push_keys')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  await db
    .deleteFrom('push_keys')
    .where('user_id', '=', userId)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('push_keys')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(mostKeys),
    )
    .execute();
}

export async function removePushKey(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_keys').where('endpoint', '=', endpoint).where('user_id', '=', userId).execute();
}

export const forgetPushKey = (db: Db, id: string) =>
  db.deleteFrom('push_keys').where('id', '=', id).execute();

export interface WaitingPush {
  key: PushKey;
  kind: NoticeKind;
  facts: NoticeFacts;
}

/** What is to be pushed; nothing once the notice was seen, the session has ended, or the browser is another user's. */
export async function findPush(
  db: Db,
  { notice, key }: { notice: string; key: string },
): Promise<WaitingPush | undefined> {
  const row = await db
    .selectFrom('notices as n')
    .innerJoin('push_keys as k', 'k.user_id', 'n.user_id')
    .innerJoin('sessions as s', 's.token_hash', 'k.session')
    .select(['n.kind', 'n.facts', 'k.endpoint', 'k.keys'])
    .where('n.id', '=', notice)
    .where('k.id', '=', key)
    .where('n.seen_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  // addNotices wrote the facts, checked by the compiler.
  return (
    row && {
      key: { endpoint: row.endpoint, keys: row.keys },
      kind: row.kind,
      facts: row.facts as NoticeFacts,
    }
  );
}

/** The browsers that are woken, for the download of a user's data: whose service it is; the rest of the address is a secret. */
export async function browsersOf(db: Db, userId: string): Promise<{ service: string; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('push_keys')
    .select(['endpoint', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ endpoint, created_at }) => ({ service: new URL(endpoint).host, createdAt: created_at }));
}
