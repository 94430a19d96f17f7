import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import { findName } from '#server/features/accounts/users/account.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listingsOf } from '../../calendar/units/listing.data.ts';
import type { HiringByClock } from '../../hiring.ts';
import { lapseEnded } from '../../offers/lapse.rules.ts';
import { tellEnded } from '../../requests/tell-ended.rules.ts';
import { endBooking } from './end-bookings.rules.ts';
import { forgetWords } from './forgotten-words.data.ts';
import { closeRequestsOf, forgetAsked, holdAround, retireUnits } from './held-rows.data.ts';

/** Closes a customer's requests, so that what a cancellation frees opens none of them again. */
export async function closeRequests(
  { transaction, after, now }: { transaction: Db; after: After; now: Date },
  userId: string,
): Promise<void> {
  const closed = await closeRequestsOf(transaction, userId, now);
  for (const { id, kind } of closed) await tellEnded(transaction, after, { id, kind, customer_id: userId });
  await endMatters(transaction, after, { matters: closed.map(({ id }) => `request:${id}`) });
}

const live: readonly BookingStatus[] = ['agreed', 'under_way', 'done_said'];

/**
 * All that hiring knows of a user ends with the account, in the transaction that deletes it (docs/rules.md#hiring-21).
 * What both sides need of the past stays, without the user's words about themselves.
 */
export async function endAccount(
  hiring: Pick<HiringByClock, 'now'>,
  { transaction, after }: { transaction: Db; after: After },
  userId: string,
): Promise<void> {
  const now = hiring.now();
  const open = { transaction, after, now };
  const fullname = (await findName(transaction, userId)) ?? formerUser;
  const { offerIds, bookings } = await holdAround(transaction, { userId }, live);
  await closeRequests(open, userId);
  await lapseEnded(transaction, after, { offerIds, why: 'account-ended', by: userId, now });
  const reason = { why: 'account-ended', gone: { userId }, by: { userId, fullname } } as const;
  for (const seen of bookings) await endBooking(open, { seen, reason });
  const listingIds = (await listingsOf(transaction, userId)).map(({ ref }) => ref._id);
  await retireUnits(transaction, listingIds);
  await forgetAsked(transaction, listingIds);
  await forgetWords(transaction, userId);
}
