import { effectsAfter } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { endAccount } from '../bookings/endings/end-account.rules.ts';
import type { Hiring } from '../hiring.ts';
import { findTerms } from '../rentals/rent-terms.data.ts';
import { ownWaits } from '../requests/wait.data.ts';
import { reviewsAround } from '../reviews/review.data.ts';
import { presentReview } from '../reviews/review.view.ts';
import { ownBookings, ownBooks, ownRentals } from './own-bookings.rules.ts';
import { ownOffers, ownRequests } from './own-requests.rules.ts';
import { productsWithTerms } from './own-rows.data.ts';

/** What one wrote, hidden or not, and what others wrote about one, once all may read it. */
async function ownReviews({ services: { db } }: Hiring, userId: string) {
  const rows = await reviewsAround(db, userId);
  const shown = rows.filter((row) => row.author_id === userId || row.published_at !== null);
  const of = (written: boolean) =>
    shown
      .filter((row) => (row.author_id === userId) === written)
      .map((row) => presentReview(row, { party: true }));
  return { written: of(true), received: of(false) };
}

async function ownRentTerms({ services: { db } }: Hiring, userId: string) {
  const terms = [];
  for (const productId of await productsWithTerms(db, userId)) {
    const found = await findTerms(db, productId);
    if (found) terms.push(found.record);
  }
  return terms;
}

/**
 * What hiring holds of a user besides the calendar (docs/rules.md#hiring-21). In the download stands what one wrote, and
 * of the other side a name: no phone and no address that is not one's own.
 */
export const hiringOwnData = (hiring: Hiring): OwnData => ({
  async export(_, userId) {
    return {
      ...(await ownRequests(hiring, userId)),
      waitsFor: await ownWaits(hiring.services.db, userId),
      jobOffers: await ownOffers(hiring, userId),
      ...(await ownBookings(hiring, userId)),
      workBooks: await ownBooks(hiring, userId),
      ...(await ownRentals(hiring, userId)),
      reviews: await ownReviews(hiring, userId),
      rentTerms: await ownRentTerms(hiring, userId),
    };
  },
  async erase(db, userId, afterwards) {
    const { after, run } = effectsAfter(hiring);
    await endAccount(hiring, { transaction: db, after }, userId);
    afterwards(run);
  },
});
