import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { EndListing } from '../free/end-listing.ts';
import { remove } from '../providers/provider-remove.rules.ts';
import { findRecord } from '../providers/records/provider.data.ts';
import { insertDisowned } from './helped.data.ts';

/**
 * "This was not me": the listing goes, and those who run Neev learn who made it (docs/rules.md#accounts-30). They learn
 * it first: also of a listing that cannot go yet, because days of it are booked.
 * @throws AppError 'not-found' for what is not theirs or was not made by somebody else, 'listing-booked'
 */
export async function disown(
  services: Services,
  caller: Caller,
  { id, end }: { id: string; end: EndListing },
): Promise<void> {
  const target = { kind: 'worker', id } as const;
  const row = await findRecord(services.db, target, caller.userId);
  if (!row?.helped_by || row.user_id !== caller.userId) throw new AppError('not-found');
  await insertDisowned(services.db, { listingId: row.id, writer: caller.userId, helper: row.helped_by });
  await remove(services, caller, { target, end });
}
