import { recordAct } from '#server/platform/database/audit.ts';
import { type Caller, requireOwner } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { invalidateCounts } from '../search/listing-count.ts';
import { deleteProduct, lockProduct } from './product.data.ts';

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
