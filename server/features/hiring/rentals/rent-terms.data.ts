import { sql } from 'kysely';
import { z } from 'zod';
import { type RentTermsBody, rentTerms } from '#contract/hiring/rent-terms.ts';
import type { RentTermsRecord } from '#contract/hiring/rentals.calls.ts';
import type { Db } from '#server/platform/database/database.ts';

type Kept = Omit<RentTermsBody, 'stock' | 'perDay'>;

const kept = z.preprocess((terms) => terms ?? {}, rentTerms.omit({ stock: true, perDay: true }));

export interface TermsRow {
  ownerId: string;
  record: RentTermsRecord;
}

/** The terms of a product; the usual ones where its owner said none. The day's price is the product's own. */
export async function findTerms(db: Db, productId: string): Promise<TermsRow | undefined> {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('rental_terms as t', 't.product_id', 'p.id')
    .select(['p.user_id', 'p.price', 't.stock', 't.terms'])
    .where('p.id', '=', productId)
    .executeTakeFirst();
  return (
    row && {
      ownerId: row.user_id,
      record: {
        ...kept.parse(row.terms),
        productId,
        stock: row.stock ?? 1,
        perDay: row.price,
        said: row.stock !== null,
      },
    }
  );
}

/** Holds the product until the transaction ends. @returns its owner */
export async function lockProduct(transaction: Db, productId: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('products')
    .select('user_id')
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id;
}

export async function saveTerms(
  transaction: Db,
  productId: string,
  { stock, perDay, terms, now }: { stock: number; perDay: number | undefined; terms: Kept; now: Date },
): Promise<void> {
  await sql`
    insert into rental_terms (product_id, stock, terms, updated_at)
    values (${productId}::uuid, ${stock}, ${JSON.stringify(terms)}::jsonb, ${now})
    on conflict (product_id) do update set stock = excluded.stock, terms = excluded.terms, updated_at = excluded.updated_at`.execute(
    transaction,
  );
  if (perDay === undefined) return;
  await transaction
    .updateTable('products')
    .set({ price: perDay, updated_at: now })
    .where('id', '=', productId)
    .where('price', '<>', perDay)
    .execute();
}
