import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';
import type { Product } from '#contract/marketplace/product.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';

/** A listing of the marketplace, whatever its kind. */
export interface Candidate extends ListingFacts {
  id: string;
  userId: string;
  of: ProviderKind | 'product';
  name: string;
  /** Who rents a product out. */
  owner: string | null;
  place: string;
  /** Whole rupees per day; of a crew for all of it. */
  price: number | null;
  groupSize: number | null;
  experience: number | null;
  verified: boolean;
  demo: boolean;
  distanceKm: number | undefined;
  picture: string | null;
}

export const ofProvider = (provider: Provider): Candidate => ({
  id: provider.id,
  userId: provider.userId,
  of: provider.kind,
  name: provider.name,
  owner: null,
  place: provider.address,
  price: provider.price,
  groupSize: provider.kind === 'groupWorker' ? provider.groupSize : null,
  experience: provider.experience,
  verified: provider.verified,
  demo: provider.demo,
  distanceKm: provider.distanceKm,
  picture: provider.profilePic,
  freeFrom: provider.freeFrom,
  hiredTimes: provider.hiredTimes,
  rating: provider.rating,
});

export const ofProduct = (product: Product): Candidate => ({
  id: product.id,
  userId: product.userId,
  of: 'product',
  name: product.name,
  owner: product.providerName,
  place: product.address,
  price: product.price,
  groupSize: null,
  experience: null,
  verified: product.verified,
  demo: product.demo,
  distanceKm: product.distanceKm,
  picture: product.productPic ?? toolDrawing(product.category),
  freeFrom: product.freeFrom,
  hiredTimes: product.hiredTimes,
  rating: product.rating,
});

/** What a day of one pair of hands costs: a crew's price is for all of it. */
export const perHead = ({ price, groupSize }: Candidate) =>
  price === null ? Number.POSITIVE_INFINITY : price / Math.max(1, groupSize ?? 1);
