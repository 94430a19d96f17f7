import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { RequestItem } from '#contract/hiring/requests.calls.ts';
import { inTime } from '#domain/calendar/dates.ts';
import type { ListingTrust } from '../offers/listing-facts.ts';

export const offerOrders = ['price', 'distance', 'rating'] as const;
export type OfferOrder = (typeof offerOrders)[number];

type Trust = ReadonlyMap<string, ListingTrust>;

const far = Number.POSITIVE_INFINITY;
const ratingOf = (offer: Offer, trust: Trust) => trust.get(offer.listing._id)?.rating?.mean ?? 0;

const by: Record<OfferOrder, (one: Offer, other: Offer, trust: Trust) => number> = {
  price: (one, other) => one.price - other.price,
  distance: (one, other) => (one.distanceKm ?? far) - (other.distanceKm ?? far) || 0,
  rating: (one, other, trust) => ratingOf(other, trust) - ratingOf(one, trust),
};

const standing = ({ status }: Offer): number => (status === 'sent' ? 0 : status === 'accepted' ? 1 : 2);

/** The offers by the thing that was asked, in the order of the request; what nobody offered for is left out. */
export const byItem = (items: readonly RequestItem[], offers: readonly Offer[]) =>
  items
    .map((item) => ({ item, offers: offers.filter(({ itemId }) => itemId === item._id) }))
    .filter((group) => group.offers.length > 0);

/** Those that wait first, then the booked ones; of a talk only its last word. */
export const inOrder = (offers: readonly Offer[], order: OfferOrder, trust: Trust): Offer[] =>
  offers
    .filter(({ status }) => status !== 'countered')
    .toSorted(
      (one, other) =>
        standing(one) - standing(other) ||
        by[order](one, other, trust) ||
        by.price(one, other, trust) ||
        inTime(one.createdAt, other.createdAt),
    );
