import { useQuery } from '@tanstack/react-query';
import { getRentTerms } from '#contract/hiring/rentals.calls.ts';
import { call } from '#web/shared/api/api.ts';

export const rentTermsKey = (productId: string) => ['rent-terms', productId] as const;

export function useRentTerms(productId: string) {
  return useQuery({
    queryKey: rentTermsKey(productId),
    queryFn: ({ signal }) => call(getRentTerms, { params: { productId }, signal }),
    select: ({ data }) => data,
  });
}
