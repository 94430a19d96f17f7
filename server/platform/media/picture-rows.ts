import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { PicturePurpose } from './pictures.ts';

/** Everything that may refer to a picture; a new place to show one is added here. */
const unused: RawBuilder<unknown> = sql`
  not exists (select from users where profile_pic = '/files/' || u.id || '.webp')
  and not exists (select from providers where profile_pic = '/files/' || u.id || '.webp')
  and not exists (select from providers where id_picture = u.id)
  and not exists (select from products where product_pic = '/files/' || u.id || '.webp')
  and not exists (select from products where pictures @> array['/files/' || u.id || '.webp'])
  and not exists (select from projects where pictures @> array['/files/' || u.id || '.webp'])
  and not exists (select from messages where type = 'image' and text = 'chat:' || u.id)
  and not exists (select from messages where type = 'voice' and split_part(text, '.', 1) = 'voice:' || u.id)
  and not exists (select from gallery_pictures where upload_id = u.id)
  and not exists (select from requests where 'hire:' || u.id = any (pictures))
  and not exists (select from inspections where 'hire:' || u.id = any (pictures))
  and not exists (select from damages where 'hire:' || u.id = any (pictures || answer_pictures))
  and not exists (select from papers where kind = 'handover' and body->'pictures' @> to_jsonb('hire:' || u.id))`;

/** Deletes the row unless a record still shows the picture; whether it did. */
export async function deleteUnused(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`delete from uploads u where u.id = ${id} and ${unused} returning u.id`.execute(
    db,
  );
  return rows.length > 0;
}

export async function unusedOlderThanADay(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from uploads u where u.created_at < now() - interval '24 hours' and ${unused}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A recording that this user sent. */
export const findRecording = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db
    .selectFrom('uploads')
    .select('seconds')
    .where('id', '=', id)
    .where('purpose', '=', 'voice')
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Whether this user sent it, for this purpose. */
export async function belongsTo(
  db: Db,
  { id, purpose }: { id: string; purpose: PicturePurpose },
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
