import { useQueries } from '@tanstack/react-query';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { getProduct } from '#contract/marketplace/products.calls.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { freshFor } from '#web/shared/api/query-client.ts';

/** What is known of a listing beside its offer. */
export interface ListingTrust {
  verified: boolean;
  /** Years; null of a machine, and where nobody said. */
  experience: number | null;
  hiredTimes: number;
  /** Null where few have written. */
  rating: { mean: number; count: number } | null;
}

interface Known {
  verified: boolean;
  experience?: number | null | undefined;
  hiredTimes?: number | undefined;
  rating?: ListingTrust['rating'] | undefined;
}

async function readListing({ kind, _id: id }: ListingRef, signal: AbortSignal): Promise<Known> {
  const asked = { params: { id }, signal };
  switch (kind) {
    case 'worker':
      return fromWire(kind, (await call(providerCalls.worker.get, asked)).data);
    case 'groupWorker':
      return fromWire(kind, (await call(providerCalls.groupWorker.get, asked)).data);
    case 'contractor':
      return fromWire(kind, (await call(providerCalls.contractor.get, asked)).data);
    case 'engineer':
      return fromWire(kind, (await call(providerCalls.engineer.get, asked)).data);
    case 'product':
      return (await call(getProduct, asked)).data;
  }
}

const minutes = 60_000;

/** By the listing's id; one that is still on its way, or gone, is absent. */
export function useListingTrust(listings: readonly ListingRef[]): Map<string, ListingTrust> {
  const different = [...new Map(listings.map((listing) => [listing._id, listing])).values()];
  return useQueries({
    queries: different.map((listing) => ({
      queryKey: ['listing-trust', listing.kind, listing._id],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListingTrust> => {
        const {
          verified,
          experience = null,
          hiredTimes = 0,
          rating = null,
        } = await readListing(listing, signal);
        return { verified, experience, hiredTimes, rating };
      },
      staleTime: freshFor(5 * minutes),
      retry: false,
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, place) => {
          const listing = different[place];
          return listing && data ? [[listing._id, data] as const] : [];
        }),
      ),
  });
}
