import type { Product } from '#contract/marketplace/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { findProduct } from './product.data.ts';
import { present } from './product.view.ts';

export async function requireProduct(db: Db, id: string, caller: Caller): Promise<Product> {
  const row = await findProduct(db, id);
  if (!row) throw new AppError('no-products');
  return present(row, caller);
}
