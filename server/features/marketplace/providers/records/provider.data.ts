import { type Selectable, sql } from 'kysely';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { ProvidersTable } from '#server/platform/database/tables/provider-tables.ts';

export type ProviderRow = Selectable<ProvidersTable>;

export type RecordRow = ProviderRow & {
  email: string | null;
  following: boolean;
  helper: string | null;
  id_used_elsewhere: boolean;
};

/** @param who whose "following" is meant */
const records = (db: Db, who: string) =>
  db
    .selectFrom('providers as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('users as h', 'h.id', 'p.helped_by')
    .selectAll('p')
    .select(['u.email', 'h.fullname as helper'])
    .select([
      sql<boolean>`exists (select from follows f where f.follower_id = ${who} and f.followed_id = p.user_id)`.as(
        'following',
      ),
      sql<boolean>`exists (select from providers o where o.id_hash = p.id_hash and o.user_id <> p.user_id)`.as(
        'id_used_elsewhere',
      ),
    ]);

/** @param id the record's or its user's */
export async function findRecord(
  db: Db,
  { kind, id }: { kind: ProviderKind; id: string },
  who: string,
): Promise<RecordRow | undefined> {
  if (!isId(id)) return undefined;
  return records(db, who)
    .where('p.kind', '=', kind)
    .where((either) => either.or([either('p.id', '=', id), either('p.user_id', '=', id)]))
    .executeTakeFirst();
}

/** Of whatever kind. */
export async function findAnyRecord(db: Db, id: string, who: string): Promise<RecordRow | undefined> {
  return isId(id) ? records(db, who).where('p.id', '=', id).executeTakeFirst() : undefined;
}

export const recordsOfUser = (db: Db, userId: string): Promise<RecordRow[]> =>
  records(db, userId).where('p.user_id', '=', userId).orderBy('p.created_at').execute();

/** Held until the transaction ends: two changes of one record come one after the other. */
export async function lockRecord(
  db: Db,
  { kind, id }: { kind: ProviderKind; id: string },
): Promise<ProviderRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('providers')
    .selectAll()
    .where('kind', '=', kind)
    .where((either) => either.or([either('id', '=', id), either('user_id', '=', id)]))
    .forUpdate()
    .executeTakeFirst();
}
