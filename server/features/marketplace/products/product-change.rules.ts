import type { z } from 'zod';
import type { Product, productChanges } from '#contract/marketplace/product.ts';
import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import { notifySentBack, notifyVerified } from '#server/features/accounts/notices/owner-news.rules.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Caller, requireOwner, requireOwnersId } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { requireOwnPicture } from '#server/platform/media/picture-references.ts';
import type { Services } from '#server/platform/services.ts';
import { checkPublic, publicColumns } from '../public/public-consent.rules.ts';
import { notifyAvailability } from '../search/listing-availability.rules.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { lockProduct, type ProductRow, updateProduct } from './product.data.ts';
import { ownPicture, requirePictures, requireProduct, searchOf } from './product-add.rules.ts';

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

/** What is said of a product, and changes nothing that an admin looks at. */
const mendsNothing = new Set(['status', 'userId', 'public', 'publicPhoto']);

type Changes = z.infer<typeof productChanges>;

/** The flag by an admin only and only forwards; then name, category and picture stay (docs/rules.md#marketplace-6). */
function checkAllowed(caller: Caller, row: ProductRow, changes: Changes): void {
  requireOwner(caller, row.user_id);
  requireOwnersId(row.user_id, changes.userId);
  checkPublic(caller, row.user_id, changes);
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
    const { status, productPic, userId: _, public: __, publicPhoto: ___, ...fields } = changes;
    const isNew = productPic !== undefined && productPic !== row.product_pic;
    if (isNew) await requireOwnPicture(db, services.pictures, ownPicture(productPic, caller));
    await requirePictures(services, db, { pictures: fields.pictures, known: row.pictures, caller });
    const { name = row.name, company = row.company, category = row.category } = fields;
    const provider = { name: row.provider_name, address: row.address };
    const given = Object.keys(changes).filter((field) => changes[field as keyof Changes] !== undefined);
    const mends = row.user_id === caller.userId && given.some((field) => !mendsNothing.has(field));
    await updateProduct(db, id, {
      ...fields,
      ...publicColumns(changes),
      available: status,
      ...(status === true && { available_said_at: new Date() }),
      product_pic: productPic,
      search: searchOf({ name, company, category }, provider),
      ...((mends || changes.verified) && { sent_back_reason: null }),
    });
    if (changes.verified) await verify(db, caller, row);
    const dropped = fields.pictures ? row.pictures.filter((one) => !fields.pictures?.includes(one)) : [];
    return { row, replaced: [...(isNew && row.product_pic ? [row.product_pic] : []), ...dropped] };
  });
  invalidateCounts(services.pool, 'product');
  if (changes.verified) emitNoticeCounts(services, [before.user_id]);
  const available = changes.status ?? before.available;
  if (available !== before.available) notifyAvailability(services, { kind: 'product', _id: id, available });
  for (const picture of replaced) await services.pictures.forget(services.db, picture);
  return requireProduct(services.db, id, caller);
}
