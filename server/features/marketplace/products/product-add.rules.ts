import type { z } from 'zod';
import type { Product, productBody } from '#contract/marketplace/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Caller, requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type GivenPicture, requireOwnPicture } from '#server/platform/media/picture-references.ts';
import type { Services } from '#server/platform/services.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { findProviderOfUser, insertProduct } from './product.data.ts';
import { searchOf } from './product-search.rules.ts';
import { requireProduct } from './require-product.rules.ts';

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
