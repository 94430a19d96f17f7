import { productToWire } from '#contract/marketplace/mapping.ts';
import type { ProductWire } from '#contract/marketplace/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Page, Paging } from '#server/platform/database/page-cursor.ts';
import { productPage } from './product.data.ts';
import { present } from './product.view.ts';

const nobody = { userId: '', admin: false };

/** A page of a rental provider's products as everybody sees them. @throws AppError 'bad-cursor' */
export async function listProductsOf(db: Db, providerId: string, paging: Paging): Promise<Page<ProductWire>> {
  const { data, ...page } = await productPage(db, providerId, paging);
  return { ...page, data: data.map((row) => productToWire(present(row, nobody))) };
}
