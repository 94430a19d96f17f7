import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import { notifyVerified } from '#server/features/accounts/notices/owner-news.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Caller, requireOwner, requireOwnersId } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { notifyAvailability } from '../search/listing-availability.ts';
import { invalidateCounts } from '../search/listing-count.ts';
import { emitToFollowers } from './follow.rules.ts';
import { deleteProvider, findRecord, lockRecord, type ProviderRow, updateProvider } from './provider.data.ts';
import { columnsOf, findColumns, idHash, pictureColumns } from './provider-columns.ts';
import { changesFromWire, given, type ProviderChanges, type WireFields } from './provider-fields.ts';

import { shown } from './provider-view.ts';

export interface Target {
  kind: ProviderKind;
  /** The record's id or its user's. */
  id: string;
}
/** What a provider's change means for the products that they list; given by app.ts. */
export type MoveProducts = (db: Db, providerId: string) => Promise<void>;

export const missing = (kind: ProviderKind): AppError =>
  new AppError(kind === 'provider' ? 'no-products' : 'user-missing');

/** Only an admin, only from not verified to verified (docs/rules.md#marketplace-6). */
function checkVerification(caller: Caller, row: ProviderRow, verified: boolean | undefined): void {
  if (verified === undefined) return;
  if (!caller.admin) throw new AppError('not-allowed');
  if (row.verified) throw new AppError('already-verified');
}

/** What an admin has verified stays as the admin saw it (docs/rules.md#marketplace-6). Sent unchanged, it is no change. */
function checkLocked(secrets: Secrets, row: ProviderRow, changes: ProviderChanges): void {
  const { name, leaderName, category, aadhar, aadharPic } = changes;
  const differs =
    (name !== undefined && name !== row.name) ||
    (leaderName !== undefined && leaderName !== row.leader_name) ||
    (category !== undefined && category !== row.category) ||
    (aadhar !== undefined && !row.id_hash?.equals(idHash(secrets, aadhar))) ||
    aadharPic !== undefined;
  if (differs) throw new AppError('locked-after-verification');
}

async function verify(db: Db, caller: Caller, row: ProviderRow): Promise<void> {
  const { id, kind, name } = row;
  await recordAct(db, { act: 'verify', admin: caller, record: { kind, id, name } });
  await notifyVerified(db, { ownerId: row.user_id, listing: { kind, _id: id, name } });
}

/**
 * Changes a record in part.
 * @throws AppError 404 when it is missing, 403 for who may not, 409 when it is verified already
 */
export async function change(
  services: Services,
  caller: Caller,
  { target, body, moveProducts }: { target: Target; body: WireFields; moveProducts: MoveProducts },
): Promise<Provider> {
  const { kind } = target;
  const { before, next, told, forgotten } = await services.db.transaction().execute(async (db) => {
    const row = await lockRecord(db, target);
    if (!row) throw missing(kind);
    requireOwner(caller, row.user_id);
    requireOwnersId(row.user_id, body.userId);
    const changes = given(changesFromWire(kind, body));
    checkVerification(caller, row, changes.verified);
    if (row.verified && !caller.admin) checkLocked(services.secrets, row, changes);
    const pictures = await pictureColumns({ ...services, db }, changes, { caller, present: row });
    const columns = { ...columnsOf(services.secrets, changes), ...pictures };
    const verifies = changes.verified === true;
    const mends =
      row.user_id === caller.userId && Object.keys(changes).some((field) => field !== 'available');
    const wanted = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
    const next: ProviderRow = { ...row, ...wanted };
    await updateProvider(db, row.id, {
      ...columns,
      ...findColumns(next),
      ...((mends || verifies) && { sent_back_reason: null }),
      ...(verifies && { id_picture: null, id_picture_at: null }),
    });
    if (verifies) await verify(db, caller, row);
    const told = next.available && !row.available ? await emitToFollowers(db, next) : [];
    if (verifies) told.push(row.user_id);
    if (kind === 'provider') await moveProducts(db, row.id);
    const forgotten = verifies ? [row.id_picture, next.id_picture] : replaced(row, next);
    return { before: row, next, told, forgotten };
  });
  invalidateCounts(services.pool, kind);
  if (kind === 'provider') invalidateCounts(services.pool, 'product');
  emitNoticeCounts(services, told);
  const { available } = next;
  if (available !== before.available) notifyAvailability(services, { kind, _id: before.id, available });
  await forgetPictures(services, forgotten);
  const record = await findRecord(services.db, { kind, id: before.id }, caller.userId);
  if (!record) throw missing(kind);
  return shown(record, caller);
}

const replaced = (row: ProviderRow, next: ProviderRow): (string | null)[] =>
  row.id_picture === next.id_picture ? [] : [row.id_picture];

/** After the commit: a change that is taken back must not cost the file. */
export async function forgetPictures(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  ids: (string | null)[],
): Promise<void> {
  for (const id of new Set(ids)) if (id !== null) await pictures.forget(db, `private:${id}`);
}

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
