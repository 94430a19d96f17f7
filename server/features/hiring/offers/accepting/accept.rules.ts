import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { type BookingRow, findAcceptance, findBookingOfOffer } from '../../bookings/booking.data.ts';
import { readBooking } from '../../bookings/read-bookings.rules.ts';
import type { Hiring } from '../../hiring.ts';
import { lockItem, lockRequestOf } from '../../requests/request.data.ts';
import { lapseIfHopeless } from '../lapse.rules.ts';
import { lockOffer, type OfferRow } from '../offer.data.ts';
import { requireOffer } from '../read-offers.rules.ts';
import { bookOffer } from './book-offer.rules.ts';

interface Accepting {
  id: string;
  clientId: string;
  count: number | undefined;
  unitIds: string[] | undefined;
}

const whyLapsed = {
  taken: 'not-free',
  filled: 'item-filled',
  closed: 'request-closed',
  'account-ended': 'offer-over',
  'account-stopped': 'offer-over',
  'listing-ended': 'offer-over',
} as const;

/** @throws AppError that says why it can't be accepted any more */
function checkStands(offer: OfferRow | undefined, now: Date): asserts offer is OfferRow {
  if (offer?.status === 'lapsed' && offer.lapsed_why)
    throw offer.lapsed_why === 'taken'
      ? new AppError('not-free', { free: 0 })
      : new AppError(whyLapsed[offer.lapsed_why]);
  if (offer?.status !== 'sent' || offer.expires_at <= now) throw new AppError('offer-over');
}

/** The same acceptance again, by its own name. */
const sameAgain = async (hiring: Hiring, userId: string, { id, clientId }: Accepting) => {
  const { db } = hiring.services;
  const known = await findAcceptance(db, userId, clientId);
  return known?.offer_id === id ? known : undefined;
};

async function bookInTransaction(
  hiring: Hiring,
  caller: Caller,
  { accepting, offer: seen }: { accepting: Accepting; offer: OfferRow },
): Promise<BookingRow> {
  const { id, clientId, count: wanted, unitIds } = accepting;
  return inTransaction(hiring, async (transaction, after) => {
    const now = hiring.now();
    const request = await lockRequestOf(transaction, seen.item_id);
    const item = await lockItem(transaction, seen.item_id);
    const offer = await lockOffer(transaction, id);
    if (offer?.status === 'accepted') {
      const booking = await findBookingOfOffer(transaction, id);
      if (booking?.accepted_by === caller.userId && booking.client_id === clientId) return booking;
    }
    checkStands(offer, now);
    // An offer may outlive the time in which new ones are taken.
    if (!request || !item || request.status === 'closed') throw new AppError('request-closed');
    const count = wanted ?? offer.count;
    if (count < offer.min_count || count > offer.count) throw fieldError('count', 'count-invalid');
    return bookOffer(
      hiring,
      { transaction, after },
      { request, item, offer, count, unitIds, by: caller, clientId },
    );
  });
}

const hopeless = new Set(['not-free', 'item-filled']);

/**
 * The other side's offer becomes a booking; the first acceptance that fits wins (docs/rules.md#hiring-6). The same
 * clientId again answers the first booking.
 * @throws AppError 'not-found', 'not-allowed' for an own offer, 'offer-over', 'item-filled', 'not-free', 'request-closed', 'busy'
 */
export async function accept(hiring: Hiring, caller: Caller, accepting: Accepting): Promise<Booking> {
  const { userId } = caller;
  const offer = await requireOffer(hiring, userId, accepting.id);
  if (offer.author_id === userId) throw new AppError('not-allowed');
  // What is still open was not accepted by any name.
  const known = offer.status === 'sent' ? undefined : await sameAgain(hiring, userId, accepting);
  if (known) return readBooking(hiring, userId, known.id);
  try {
    const booking = await bookInTransaction(hiring, caller, { accepting, offer });
    return await readBooking(hiring, userId, booking.id);
  } catch (error) {
    // The loser's offer ends here: a transaction that held it up to now had it skipped.
    if (error instanceof AppError && hopeless.has(error.problem))
      await inTransaction(hiring, (transaction, after) =>
        lapseIfHopeless(transaction, after, { offerId: offer.id, now: hiring.now() }),
      );
    throw error;
  }
}
