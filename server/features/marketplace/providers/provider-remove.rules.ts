import { recordAct } from '#server/platform/database/audit.ts';
import { type Caller, requireOwner } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import type { EndListing } from '../free/end-listing.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { forgetPictures } from './id-pictures.rules.ts';
import { missing, type Target } from './provider-target.rules.ts';
import { findRecord, lockRecord } from './records/provider.data.ts';
import { deleteProvider } from './records/provider-writes.data.ts';

/** @throws AppError 404 when it is missing, 403 for who may not, 'listing-booked' for an owner with bookings */
export async function remove(
  services: Services,
  caller: Caller,
  { target, end }: { target: Target; end: EndListing },
): Promise<void> {
  const { row, afterwards } = await services.db.transaction().execute(async (db) => {
    const seen = await findRecord(db, target, caller.userId);
    if (!seen) throw missing(target.kind);
    requireOwner(caller, seen.user_id);
    const ref = { kind: target.kind, _id: seen.id };
    const afterwards = await end(db, { ref, ownerId: seen.user_id, by: caller });
    const found = await lockRecord(db, target);
    if (!found) throw missing(target.kind);
    const { id, kind, name } = found;
    if (caller.admin) await recordAct(db, { act: 'delete', admin: caller, record: { kind, id, name } });
    await deleteProvider(db, id);
    return { row: found, afterwards };
  });
  afterwards();
  invalidateCounts(services.pool, target.kind);
  if (target.kind === 'provider') invalidateCounts(services.pool, 'product');
  await forgetPictures(services, [row.id_picture]);
  if (row.profile_pic) await services.pictures.forget(services.db, row.profile_pic);
}
