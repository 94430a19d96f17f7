import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { findListing } from '../../calendar/units/listing.data.ts';
import type { Hiring } from '../../hiring.ts';
import { refuseBlocked, takeQuota, writeRequest } from '../../requests/ask.rules.ts';
import { sentBefore, wrongAsked } from '../../requests/check-request.rules.ts';
import { requireSeenRequest } from '../../requests/read-requests.rules.ts';
import { findByClientId } from '../../requests/request.data.ts';
import { requireBooking } from '../read-bookings.rules.ts';
import { asAsked, requireAsked } from './asked.rules.ts';

const worked = new Set(['done_said', 'done']);

/**
 * Asks the same listing for other days, on the terms that were agreed last: who says yes to them is booked. The same
 * clientId again answers the first.
 * @throws AppError 'not-found', 'not-allowed' for the provider, 'state-changed' before the work is said to be done,
 * 'dates-invalid' at `dates`, 'listing-gone', 'chat-blocked', 'requests-full', 'too-many'
 */
export async function askAgain(
  hiring: Hiring,
  caller: Caller,
  { id, clientId, dates }: { id: string; clientId: string; dates: Dates },
): Promise<JobRequest> {
  const { db } = hiring.services;
  const { userId } = caller;
  const booking = await requireBooking(hiring, userId, id);
  if (booking.customer_id !== userId) throw new AppError('not-allowed');
  const known = await findByClientId(db, userId, clientId);
  if (known) return requireSeenRequest(hiring, userId, sentBefore(known));
  if (!worked.has(booking.status)) throw new AppError('state-changed');
  const asked = await requireAsked(db, booking);
  const wrong = wrongAsked({ of: asked.item.of, dates, per: asked.item.per }, hiring.now());
  if (wrong) throw fieldError('dates', wrong);
  const listing = await findListing(db, { kind: booking.listing_of, _id: booking.listing_id });
  if (!listing) throw new AppError('listing-gone');
  await refuseBlocked(hiring, userId, [listing]);
  await takeQuota(hiring, userId, 1);
  const { count, price, per, terms } = booking;
  const facilities = { ...asked.request.facilities };
  for (const [thing, given] of Object.entries(terms.facilities ?? {}))
    if (given) facilities[thing as keyof typeof facilities] = true;
  const body = {
    ...asAsked(asked, { clientId, dates, count, chosen: [listing] }),
    facilities,
    choose: 'first' as const,
  };
  const requestId = await inTransaction(hiring, (transaction, after) =>
    writeRequest(
      hiring,
      { transaction, after },
      {
        caller,
        chosen: [listing],
        body: {
          ...body,
          items: body.items.flatMap((item) => {
            const agreed = terms.rates ?? [{ count, price }];
            return agreed.map((rate) => ({ ...item, ...rate, per }));
          }),
        },
        place: { lat: asked.request.lat, lng: asked.request.lng },
        overtimePerHour: terms.overtimePerHour,
      },
    ),
  );
  return requireSeenRequest(hiring, userId, requestId);
}
