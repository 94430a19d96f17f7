import type { ProductFilter } from '#contract/marketplace/filter.ts';
import type { Product } from '#contract/marketplace/products/product.ts';
import type { Source } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { FactsOf, Hireable } from '../free/listing-facts.ts';
import { readPage } from '../search/listing.ts';
import type { List } from '../search/listing-rows.ts';
import { listedColumns, type ProductRow, present } from './product-view.ts';

const list: List = {
  name: 'product',
  table: 'products',
  always: 'not r.suspended',
  columns: listedColumns,
  joined: 'join providers p on p.id = r.provider_id',
  priced: true,
  experienced: false,
  hasCompany: true,
  units: 'machines',
};

export const hireableProduct = ({ id, user_id, stock }: ProductRow): Hireable => ({
  ref: { kind: 'product', _id: id },
  userId: user_id,
  capacity: stock,
});

/** One page of the products for rent. */
export async function listProducts(
  { pool }: Source,
  filter: ProductFilter,
  { caller, factsOf }: { caller: Pick<Caller, 'userId' | 'admin'>; factsOf: FactsOf },
): Promise<{ products: Product[]; nextCursor: string | null; total: number; totalIsEstimate?: boolean }> {
  const { rows, ...page } = await readPage<ProductRow>(pool, list, filter);
  const facts = await factsOf(pool, rows.map(hireableProduct));
  return { products: rows.map((row) => ({ ...present(row, caller), ...facts.get(row.id) })), ...page };
}
