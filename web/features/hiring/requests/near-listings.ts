import { useQuery } from '@tanstack/react-query';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { getProducts } from '#contract/marketplace/products.calls.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';

/** Somebody, or something, that can be asked. */
export interface NearListing extends ListingRef {
  userId: string;
  name: string;
  picture: string | null;
  /** Whole rupees a day; of a crew for all of it. */
  price: number | null;
  distanceKm: number | undefined;
}

type Asked = { query: Record<string, string>; signal: AbortSignal };

async function listed(kind: ListingRef['kind'], asked: Asked): Promise<NearListing[]> {
  if (kind === 'product') {
    const { data } = await call(getProducts, asked);
    return data.map(({ productPic, ...product }) => ({
      ...product,
      kind,
      picture: productPic ?? toolDrawing(product.category),
      distanceKm: product.distanceKm,
    }));
  }
  const records = {
    worker: async () =>
      (await call(providerCalls.worker.list, asked)).data.map((one) => fromWire('worker', one)),
    groupWorker: async () =>
      (await call(providerCalls.groupWorker.list, asked)).data.map((one) => fromWire('groupWorker', one)),
    contractor: async () =>
      (await call(providerCalls.contractor.list, asked)).data.map((one) => fromWire('contractor', one)),
    engineer: async () =>
      (await call(providerCalls.engineer.list, asked)).data.map((one) => fromWire('engineer', one)),
  };
  return (await records[kind]()).map(({ id, userId, name, profilePic, price, distanceKm }) => ({
    kind,
    _id: id,
    userId,
    name,
    picture: profilePic,
    price,
    distanceKm,
  }));
}

const unfilled = ({ filled, count }: RequestItem) => filled < count;

/**
 * The nearest who say they are free for what is not filled, without those already asked and one's own. Of a trade those
 * who say it; where nobody does, those of its category.
 */
export const useNearListings = ({ _id, items, pin, to, customerId }: JobRequest) =>
  useQuery({
    queryKey: ['request-near', _id, to.length],
    queryFn: async ({ signal }) => {
      const wanted = new Map(
        items
          .filter(unfilled)
          .map(({ of, category, trade }) => [`${of} ${trade ?? category}`, { of, category, trade }]),
      );
      const lists = await Promise.all(
        [...wanted.values()].map(async ({ of, category, trade }) => {
          const near = (work: { trade: string } | { category: string }) =>
            listed(of, {
              query: { ...work, near: pin, radiusKm: '100', available: 'true', sort: 'nearest', limit: '24' },
              signal,
            });
          const said = trade ? await near({ trade }) : [];
          return said.length > 0 ? said : near({ category });
        }),
      );
      const asked = new Set(to === 'nearby' ? [] : to.map((one) => one._id));
      return lists
        .flat()
        .filter(({ _id: listing, userId }) => !asked.has(listing) && userId !== customerId)
        .toSorted((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0));
    },
  });
