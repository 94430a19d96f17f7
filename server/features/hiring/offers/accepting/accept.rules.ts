import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { findAcceptance } from '../../bookings/booking.data.ts';
import { readBooking, readNewBooking } from '../../bookings/read-bookings.rules.ts';
import type { Hiring } from '../../hiring.ts';
import { lapseIfHopeless } from '../lapse.rules.ts';
import { holdForAcceptance, type OfferRow } from '../offer.data.ts';
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
function checkStands(offer: OfferRow, now: Date): void {
  if (offer.status === 'lapsed' && offer.lapsed_why)
    throw offer.lapsed_why === 'taken'
      ? new AppError('not-free', { free: 0 })
      : new AppError(whyLapsed[offer.lapsed_why]);
  if (offer.status !== 'sent' || offer.expires_at <= now) throw new AppError('offer-over');
}

/** @returns the booking's id, and whether it was made now */
async function bookInTransaction(
  hiring: Hiring,
  caller: Caller,
  accepting: Accepting,
): Promise<{ id: string; isNew: boolean }> {
  const { id, clientId, count: wanted, unitIds } = accepting;
  return inTransaction(hiring, async (transaction, after) => {
    const now = hiring.now();
    const held = isId(id) ? await holdForAcceptance(transaction, id) : undefined;
    const isSide = held && [held.offer.customer_id, held.offer.provider_id].includes(caller.userId);
    if (!isSide) throw new AppError('not-found');
    const { offer, request } = held;
    if (offer.author_id === caller.userId) throw new AppError('not-allowed');
    // What is still open was not accepted by any name.
    const known =
      offer.status === 'sent' ? undefined : await findAcceptance(transaction, caller.userId, clientId);
    if (known?.offer_id === id) return { id: known.id, isNew: false };
    checkStands(offer, now);
    // An offer may outlive the time in which new ones are taken.
    if (request.status === 'closed') throw new AppError('request-closed');
    const count = wanted ?? offer.count;
    if (count < offer.min_count || count > offer.count) throw fieldError('count', 'count-invalid');
    const booking = await bookOffer(
      hiring,
      { transaction, after },
      { request, offer, count, unitIds, by: caller, clientId },
    );
    return { id: booking.id, isNew: true };
  });
}

const hopeless = new Set(['not-free', 'item-filled']);

/**
 * The other side's offer becomes a booking; the first acceptance that fits wins (docs/rules.md#hiring-6). The same
 * clientId again answers the first booking.
 * @throws AppError 'not-found', 'not-allowed' for an own offer, 'offer-over', 'item-filled', 'not-free', 'request-closed', 'busy'
 */
export async function accept(hiring: Hiring, caller: Caller, accepting: Accepting): Promise<Booking> {
  try {
    const { id, isNew } = await bookInTransaction(hiring, caller, accepting);
    return await (isNew ? readNewBooking : readBooking)(hiring, caller.userId, id);
  } catch (error) {
    // The loser's offer ends here: a transaction that held it up to now had it skipped.
    if (error instanceof AppError && hopeless.has(error.problem))
      await inTransaction(hiring, (transaction, after) =>
        lapseIfHopeless(transaction, after, { offerId: accepting.id, now: hiring.now() }),
      );
    throw error;
  }
}
