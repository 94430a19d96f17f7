import type { Hiring } from '../hiring.ts';
import { findTerms } from '../rentals/rent-terms.data.ts';
import { reviewsAround } from '../reviews/review.data.ts';
import { presentReview } from '../reviews/review.view.ts';
import { productsWithTerms } from './own-rows.data.ts';

/** What one wrote, hidden or not, and what others wrote about one, once all may read it. */
export async function ownReviews({ services: { db } }: Hiring, userId: string) {
  const rows = await reviewsAround(db, userId);
  const shown = rows.filter((row) => row.author_id === userId || row.published_at !== null);
  const of = (written: boolean) =>
    shown
      .filter((row) => (row.author_id === userId) === written)
      .map((row) => presentReview(row, { party: true }));
  return { written: of(true), received: of(false) };
}

export async function ownRentTerms({ services: { db } }: Hiring, userId: string) {
  const terms = [];
  for (const productId of await productsWithTerms(db, userId)) {
    const found = await findTerms(db, productId);
    if (found) terms.push(found.record);
  }
  return terms;
}
