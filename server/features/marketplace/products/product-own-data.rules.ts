import { productToWire } from '#contract/marketplace/mapping.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Services } from '#server/platform/services.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { deleteProductsOf, productsOfUser } from './product.data.ts';
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
