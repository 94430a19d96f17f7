import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import { notifySentBack, notifyVerified } from '#server/features/accounts/notices/owner-news.rules.ts';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { missing } from './provider-target.rules.ts';
import { lockRecord, type ProviderRow } from './records/provider.data.ts';
import { idHash } from './records/provider-columns.rules.ts';
import type { ProviderChanges } from './records/provider-fields.rules.ts';
import { updateProvider } from './records/provider-writes.data.ts';

/**
 * Sends a record back to its owner, who mends it.
 * @throws AppError 404 when it is missing, 'already-verified'
 */
export async function sendBackProvider(
  services: Services,
  admin: Caller,
  { kind, id, reason }: { kind: ProviderKind; id: string; reason: string },
): Promise<void> {
  const ownerId = await services.db.transaction().execute(async (db) => {
    const row = await lockRecord(db, { kind, id });
    if (!row) throw missing(kind);
    if (row.verified) throw new AppError('already-verified');
    const { name } = row;
    await updateProvider(db, row.id, { sent_back_reason: reason });
    await recordAct(db, { act: 'send-back', admin, record: { kind, id: row.id, name } });
    await notifySentBack(db, { ownerId: row.user_id, listing: { kind, _id: row.id, name }, reason });
    return row.user_id;
  });
  emitNoticeCounts(services, [ownerId]);
  invalidateCounts(services.pool, kind);
}

/** Only an admin, only from not verified to verified (docs/rules.md#marketplace-6). */
export function checkVerification(caller: Caller, row: ProviderRow, verified: boolean | undefined): void {
  if (verified === undefined) return;
  if (!caller.admin) throw new AppError('not-allowed');
  if (row.verified) throw new AppError('already-verified');
}

/** What an admin has verified stays as the admin saw it (docs/rules.md#marketplace-6). Sent unchanged, it is no change. */
export function checkLocked(secrets: Secrets, row: ProviderRow, changes: ProviderChanges): void {
  const { name, leaderName, category, aadhar, evidence, aadharPic } = changes;
  const differs =
    (name !== undefined && name !== row.name) ||
    (leaderName !== undefined && leaderName !== row.leader_name) ||
    (category !== undefined && category !== row.category) ||
    (aadhar !== undefined && !row.id_hash?.equals(idHash(secrets, aadhar))) ||
    (evidence !== undefined && evidence.kind !== row.evidence) ||
    aadharPic !== undefined;
  if (differs) throw new AppError('locked-after-verification');
}

export async function verify(db: Db, caller: Caller, row: ProviderRow): Promise<void> {
  const { id, kind, name } = row;
  await recordAct(db, { act: 'verify', admin: caller, record: { kind, id, name } });
  await notifyVerified(db, { ownerId: row.user_id, listing: { kind, _id: id, name } });
}
