import type { ReportedReview, Review } from '#contract/hiring/reviews.calls.ts';
import type { NamedReviewRow } from './review.data.ts';

/** The one place where a review becomes JSON. @param party whether a side of its work reads it */
export const presentReview = (row: NamedReviewRow, { party }: { party: boolean }): Review => ({
  _id: row.id,
  ...(party && {
    ...(row.booking_id !== null && { bookingId: row.booking_id }),
    ...(row.contract_id !== null && { contractId: row.contract_id }),
    hiddenWhy: row.hidden_why,
  }),
  author: row.author_id === row.customer_id ? 'customer' : 'provider',
  authorId: row.author_id,
  authorName: row.author_name,
  authorPic: row.author_pic,
  aboutId: row.about_id,
  listing: { kind: row.listing_of, _id: row.booked_listing },
  listingName: row.listing_name,
  stars: row.stars,
  reasons: row.reasons,
  text: row.text,
  reply: row.reply,
  publishedAt: row.published_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

/** As the admins read it: without the booking, but with what was said against it. */
export const presentReported = (row: NamedReviewRow): ReportedReview => ({
  ...presentReview(row, { party: false }),
  aboutName: row.about_name,
  reason: row.report_reason ?? '',
  reportedAt: (row.reported_at ?? row.created_at).toISOString(),
  hiddenWhy: row.hidden_why,
  ruledAt: row.ruled_at?.toISOString() ?? null,
});
