import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { findListing } from '../calendar/units/listing.data.ts';
import type { Hiring } from '../hiring.ts';
import { requireSeenRequest } from './read-requests.rules.ts';
import { findRequest, setPassed } from './request.data.ts';
import { askedListings } from './request-reach.data.ts';

/** Who says no to a tender is counted among those asked: only they can. @returns what open pages know it as */
async function requireAsked(db: Db, id: string, listingId: string): Promise<'request' | 'tender'> {
  if ((await findRequest(db, id))?.kind !== 'tender') return 'request';
  if (!(await askedListings(db, id)).some(({ _id }) => _id === listingId)) throw new AppError('not-allowed');
  return 'tender';
}

/** A listing's owner says no. @throws AppError 'not-found', 'not-allowed' for another's listing, or one that a tender does not ask */
export async function pass(
  hiring: Hiring,
  caller: Caller,
  { id, listing: ref }: { id: string; listing: ListingRef },
): Promise<JobRequest> {
  const { db } = hiring.services;
  const request = await requireSeenRequest(hiring, caller.userId, id);
  if (request.customerId === caller.userId) throw new AppError('own-listing');
  const listing = isId(ref._id) ? await findListing(db, ref) : undefined;
  if (listing?.userId !== caller.userId) throw new AppError('not-allowed');
  const kind = await requireAsked(db, id, listing.ref._id);
  await setPassed(db, id, { listing, at: hiring.now() });
  await inTransaction(hiring, async (transaction, after) => {
    await endMatters(transaction, after, { matters: [`request:${id}`], of: caller.userId });
    after.changed([request.customerId, caller.userId], { kind, _id: id });
  });
  return requireSeenRequest(hiring, caller.userId, id);
}
