import { useQueries } from '@tanstack/react-query';
import { postRentQuote } from '#contract/hiring/rentals.calls.ts';
import type { Dates, ListingRef, OfferTerms, Per, Quote } from '#contract/hiring/terms.ts';
import { totalOf } from '#domain/calendar/total.ts';
import { call } from '#web/shared/api/api.ts';
import { freshFor } from '#web/shared/api/query-client.ts';
import { useDebouncedValue } from '#web/shared/browser/use-debounced-value.ts';

export interface QuoteBody {
  productId: string;
  dates: Dates;
  count: number;
  pin?: string;
  /** What was agreed, in the place of the terms' own price. */
  price?: number;
  per?: Per;
  operator?: boolean;
}

/** What machines cost as the server reckons it, in the order of the bodies; those on their way are undefined. */
export function useQuotes(bodies: readonly QuoteBody[]) {
  const debounced = useDebouncedValue(JSON.stringify(bodies));
  const asked: QuoteBody[] = JSON.parse(debounced);
  return useQueries({
    queries: asked.map((body) => ({
      queryKey: ['rent-quote', JSON.stringify(body)],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Quote> =>
        (await call(postRentQuote, { body, signal })).data,
      staleTime: freshFor(60_000),
      retry: false,
    })),
    combine: (answers) =>
      // An answer to other bodies than these says nothing of them.
      debounced === JSON.stringify(bodies) ? answers.map(({ data }) => data) : bodies.map(() => undefined),
  });
}

export interface Work {
  listing: ListingRef;
  pin: string;
  dates: Dates;
  count: number;
  price: number | null;
  per: Per;
  operator?: boolean | undefined;
  /** A crew's rates say more than number and price. */
  terms?: Pick<OfferTerms, 'rates'>;
}

const bodyOf = ({ listing, pin, dates, count, price, per, operator }: Work): QuoteBody => ({
  productId: listing._id,
  pin,
  dates,
  count,
  per,
  ...(price !== null && { price }),
  ...(operator !== undefined && { operator }),
});

/** What a listing's work costs in all; undefined while that is not known. A machine's quote says how. */
export function useCostOf(work: Work | undefined): { total?: number | undefined; quote?: Quote | undefined } {
  const machine = work?.listing.kind === 'product' && work.price !== null;
  const [quote] = useQuotes(machine ? [bodyOf(work)] : []);
  if (machine) return { total: quote?.total, quote };
  return work && work.price !== null ? { total: totalOf({ ...work, price: work.price }) } : {};
}
