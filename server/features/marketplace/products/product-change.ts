import type { z } from 'zod';
import type { Product, productBody, productChanges } from '#contract/marketplace/products/product.ts';
import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import { notifySentBack, notifyVerified } from '#server/features/accounts/notices/owner-news.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Caller, requireOwner, requireOwnersId, requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type GivenPicture, requireOwnPicture } from '#server/platform/media/picture-references.ts';
import type { Services } from '#server/platform/services.ts';
import { notifyAvailability } from '../search/listing-availability.ts';
import { invalidateCounts } from '../search/listing-count.ts';
import { searchText } from '../search/listing-place.ts';
import { tradeWords } from '../search/trade-words.ts';
import { deleteProduct, findProduct, findProvider, findProviderOfUser, insertProduct, lockProduct, placeProducts, productsOfProvider, updateProduct } from './product.data.ts';
import { type ProductRow, shown } from './product-view.ts';

type Changes = z.infer<typeof productChanges>;

interface Findable {
  name: string;
  company: string;
  category: string;
}
export const searchOf = (
  { name, company, category }: Findable,
  provider: { name: string; address: string },
): string => searchText([name, company, provider.address, provider.name, category, tradeWords(category)]);

async function requireProduct(services: Services, id: string, caller: Caller): Promise<Product> {
  const row = await findProduct(services.db, id);
  if (!row) throw new AppError('no-products');
  return shown(row, caller);
}

const ownPicture = (reference: string, caller: Caller): GivenPicture => ({
  path: 'productPic',
  reference,
  userId: caller.userId,
  purpose: 'public',
});

/** @throws AppError 'not-allowed', 'provider-needed', 'picture-invalid' */
export async function addProduct(
  services: Services,
  caller: Caller,
  body: z.infer<typeof productBody>,
): Promise<Product> {
  requireSelf(caller, body.userId);
  const { db, pictures } = services;
  const provider = await findProviderOfUser(db, caller.userId);
  if (!provider) throw new AppError('provider-needed');
  const { userId: _, productPic, ...fields } = body;
  if (productPic !== undefined) await requireOwnPicture(db, pictures, ownPicture(productPic, caller));
  const { id: provider_id, city_key, lat, lng, demo } = provider;
  const id = await insertProduct(db, {
    ...fields,
    provider_id,
    user_id: caller.userId,
    product_pic: productPic,
    city_key,
    lat,
    lng,
    demo,
    search: searchOf(fields, provider),
  });
  invalidateCounts(services.pool, 'product');
  return requireProduct(services, id, caller);
}

/** The flag by an admin only and only forwards; then name, category and picture stay (docs/rules.md#marketplace-6). */
function checkAllowed(caller: Caller, row: ProductRow, changes: Changes): void {
  requireOwner(caller, row.user_id);
  requireOwnersId(row.user_id, changes.userId);
  const { verified, name, category, productPic } = changes;
  if (verified !== undefined) {
    if (!caller.admin) throw new AppError('not-allowed');
    if (row.verified) throw new AppError('already-verified');
  }
  const differs =
    (name !== undefined && name !== row.name) ||
    (category !== undefined && category !== row.category) ||
    (productPic !== undefined && productPic !== row.product_pic);
  if (row.verified && !caller.admin && differs) throw new AppError('locked-after-verification');
}

async function verify(db: Db, caller: Caller, { id, name, user_id }: ProductRow): Promise<void> {
  await recordAct(db, { act: 'verify', admin: caller, record: { kind: 'product', id, name } });
  await notifyVerified(db, { ownerId: user_id, listing: { kind: 'product', _id: id, name } });
}

/** @throws AppError 404 when it is missing, 403 for who may not, 409 when it is verified already */
export async function changeProduct(
  services: Services,
  caller: Caller,
  { id, changes }: { id: string; changes: Changes },
): Promise<Product> {
  const { row: before, replaced } = await services.db.transaction().execute(async (db) => {
    const row = await lockProduct(db, id);
    if (!row) throw new AppError('no-products');
    checkAllowed(caller, row, changes);
    const { status, productPic, userId: _, ...fields } = changes;
    const isNew = productPic !== undefined && productPic !== row.product_pic;
    if (isNew) await requireOwnPicture(db, services.pictures, ownPicture(productPic, caller));
    const { name = row.name, company = row.company, category = row.category } = fields;
    const provider = { name: row.provider_name, address: row.address };
    const given = Object.keys(changes).filter((field) => changes[field as keyof Changes] !== undefined);
    const mends =
      row.user_id === caller.userId && given.some((field) => field !== 'status' && field !== 'userId');
    await updateProduct(db, id, {
      ...fields,
      available: status,
      product_pic: productPic,
      search: searchOf({ name, company, category }, provider),
      ...((mends || changes.verified) && { sent_back_reason: null }),
    });
    if (changes.verified) await verify(db, caller, row);
    return { row, replaced: isNew ? row.product_pic : null };
  });
  invalidateCounts(services.pool, 'product');
  if (changes.verified) emitNoticeCounts(services, [before.user_id]);
  const available = changes.status ?? before.available;
  if (available !== before.available) notifyAvailability(services, { kind: 'product', _id: id, available });
  if (replaced) await services.pictures.forget(services.db, replaced);
  return requireProduct(services, id, caller);
}

/** @throws AppError 404 when it is missing, 403 for who may not */
export async function removeProduct(services: Services, caller: Caller, id: string): Promise<void> {
  const { db, pictures } = services;
  const row = await db.transaction().execute(async (open) => {
    const found = await lockProduct(open, id);
    if (!found) throw new AppError('no-products');
    requireOwner(caller, found.user_id);
    const record = { kind: 'product', id, name: found.name } as const;
    if (caller.admin) await recordAct(open, { act: 'delete', admin: caller, record });
    await deleteProduct(open, id);
    return found;
  });
  invalidateCounts(services.pool, 'product');
  if (row.product_pic) await pictures.forget(db, row.product_pic);
}

/** Sends a product back to its owner. @throws AppError 404 when it is missing, 'already-verified' */
export async function sendBackProduct(
  services: Services,
  admin: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const ownerId = await services.db.transaction().execute(async (db) => {
    const row = await lockProduct(db, id);
    if (!row) throw new AppError('no-products');
    if (row.verified) throw new AppError('already-verified');
    const { name } = row;
    await updateProduct(db, id, { sent_back_reason: reason });
    await recordAct(db, { act: 'send-back', admin, record: { kind: 'product', id, name } });
    const listing = { kind: 'product', _id: id, name } as const;
    await notifySentBack(db, { ownerId: row.user_id, listing, reason });
    return row.user_id;
  });
  emitNoticeCounts(services, [ownerId]);
}

/** A product is where its provider is: lists then find it there. In the transaction that moved the provider. */
export async function moveProducts(db: Db, providerId: string): Promise<void> {
  const products = await productsOfProvider(db, providerId);
  if (products.length === 0) return;
  const { city_key, lat, lng, ...provider } = await findProvider(db, providerId);
  const searches = products.map((product) => ({ id: product.id, search: searchOf(product, provider) }));
  await placeProducts(db, { city_key, lat, lng, searches });
}
