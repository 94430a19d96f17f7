import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { productToWire } from '#contract/marketplace/mapping.ts';
import type { Product, ProductWire } from '#contract/marketplace/product.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Db, Source } from '#server/platform/database/database.ts';
import type { Page, Paging } from '#server/platform/database/page-cursor.ts';
import { readShared } from '#server/platform/database/shared-reads.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import type { FactColumns, Facts } from '../free/listing-facts.data.ts';
import { readPage } from '../search/listing.data.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { productList } from './listed-product.data.ts';
import { deleteProductsOf, type ProductRow, productPage, productsOfUser } from './product.data.ts';
import { present } from './product.view.ts';

/** What this area holds of a user. */
export function productOwnData({ pool }: Pick<Services, 'pool'>): OwnData {
  return {
    async export(db, userId) {
      const rows = await productsOfUser(db, userId);
      return { products: rows.map((row) => productToWire(present(row, { userId, admin: false }))) };
    },
    async erase(db, userId, afterwards) {
      await deleteProductsOf(db, userId);
      afterwards(() => invalidateCounts(pool, 'product'));
    },
  };
}

const nobody = { userId: '', admin: false };

/** A page of a rental provider's products as everybody sees them. @throws AppError 'bad-cursor' */
export async function listProductsOf(db: Db, providerId: string, paging: Paging): Promise<Page<ProductWire>> {
  const { data, ...page } = await productPage(db, providerId, paging);
  return { ...page, data: data.map((row) => productToWire(present(row, nobody))) };
}

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
