import type { Db } from '#server/platform/database/database.ts';
import { searchText } from '../search/listing-place.rules.ts';
import { tradeWords } from '../search/trade-words.rules.ts';
import { findProvider, placeProducts, productsOfProvider } from './product.data.ts';

interface Findable {
  name: string;
  company: string;
  category: string;
}

export const searchOf = (
  { name, company, category }: Findable,
  provider: { name: string; address: string },
): string => searchText([name, company, provider.address, provider.name, category, tradeWords(category)]);

/** A product is where its provider is: lists then find it there. In the transaction that moved the provider. */
export async function moveProducts(db: Db, providerId: string): Promise<void> {
  const products = await productsOfProvider(db, providerId);
  if (products.length === 0) return;
  const { city_key, lat, lng, ...provider } = await findProvider(db, providerId);
  const searches = products.map((product) => ({ id: product.id, search: searchOf(product, provider) }));
  await placeProducts(db, { city_key, lat, lng, searches });
}
