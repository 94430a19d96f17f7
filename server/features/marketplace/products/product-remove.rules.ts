import { recordAct } from '#server/platform/database/audit.ts';
import { type Caller, requireOwner } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { EndListing } from '../free/end-listing.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { deleteProduct, findProduct, lockProduct } from './product.data.ts';

/** @throws AppError 404 when it is missing, 403 for who may not, 'listing-booked' for an owner with bookings */
export async function removeProduct(
  services: Services,
  caller: Caller,
  { id, end }: { id: string; end: EndListing },
): Promise<void> {
  const { db, pictures } = services;
  const { row, afterwards } = await db.transaction().execute(async (open) => {
    const seen = await findProduct(open, id);
    if (!seen) throw new AppError('no-products');
    requireOwner(caller, seen.user_id);
    const afterwards = await end(open, {
      ref: { kind: 'product', _id: id },
      ownerId: seen.user_id,
      by: caller,
    });
    const found = await lockProduct(open, id);
    if (!found) throw new AppError('no-products');
    const record = { kind: 'product', id, name: found.name } as const;
    if (caller.admin) await recordAct(open, { act: 'delete', admin: caller, record });
    await deleteProduct(open, id);
    return { row: found, afterwards };
  });
  afterwards();
  invalidateCounts(services.pool, 'product');
  for (const picture of [row.product_pic, ...row.pictures]) if (picture) await pictures.forget(db, picture);
}
