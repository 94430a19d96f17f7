import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { HiringByClock } from '../hiring.ts';
import { forgetEndedWaits, takeCame } from './wait.data.ts';

const mostAtOnce = 200;

/** Tells who waited that somebody has registered near them: once, by notice, push and mail. */
export async function tellCame(hiring: HiringByClock): Promise<void> {
  const now = hiring.now();
  await forgetEndedWaits(hiring.services.db, now);
  await inTransaction(hiring, async (transaction, after) => {
    const came = await takeCame(transaction, { now, limit: mostAtOnce });
    await addNews(transaction, after, {
      now,
      news: came.map(({ waitId, userId, kind, listingId, name }) => ({
        to: [userId],
        kind: 'came',
        facts: { listing: { kind, _id: listingId, name } },
        act: `came:${waitId}:${listingId}`,
      })),
    });
  });
}
