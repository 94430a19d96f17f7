import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters, type News } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type LapsedOffer, type LapsedWhy, setHopeless, setLapsed } from './lapse.data.ts';

export const offerMatters = (offers: readonly { id: string }[]): string[] =>
  offers.map(({ id }) => `offer:${id}`);

/** Tells the author of an offer that it is over; where one of its sides ended it, the other side. */
export const lapsedNews = (lapsed: readonly LapsedOffer[], by?: string): News[] =>
  lapsed.map((offer) => ({
    to:
      by === undefined
        ? [offer.author_id]
        : [offer.customer_id, offer.provider_id].filter((userId) => userId !== by),
    kind: 'lapsed',
    facts: {
      listing: { kind: offer.listing_of, _id: offer.listing_id, name: offer.listing_name },
      about: { kind: 'request', _id: offer.request_id },
    },
    act: `lapsed:${offer.id}`,
    matter: `offer:${offer.id}`,
  }));

async function tell(
  transaction: Db,
  after: After,
  { lapsed, by, now }: { lapsed: LapsedOffer[]; by?: string | undefined; now: Date },
) {
  await endMatters(transaction, after, { matters: offerMatters(lapsed) });
  await addNews(transaction, after, { now, news: lapsedNews(lapsed, by) });
  changedOffers(after, lapsed);
}

/** Open pages of both sides show these anew. */
export function changedOffers(after: After, lapsed: readonly LapsedOffer[]): void {
  for (const offer of lapsed)
    after.changed([offer.customer_id, offer.provider_id], { kind: 'offer', _id: offer.id });
}

/** Lapses what is still open of a request or of an item. */
export async function lapseOffers(
  transaction: Db,
  after: After,
  { of, why, now }: { of: { requestId: string } | { itemId: string }; why: LapsedWhy; now: Date },
): Promise<void> {
  await tell(transaction, after, { lapsed: await setLapsed(transaction, of, { why, now }), now });
}

/** Lapses these offers, which the transaction holds. @param by who ended them, and need not hear of it */
export async function lapseEnded(
  transaction: Db,
  after: After,
  { offerIds, why, by, now }: { offerIds: string[]; why: LapsedWhy; by: string; now: Date },
): Promise<void> {
  const lapsed = await setLapsed(transaction, { offerIds }, { why, now });
  await tell(transaction, after, { lapsed, by, now });
}

/** Lapses one whose own acceptance failed, if it can never succeed as things are. */
export async function lapseIfHopeless(
  transaction: Db,
  after: After,
  { offerId, now }: { offerId: string; now: Date },
): Promise<void> {
  const lapsed = await setHopeless(transaction, { offerIds: [offerId] }, now);
  await tell(transaction, after, { lapsed, now });
}

/** What was skipped while somebody held it. */
export async function lapseLeftOvers(transaction: Db, after: After, now: Date): Promise<void> {
  await tell(transaction, after, { lapsed: await setHopeless(transaction, { openAt: now }, now), now });
}
