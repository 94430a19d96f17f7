import { useQuery } from '@tanstack/react-query';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { HiringKind, ListingRef } from '#contract/hiring/terms.ts';
import type { Product } from '#contract/marketplace/product.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import { isTradeOf } from '#domain/wish/trades-of.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { readRentalProvider } from '#web/shared/search-list/records/product-queries.ts';

/** A listing of the user's own, as far as an answer needs it. */
export interface OwnListing extends ListingRef {
  name: string;
  category: string;
  /** How many it can send at most; the server has the last word. */
  capacity: number;
  /** Whole rupees a day for one: of a crew its price shared among its people, rounded up. */
  priceEach: number | null;
}

const mostMachines = 500;

const ofProvider = (
  { id, name, category, price, groupSize, teams }: Provider,
  kind: HiringKind,
): OwnListing => ({
  kind,
  _id: id,
  name,
  category,
  capacity: kind === 'groupWorker' ? (groupSize ?? 1) : kind === 'contractor' ? (teams ?? 1) : 1,
  priceEach: price && kind === 'groupWorker' ? Math.ceil(price / (groupSize ?? 1)) : price,
});

const ofProduct = ({ id, name, category, price }: Product): OwnListing => ({
  kind: 'product',
  _id: id,
  name,
  category,
  capacity: mostMachines,
  priceEach: price,
});

/** All that the user lists; undefined until it is known. */
export function useOwnListings(): OwnListing[] | undefined {
  const { data: me } = useQuery(meQuery);
  const rental = me?.records.find(({ kind }) => kind === 'provider')?.record._id;
  const products = useQuery({
    // Below the user's own key: what renews their records renews these too.
    queryKey: [...meQuery.queryKey, 'products', rental],
    queryFn: async ({ signal }) => (await readRentalProvider(rental ?? '', signal)).products,
    enabled: rental !== undefined,
  });
  if (!me || (rental !== undefined && products.isPending)) return undefined;
  const listed = me.records.flatMap(({ kind, record }) =>
    kind === 'provider' ? [] : [ofProvider(fromWire(kind, record), kind)],
  );
  return [...listed, ...(products.data ?? []).map(ofProduct)];
}

/** A single worker's place may be taken by a crew's or a contractor's people. */
const kindFits = (kind: HiringKind, of: HiringKind): boolean =>
  kind === of || (of === 'worker' && (kind === 'groupWorker' || kind === 'contractor'));

/** The user's listings that may answer an item; where listings were chosen, only those. */
export function ableListings(
  own: readonly OwnListing[],
  { of, category, trade }: RequestItem,
  { to }: Pick<JobRequest, 'to'>,
): OwnListing[] {
  return own.filter((listing) => {
    if (!kindFits(listing.kind, of)) return false;
    if (to !== 'nearby') return to.some(({ _id }) => _id === listing._id);
    // Whose crew does a worker's trade is for the server to say.
    if (trade) return isTradeOf(trade, listing.category);
    return listing.kind !== of || listing.category === category;
  });
}
