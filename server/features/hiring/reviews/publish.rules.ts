import { formerUser, reviewDays } from '#contract/hiring/hiring-words.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { HiringByClock } from '../hiring.ts';
import { recount } from './rating.data.ts';
import { type NamedReviewRow, reviewsOf, setPublished, workOf } from './review.data.ts';
import { lockToPublish, type WorkRef } from './reviewed.data.ts';

const reviewMs = reviewDays * 86_400_000;

/** Until when both sides can write. */
export const openUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + reviewMs);

/** As notices and open pages name it. */
export const asAbout = ({ of, id }: WorkRef): { kind: WorkRef['of']; _id: string } => ({ kind: of, _id: id });

/** From now on all read what the sides wrote, and who it is about hears of it. The work is locked. */
export async function publish(
  transaction: Db,
  after: After,
  { reviews, now }: { reviews: NamedReviewRow[]; now: Date },
): Promise<void> {
  const fresh = reviews.filter(({ published_at }) => published_at === null);
  if (fresh.length === 0) return;
  await setPublished(
    transaction,
    fresh.map(({ id }) => id),
    now,
  );
  await recount(transaction, fresh);
  await addNews(transaction, after, {
    now,
    news: fresh.map((review) => ({
      to: [review.about_id],
      kind: 'review',
      facts: {
        listing: { kind: review.listing_of, _id: review.booked_listing, name: review.listing_name },
        name: review.author_name ?? formerUser,
        about: asAbout(workOf(review)),
      },
      act: `review:${review.id}`,
    })),
  });
  for (const review of fresh) after.changed([review.author_id, review.about_id], asAbout(workOf(review)));
}

/** A job, harmless when run twice: after 14 days one side's review is published without the other's. */
export async function publishDue(hiring: HiringByClock): Promise<void> {
  const now = hiring.now();
  await inTransaction(hiring, async (transaction, after) => {
    const endedUntil = new Date(now.getTime() - reviewMs);
    for (const work of await lockToPublish(transaction, endedUntil))
      await publish(transaction, after, { reviews: await reviewsOf(transaction, work), now });
  });
}
