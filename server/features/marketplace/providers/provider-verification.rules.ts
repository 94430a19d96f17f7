import { notifyVerified } from '#server/features/accounts/notices/owner-news.rules.ts';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { ProviderRow } from './records/provider.data.ts';
import { idHash } from './records/provider-columns.rules.ts';
import type { ProviderChanges } from './records/provider-fields.rules.ts';

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
