import { type InsertObject, sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';
import type { ProvidersTable } from '#server/platform/database/tables/provider-tables.ts';
import type { ProviderRow } from './provider.data.ts';

export type ProviderColumns = Updateable<ProvidersTable>;

/**
 * Without a face of its own a record has its user's.
 * @returns the new record's id, or undefined when the user has one of this kind already
 */
export async function insertProvider(
  db: Db,
  row: Omit<InsertObject<Schema, 'providers'>, 'demo'> & { user_id: string },
): Promise<string | undefined> {
  const ofUser = sql`from users where id = ${row.user_id}`;
  const made = await db
    .insertInto('providers')
    .values({
      ...row,
      profile_pic: row.profile_pic ?? sql<string | null>`(select profile_pic ${ofUser})`,
      demo: sql<boolean>`(select demo ${ofUser})`,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function updateProvider(db: Db, id: string, changes: ProviderColumns): Promise<void> {
  await db
    .updateTable('providers')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function deleteProvider(db: Db, id: string): Promise<void> {
  await db.deleteFrom('providers').where('id', '=', id).execute();
}

export async function deleteProvidersOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('providers').where('user_id', '=', userId).execute();
}

type Expired = Pick<ProviderRow, 'id' | 'kind' | 'name' | 'user_id'> & { id_picture: string };

/** Lets go of ID pictures that waited for 30 days. */
export async function expireIdPictures(db: Db): Promise<Expired[]> {
  const { rows } = await sql<Expired>`
    with old as (
      select id, id_picture from providers
      where id_picture is not null and id_picture_at < now() - interval '30 days' for update
    )
    update providers p set id_picture = null, id_picture_at = null,
      evidence = case when p.evidence_at is null then null else p.evidence end
    from old
    where p.id = old.id
    returning p.id, p.kind, p.name, p.user_id, old.id_picture`.execute(db);
  return rows;
}
