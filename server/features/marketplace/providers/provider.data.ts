import { type InsertObject, type Selectable, sql, type Updateable } from 'kysely';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { ProvidersTable } from '#server/platform/database/tables/provider-tables.ts';
import type { RecordRow } from './provider-view.ts';

export type ProviderRow = Selectable<ProvidersTable>;

/** @param who whose "following" is meant */
const records = (db: Db, who: string) =>
  db
    .selectFrom('providers as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('p')
    .select('u.email')
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

/** The new record's id, or undefined when the user has one of this kind already. */
export async function insertProvider(
  db: Db,
  row: InsertObject<Schema, 'providers'>,
): Promise<string | undefined> {
  const made = await db
    .insertInto('providers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function updateProvider(db: Db, id: string, changes: Updateable<ProvidersTable>): Promise<void> {
  await db
    .updateTable('providers')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function deleteProvider(db: Db, id: string): Promise<void> {
  await db.deleteFrom('providers').where('id', '=', id).execute();
}

type Expired = Pick<ProviderRow, 'id' | 'kind' | 'name' | 'user_id'> & { id_picture: string };

/** Lets go of ID pictures that waited for 30 days. */
export async function expireIdPictures(db: Db): Promise<Expired[]> {
  const { rows } = await sql<Expired>`
    with old as (
      select id, id_picture from providers
      where id_picture is not null and id_picture_at < now() - interval '30 days' for update
    )
    update providers p set id_picture = null, id_picture_at = null from old
    where p.id = old.id
    returning p.id, p.kind, p.name, p.user_id, old.id_picture`.execute(db);
  return rows;
}
