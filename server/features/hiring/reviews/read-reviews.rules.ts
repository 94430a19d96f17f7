import { meanFrom } from '#contract/hiring/hiring-words.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Paging } from '#server/platform/database/page-cursor.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { asAbout, openUntil } from './publish.rules.ts';
import { recount } from './rating.data.ts';
import { lockReview, publishedPage, reportedPage, reviewsOf, setHidden, workOf } from './review.data.ts';
import { presentReported, presentReview } from './review.view.ts';
import { findReviewed, type WorkRef } from './reviewed.data.ts';

/** What all may read about somebody; a mean from three reviews on. @throws AppError 'not-found', 'bad-cursor' */
export async function readReviews(
  { services: { db } }: Hiring,
  { userId, ...asked }: Paging & { userId: string; listing?: string | undefined },
) {
  if (!isId(userId)) throw new AppError('not-found');
  const { rows, mean, ...page } = await publishedPage(db, { userId, ...asked });
  return {
    ...page,
    data: rows.map((row) => presentReview(row, { party: false })),
    mean: page.count < meanFrom ? null : mean,
  };
}

/** Of one's work one's own review, and the other's once all may read it. @throws AppError 'not-found' */
export async function readReviewsOf({ services: { db }, now }: Hiring, { userId }: Caller, ref: WorkRef) {
  const work = await findReviewed(db, ref);
  if (!work || ![work.customer_id, work.provider_id].includes(userId)) throw new AppError('not-found');
  const reviews = await reviewsOf(db, ref);
  const own = reviews.find(({ author_id }) => author_id === userId);
  const other = reviews.find(({ author_id, published_at }) => author_id !== userId && published_at !== null);
  const until = work.ended_at && openUntil(work.ended_at);
  return {
    own: own ? presentReview(own, { party: true }) : null,
    other: other ? presentReview(other, { party: true }) : null,
    open: until !== null && now() <= until && own === undefined,
    until: until?.toISOString() ?? null,
  };
}

/** @throws AppError 'bad-cursor' */
export async function readReported({ services: { db } }: Hiring, paging: Paging) {
  const { rows, ...page } = await reportedPage(db, paging);
  return { ...page, data: rows.map(presentReported) };
}

/**
 * An admin hides a reported review, or lets it stand. The same decision again changes nothing.
 * @throws AppError 'not-found' for what nobody reported
 */
export async function decide(
  hiring: Hiring,
  admin: Caller,
  { id, hidden, why = null }: { id: string; hidden: boolean; why?: string | null | undefined },
): Promise<void> {
  await inTransaction(hiring, async (transaction, after) => {
    const review = isId(id) ? await lockReview(transaction, id) : undefined;
    if (!review?.reported_at) throw new AppError('not-found');
    if (review.ruled_at !== null && hidden === (review.hidden_at !== null)) return;
    await setHidden(transaction, id, { why: hidden ? why : null, at: hiring.now() });
    await recount(transaction, [review]);
    await recordAct(transaction, {
      act: hidden ? 'hide-review' : 'show-review',
      admin,
      record: { kind: 'review', id, name: review.about_name ?? review.listing_name },
    });
    after.changed([review.author_id, review.about_id], asAbout(workOf(review)));
  });
}
