import { effectsAfter } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { HiringByClock } from '../../hiring.ts';
import { lapseEnded } from '../../offers/lapse.rules.ts';
import { endBooking } from './end-bookings.rules.ts';
import { forgetAsked, freeOthersDays, holdAround, retireUnits } from './held-rows.data.ts';

/** What goes, and who does it. */
export interface EndedListings {
  listingIds: string[];
  ownerId: string;
  by: string;
}

/**
 * Ends what hiring knows of listings, in the transaction that deletes them and before it holds them: their offers
 * lapse, and where an admin does it their agreed bookings are cancelled (docs/rules.md#hiring-22).
 * @returns what is to be done after the commit
 * @throws AppError 'listing-booked' for an owner whose bookings are agreed or under way
 */
export async function endListings(
  hiring: HiringByClock,
  transaction: Db,
  { listingIds, ownerId, by }: EndedListings,
): Promise<() => void> {
  const { after, run } = effectsAfter(hiring);
  if (listingIds.length === 0) return run;
  const now = hiring.now();
  const open = { transaction, after, now };
  const { offerIds, bookings } = await holdAround(transaction, { listingIds }, ['agreed', 'under_way']);
  if (by === ownerId && bookings.length > 0) throw new AppError('listing-booked');
  await lapseEnded(transaction, after, { offerIds, why: 'listing-ended', by, now });
  for (const seen of bookings.filter(({ status }) => status === 'agreed')) {
    const reason = { why: 'listing-ended', gone: { listingId: seen.listing_id } } as const;
    await endBooking(open, { seen, reason });
  }
  await retireUnits(transaction, listingIds);
  await freeOthersDays(transaction, listingIds);
  await forgetAsked(transaction, listingIds);
  return run;
}
