import { recordAct } from '#server/platform/database/audit.ts';
import { type Caller, requireOwner } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { invalidateCounts } from '../search/listing-count.ts';
import { forgetPictures } from './id-pictures/forget-pictures.ts';
import { missing, type Target } from './provider-target.ts';
import { lockRecord } from './records/provider.data.ts';
import { deleteProvider } from './records/provider-writes.data.ts';

/** @throws AppError 404 when it is missing, 403 for who may not */
export async function remove(services: Services, caller: Caller, target: Target): Promise<void> {
  const row = await services.db.transaction().execute(async (db) => {
    const found = await lockRecord(db, target);
    if (!found) throw missing(target.kind);
    requireOwner(caller, found.user_id);
    const { id, kind, name } = found;
    if (caller.admin) await recordAct(db, { act: 'delete', admin: caller, record: { kind, id, name } });
    await deleteProvider(db, id);
    return found;
  });
  invalidateCounts(services.pool, target.kind);
  if (target.kind === 'provider') invalidateCounts(services.pool, 'product');
  await forgetPictures(services, [row.id_picture]);
  if (row.profile_pic) await services.pictures.forget(services.db, row.profile_pic);
}
