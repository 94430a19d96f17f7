import type { ProductFilter } from '#contract/marketplace/filter.ts';
import type { Product } from '#contract/marketplace/product.ts';
import type { Source } from '#server/platform/database/database.ts';
import { readShared } from '#server/platform/database/shared-reads.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { FactColumns, Facts } from '../free/listing-facts.data.ts';
import { readPage } from '../search/listing.data.ts';
import { productList } from './listed-product.data.ts';
import type { ProductRow } from './product.data.ts';
import { present } from './product.view.ts';

/** One page of the products for rent. */
export async function listProducts(
  { pool }: Source,
  filter: ProductFilter,
  { caller, facts }: { caller: Pick<Caller, 'userId' | 'admin'>; facts?: Facts },
): Promise<{ products: Product[]; nextCursor: string | null; total: number; totalIsEstimate?: boolean }> {
  const asked = facts ? { ...productList, facts } : productList;
  const { rows, ...page } = await readShared(pool, JSON.stringify([!facts, filter]), () =>
    readPage<ProductRow & FactColumns>(pool, asked, filter),
  );
  const products = rows.map((row) => Object.assign(present(row, caller), facts?.read(row, row.stock)));
  return { products, ...page };
}
