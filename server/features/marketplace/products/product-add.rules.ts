import type { z } from 'zod';
import type { Product, productBody } from '#contract/marketplace/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Caller, requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type GivenPicture, requireOwnPicture } from '#server/platform/media/picture-references.ts';
import type { Services } from '#server/platform/services.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { searchText } from '../search/listing-place.rules.ts';
import { tradeWords } from '../search/trade-words.rules.ts';
import {
  findProduct,
  findProvider,
  findProviderOfUser,
  insertProduct,
  placeProducts,
  productsOfProvider,
} from './product.data.ts';
import { present } from './product.view.ts';

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

export async function requireProduct(db: Db, id: string, caller: Caller): Promise<Product> {
  const row = await findProduct(db, id);
  if (!row) throw new AppError('no-products');
  return present(row, caller);
}

export const ownPicture = (reference: string, caller: Caller): GivenPicture => ({
  path: 'productPic',
  reference,
  userId: caller.userId,
  purpose: 'public',
});

/** @throws AppError 'picture-invalid' at the one that is none of the caller's */
export async function requirePictures(
  { pictures: stored }: Pick<Services, 'pictures'>,
  db: Db,
  { pictures = [], known = [], caller }: { pictures?: string[]; known?: string[]; caller: Caller },
): Promise<void> {
  for (const [place, reference] of pictures.entries()) {
    // What the product shows already stays, also where an admin changes it.
    if (known.includes(reference)) continue;
    await requireOwnPicture(db, stored, { ...ownPicture(reference, caller), path: `pictures.${place}` });
  }
}

/** So many products a rental provider may list. */
const mostProducts = 200;

/** @throws AppError 'not-allowed', 'provider-needed', 'picture-invalid', 'products-full' */
export async function addProduct(
  services: Services,
  caller: Caller,
  body: z.infer<typeof productBody>,
): Promise<Product> {
  requireSelf(caller, body.userId);
  const { userId: _, productPic, ...fields } = body;
  const made = await services.db.transaction().execute(async (db) => {
    const provider = await findProviderOfUser(db, caller.userId);
    if (!provider) throw new AppError('provider-needed');
    if (productPic !== undefined)
      await requireOwnPicture(db, services.pictures, ownPicture(productPic, caller));
    await requirePictures(services, db, { pictures: fields.pictures, caller });
    const { id: provider_id, city_key, lat, lng, demo } = provider;
    const row = {
      ...fields,
      provider_id,
      user_id: caller.userId,
      product_pic: productPic,
      city_key,
      lat,
      lng,
      demo,
      search: searchOf(fields, provider),
    };
    const id = await insertProduct(db, row, mostProducts);
    if (id === undefined) throw new AppError('products-full');
    return requireProduct(db, id, caller);
  });
  invalidateCounts(services.pool, 'product');
  return made;
}
