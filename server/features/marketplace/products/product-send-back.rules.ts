import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import { notifySentBack } from '#server/features/accounts/notices/owner-news.rules.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { lockProduct, updateProduct } from './product.data.ts';

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
