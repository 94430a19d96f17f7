import { productToWire } from '#contract/marketplace/products/mapping.ts';
import type { ProductWire } from '#contract/marketplace/products/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import { productsOfProvider } from './product.data.ts';
import { present } from './product-view.ts';

const nobody = { userId: '', admin: false };

/** A rental provider's products as everybody sees them. */
export async function listProductsOf(db: Db, providerId: string): Promise<ProductWire[]> {
  const rows = await productsOfProvider(db, providerId);
  return rows.map((row) => productToWire(present(row, nobody)));
}
