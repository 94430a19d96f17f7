import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import { notifySentBack } from '#server/features/accounts/notices/owner-news.rules.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { missing } from './provider-target.rules.ts';
import { lockRecord } from './records/provider.data.ts';
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
