import type { Pool } from 'pg';
import type { ProductFilter } from '#contract/marketplace/filter.ts';
import type { Product } from '#contract/marketplace/products/product.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { readPage } from '../search/listing.ts';
import type { List } from '../search/listing-rows.ts';
import { listedColumns, type ProductRow, present } from './product-view.ts';

const list: List = {
  name: 'product',
  table: 'products',
  always: 'true',
  columns: listedColumns,
  joined: 'join providers p on p.id = r.provider_id',
  priced: true,
  experienced: false,
  hasCompany: true,
};

/** One page of the products for rent. */
export async function listProducts(
  pool: Pool,
  filter: ProductFilter,
  caller: Pick<Caller, 'userId' | 'admin'>,
): Promise<{ products: Product[]; nextCursor: string | null; total: number; totalIsEstimate?: boolean }> {
  const { rows, ...page } = await readPage<ProductRow>(pool, list, filter);
  return { products: rows.map((row) => present(row, caller)), ...page };
}
