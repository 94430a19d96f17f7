import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSiteBook } from '#contract/contracts/site-book.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { openConnection } from '#web/shared/realtime/connection.ts';
import { bookKey, type OfContract } from '#web/shared/work-book/books.ts';
import { hearOf, readBook } from '#web/shared/work-book/read-book.ts';

export const siteBookQuery = (contractId: string) => ({
  queryKey: bookKey({ contractId }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readBook<OfContract>({ contractId }, (after) =>
      call(getSiteBook, { params: { contractId }, query: { after }, signal }),
    ),
  enabled: contractId !== '',
});

/** The site book of a contract, as it is known, and what is new in it as soon as somebody writes. */
export function useBook(contractId: string) {
  useEffect(() => {
    openConnection();
    return hearOf({ contractId });
  }, [contractId]);
  return useQuery({
    ...siteBookQuery(contractId),
    // The other side may write at any time, on a phone that has no line just now.
    refetchInterval: 60_000,
  });
}
