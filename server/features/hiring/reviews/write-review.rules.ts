import type { z } from 'zod';
import { reviewReasons } from '#contract/hiring/hiring-words.ts';
import type { postReview, Review } from '#contract/hiring/reviews.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { asAbout, openUntil, publish } from './publish.rules.ts';
import {
  addReview,
  findReview,
  lockReview,
  type NamedReviewRow,
  reviewsOf,
  setReply,
  setReported,
  workOf,
} from './review.data.ts';
import { presentReview } from './review.view.ts';
import { findReviewed, lockReviewed, type WorkRef } from './reviewed.data.ts';

type NewReview = z.infer<NonNullable<(typeof postReview)['body']>>;

/** Of a side's reasons those that speak of the other. @throws AppError 'bad-input' at `reasons` */
function checkReasons(reasons: string[], about: 'customer' | 'provider'): void {
  const known: readonly string[] = reviewReasons[about];
  for (const [place, reason] of reasons.entries())
    if (!known.includes(reason)) throw fieldError(`reasons.${place}`, 'bad-input');
}

async function requireReview(db: Db, id: string): Promise<NamedReviewRow> {
  const review = await findReview(db, id);
  if (!review) throw new AppError('not-found');
  return review;
}

/**
 * Reviews the other side; once both have written all may read both.
 * @throws AppError 'not-found' to none of the two sides, 'review-closed' before the end, after 14 days, and a second time
 */
export async function writeReview(hiring: Hiring, { userId }: Caller, said: NewReview): Promise<Review> {
  const ref: WorkRef =
    said.bookingId === undefined
      ? { of: 'contract', id: said.contractId ?? '' }
      : { of: 'booking', id: said.bookingId };
  const seen = await findReviewed(hiring.services.db, ref);
  if (!seen || ![seen.customer_id, seen.provider_id].includes(userId)) throw new AppError('not-found');
  checkReasons(said.reasons, seen.customer_id === userId ? 'provider' : 'customer');
  await hiring.services.limits.take('review-by-user', userId);
  return inTransaction(hiring, async (transaction, after) => {
    const now = hiring.now();
    const work = await lockReviewed(transaction, ref);
    if (!work) throw new AppError('not-found');
    const before = await reviewsOf(transaction, ref);
    const isOpen = work.ended_at !== null && now <= openUntil(work.ended_at);
    if (!isOpen || before.some(({ author_id }) => author_id === userId)) throw new AppError('review-closed');
    const { stars, reasons, text = '' } = said;
    const id = await addReview(transaction, { work, authorId: userId, stars, reasons, text, now });
    if (before.length > 0)
      await publish(transaction, after, { reviews: await reviewsOf(transaction, ref), now });
    after.changed([work.customer_id, work.provider_id], asAbout(ref));
    return presentReview(await requireReview(transaction, id), { party: true });
  });
}

/** @throws AppError 'not-found' for what not all may read */
async function lockShown(transaction: Db, id: string): Promise<NamedReviewRow> {
  const review = isId(id) ? await lockReview(transaction, id) : undefined;
  if (!review || review.published_at === null || review.hidden_at !== null) throw new AppError('not-found');
  return review;
}

/** The same answer again is answered. @throws AppError 'not-found' for a review of somebody else, 'review-closed' */
export async function replyTo(
  hiring: Hiring,
  { userId }: Caller,
  { id, text }: { id: string; text: string },
): Promise<Review> {
  return inTransaction(hiring, async (transaction, after) => {
    const review = await lockShown(transaction, id);
    if (review.about_id !== userId) throw new AppError('not-found');
    if (review.reply !== null && review.reply !== text) throw new AppError('review-closed');
    await setReply(transaction, id, text);
    after.changed([review.author_id, userId], asAbout(workOf(review)));
    return presentReview({ ...review, reply: text }, { party: true });
  });
}

/** Twice is once. @throws AppError 'not-found', 'not-allowed' for one's own, 'too-many' */
export async function reportTo(
  hiring: Hiring,
  { userId }: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { services } = hiring;
  const seen = isId(id) ? await findReview(services.db, id) : undefined;
  if (seen?.author_id === userId) throw new AppError('not-allowed');
  if (seen?.published_at) await services.limits.take('report-by-user', userId);
  await inTransaction(hiring, async (transaction) => {
    await lockShown(transaction, id);
    await setReported(transaction, id, { by: userId, reason, at: hiring.now() });
  });
}
