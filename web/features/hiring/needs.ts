import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Product } from '#contract/marketplace/products/product.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import type { CostLine } from '#domain/estimate/cost.ts';
import type { Hire } from '#domain/estimate/hire.ts';
import { hireList } from '#domain/estimate/hire.ts';
import type { RateKey } from '#domain/estimate/rates.ts';

/** Work of a house that one kind of listing does. */
export interface Need extends Hire {
  id: string;
  keys: RateKey[];
  /** Of one person or tool; null for work that is not paid by the day. */
  days: number | null;
}

/** One need for each kind of listing: helpers and bar benders come as one crew. */
export function needsOf(lines: readonly CostLine[]): Need[] {
  const needs = new Map<string, Need>();
  for (const { of, category, key, days } of hireList(lines)) {
    const id = `${of} ${category}`;
    const known = needs.get(id);
    if (known) {
      known.keys.push(key);
      known.days = known.days === null && days === null ? null : (known.days ?? 0) + (days ?? 0);
    } else needs.set(id, { id, of, category, keys: [key], days });
  }
  return [...needs.values()];
}

/** A listing of the marketplace, whatever its kind. */
export interface Candidate {
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
  picture: product.productPic,
});

/** What a day of one pair of hands costs: a crew's price is for all of it. */
const perHead = ({ price, groupSize }: Candidate) =>
  price === null ? Number.POSITIVE_INFINITY : price / Math.max(1, groupSize ?? 1);

/** Verified first, the cheapest of them first. */
export const ranked = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted(
    (one, other) => Number(other.verified) - Number(one.verified) || perHead(one) - perHead(other),
  );

export interface Total {
  people: number;
  byDay: number;
  byJob: number;
}

/** Rupees for the chosen of one need: together in a day, and for its days of work shared among them. */
export function totalOf(need: Need, chosen: readonly Candidate[]): Total {
  const paid = chosen.filter(({ price }) => price !== null);
  const byDay = paid.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const head = paid.reduce((sum, one) => sum + perHead(one), 0) / Math.max(1, paid.length);
  return { people: chosen.length, byDay, byJob: need.days === null ? 0 : head * need.days };
}

export const addedUp = (totals: readonly Total[]): Total =>
  totals.reduce(
    (sum, one) => ({
      people: sum.people + one.people,
      byDay: sum.byDay + one.byDay,
      byJob: sum.byJob + one.byJob,
    }),
    { people: 0, byDay: 0, byJob: 0 },
  );
