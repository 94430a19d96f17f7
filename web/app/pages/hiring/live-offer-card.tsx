import { OfferCard } from '#web/features/hiring/offers/offer-card.tsx';
import { useHiringNews } from '#web/features/hiring/offers/offer-queries.ts';

/** An offer in a chat, which follows what either side does with it. */
export function LiveOfferCard({ offerId }: { offerId: string }) {
  useHiringNews();
  return <OfferCard offerId={offerId} />;
}
