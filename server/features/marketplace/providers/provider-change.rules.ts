import type { Provider } from '#contract/marketplace/provider.ts';
import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import { changeAccountFace } from '#server/features/accounts/users/face.data.ts';
import { type Caller, requireOwner, requireOwnersId } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { capacityOf } from '../free/listing-facts.data.ts';
import { checkPublic } from '../public/public-consent.rules.ts';
import { notifyAvailability } from '../search/listing-availability.rules.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { evidenceColumns } from './evidence.rules.ts';
import { emitToFollowers } from './follow.rules.ts';
import { forgetPictures, replaced } from './id-pictures.rules.ts';
import { type GivenToChange, missing, type Target } from './provider-target.rules.ts';
import { checkLocked, checkVerification, verify } from './provider-verification.rules.ts';
import { findRecord, lockRecord, type ProviderRow } from './records/provider.data.ts';
import { present } from './records/provider.view.ts';
import { columnsOf, findColumns, pictureColumns } from './records/provider-columns.rules.ts';
import {
  changesFromWire,
  given,
  type ProviderChanges,
  tradesAfter,
  type WireFields,
} from './records/provider-fields.rules.ts';
import { updateProvider } from './records/provider-writes.data.ts';

/** What is said of a listing, and changes nothing that an admin looks at. */
const mendsNothing = new Set(['available', 'public', 'publicPhoto']);

/** "Available" said again counts from now. */
const saidAt = ({ available }: ProviderChanges) => available === true && { available_said_at: new Date() };

/**
 * Changes a record in part.
 * @throws AppError 404 when it is missing, 403 for who may not, 409 when it is verified already, nothing shows who
 * its owner is, or it has fewer people or teams than are booked
 */
export async function change(
  services: Services,
  caller: Caller,
  { target, body, move, resize }: { target: Target; body: WireFields } & GivenToChange,
): Promise<Provider> {
  const { kind } = target;
  const { before, next, notified, forgotten } = await services.db.transaction().execute(async (db) => {
    const row = await lockRecord(db, target);
    if (!row) throw missing(kind);
    requireOwner(caller, row.user_id);
    requireOwnersId(row.user_id, body.userId);
    const changes = given(changesFromWire(kind, body));
    checkVerification(caller, row, changes.verified);
    checkPublic(caller, row.user_id, changes);
    if (row.verified && !caller.admin) checkLocked(services.secrets, row, changes);
    const pictures = await pictureColumns({ ...services, db }, changes, { caller, present: row });
    const columns = {
      ...columnsOf(services.secrets, changes),
      ...pictures,
      ...evidenceColumns(caller, { changes, pictures, present: row }),
      ...saidAt(changes),
    };
    const verifies = changes.verified === true;
    const mends =
      row.user_id === caller.userId && Object.keys(changes).some((field) => !mendsNothing.has(field));
    const wanted = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
    const changed: ProviderRow = { ...row, ...wanted };
    const trades = tradesAfter(changes.trades, { category: changed.category, trades: row.trades });
    const next: ProviderRow = { ...changed, trades };
    await updateProvider(db, row.id, {
      ...columns,
      trades,
      ...findColumns(next),
      ...((mends || verifies) && { sent_back_reason: null }),
      ...(verifies && { id_picture: null, id_picture_at: null }),
    });
    const face = { userId: row.user_id, before: row.profile_pic, next: pictures.profile_pic ?? null };
    if (face.next) await changeAccountFace(db, { ...face, next: face.next });
    if (verifies) await verify(db, caller, row);
    const notified = next.available && !row.available ? await emitToFollowers(db, next) : [];
    if (verifies) notified.push(row.user_id);
    const capacity = capacityOf(next);
    if (kind === 'provider') await move(db, row.id);
    else if (capacity < capacityOf(row)) await resize(db, { kind, _id: row.id }, capacity);
    const forgotten = verifies ? [row.id_picture, next.id_picture] : replaced(row, next);
    return { before: row, next, notified, forgotten };
  });
  invalidateCounts(services.pool, kind);
  if (kind === 'provider') invalidateCounts(services.pool, 'product');
  emitNoticeCounts(services, notified);
  const { available } = next;
  if (available !== before.available) notifyAvailability(services, { kind, _id: before.id, available });
  await forgetPictures(services, forgotten);
  const record = await findRecord(services.db, { kind, id: before.id }, caller.userId);
  if (!record) throw missing(kind);
  return present(record, caller);
}
