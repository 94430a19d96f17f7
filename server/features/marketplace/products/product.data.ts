import { type InsertObject, type Selectable, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';
import { isId } from '#server/platform/database/ids.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';
import type { ProductsTable } from '#server/platform/database/tables/listing-tables.ts';

/** A product's row with what it shows of its provider. */
export type ProductRow = Omit<
  Selectable<ProductsTable>,
  | 'city_key'
  | 'lat'
  | 'lng'
  | 'search'
  | 'suspended'
  | 'hired_times'
  | 'review_count'
  | 'review_stars'
  | 'public'
  | 'public_photo'
  | 'public_at'
> & {
  /** Absent in lists, which hold none for others than admins. */
  suspended?: boolean;
  /** Absent in lists, as the place. */
  public?: boolean | null;
  public_photo?: boolean;
  pin?: string;
  provider_name: string;
  address: string;
  country: string;
  stock: number;
  distance_km?: number;
};

const records = (db: Db) =>
  db
    .selectFrom('products as r')
    .innerJoin('providers as p', 'p.id', 'r.provider_id')
    .selectAll('r')
    .leftJoin('rental_terms as t', 't.product_id', 'r.id')
    .select([
      'p.name as provider_name',
      'p.address',
      'p.pin',
      'p.country',
      sql<number>`coalesce(t.stock, 1)::int`.as('stock'),
    ]);

export async function findProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  return isId(id) ? records(db).where('r.id', '=', id).executeTakeFirst() : undefined;
}

/** Held until the transaction ends. */
export async function lockProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  return isId(id) ? records(db).where('r.id', '=', id).forUpdate('r').executeTakeFirst() : undefined;
}

const position = z.tuple([z.literal('products'), rowTime, z.uuid()]);

/** A provider's own, newest first. @throws AppError 'bad-cursor' */
export async function productPage(db: Db, providerId: string, paging: Paging): Promise<Page<ProductRow>> {
  const before = readPosition(position, paging.cursor);
  const found = await records(db)
    .where('r.provider_id', '=', providerId)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(r.created_at, r.id) < (${before?.[1]}::timestamptz, ${before?.[2]}::uuid)`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const { rows, nextCursor } = pageOf(found, paging, (row) => [
    'products',
    row.created_at.toISOString(),
    row.id,
  ]);
  return { data: rows, nextCursor, total: await countProducts(db, providerId) };
}

export async function countProducts(db: Db, providerId: string): Promise<number> {
  const { n } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return n;
}

export async function productIdsOf(db: Db, providerId: string): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where('provider_id', '=', providerId).execute();
  return rows.map(({ id }) => id);
}

/** All of a provider's, newest first. */
export const productsOfProvider = (db: Db, providerId: string): Promise<ProductRow[]> =>
  records(db)
    .where('r.provider_id', '=', providerId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute();

export const productsOfUser = (db: Db, userId: string): Promise<ProductRow[]> =>
  records(db).where('r.user_id', '=', userId).orderBy('r.created_at').orderBy('r.id').execute();

/** The rental provider record of a user: whose products are where it is. */
export const findProviderOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('providers')
    .select(['id', 'name', 'address', 'pin', 'city_key', 'lat', 'lng', 'demo'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'provider')
    .executeTakeFirst();

export const findProvider = (db: Db, id: string) =>
  db
    .selectFrom('providers')
    .select(['name', 'address', 'city_key', 'lat', 'lng'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** @returns its id; undefined where its provider has so many already */
export async function insertProduct(
  transaction: Db,
  row: InsertObject<Schema, 'products'> & { provider_id: string },
  most: number,
): Promise<string | undefined> {
  const { provider_id } = row;
  // One product after the other of a provider: two at once would both be the last.
  await sql`select from providers where id = ${provider_id} for no key update`.execute(transaction);
  if ((await countProducts(transaction, provider_id)) >= most) return undefined;
  const made = await transaction.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow();
  return made.id;
}

export async function updateProduct(db: Db, id: string, changes: Updateable<ProductsTable>): Promise<void> {
  await db
    .updateTable('products')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export interface Moved {
  city_key: string;
  lat: number;
  lng: number;
  searches: { id: string; search: string }[];
}

/** Writes a provider's new place into its products; their own time of change stays. */
export async function placeProducts(db: Db, { city_key, lat, lng, searches }: Moved): Promise<void> {
  await sql`
    update products set city_key = ${city_key}, lat = ${lat}, lng = ${lng}, search = moved.search
    from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as moved (id uuid, search text)
    where products.id = moved.id`.execute(db);
}

export async function deleteProduct(db: Db, id: string): Promise<void> {
  await db.deleteFrom('products').where('id', '=', id).execute();
}

export async function deleteProductsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('products').where('user_id', '=', userId).execute();
}

/** Exact names, in the order of the alphabet. Skips from name to name on the index instead of reading every product. */
export async function companies(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ company: string }>`
    with recursive names as (
      (select company, 1 as n from products order by company limit 1)
      union all
      select (select p.company from products p where p.company > names.company order by p.company limit 1), n + 1
      from names where names.company is not null and n < ${most}
    )
    select company from names where company is not null`.execute(db);
  return rows.map(({ company }) => company);
}
