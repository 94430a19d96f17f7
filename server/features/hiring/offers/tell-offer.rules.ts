import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Hiring } from '../hiring.ts';
import type { OfferRow } from './offer.data.ts';

/** Tells the other side of a new offer: a card in the chat, a notice, a mail. */
export async function tellOffer(
  hiring: Hiring,
  { transaction, after }: { transaction: Db; after: After },
  { offer, requestId, authorName }: { offer: OfferRow; requestId: string; authorName: string },
): Promise<void> {
  const { id, author_id, customer_id, provider_id } = offer;
  const receiverId = author_id === customer_id ? provider_id : customer_id;
  after.run(await hiring.postOfferCard(transaction, { senderId: author_id, receiverId, offerId: id }));
  await addNews(transaction, after, {
    now: hiring.now(),
    news: [
      {
        to: [receiverId],
        kind: 'offer',
        facts: {
          listing: { kind: offer.listing_of, _id: offer.listing_id, name: offer.listing_name },
          name: authorName,
          by: offer.author,
          about: { kind: 'request', _id: requestId },
        },
        act: `offer:${id}`,
        matter: `offer:${id}`,
      },
    ],
  });
  after.changed([customer_id, provider_id], { kind: 'offer', _id: id });
  after.changed([customer_id], { kind: 'request', _id: requestId });
}
