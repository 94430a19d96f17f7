import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getReportedMessages } from '#contract/admin/admin.calls.ts';
import { call } from '#web/shared/api/api.ts';

/** Asked for by a press only, since each look is written down; nothing asks again by itself. */
export function useReported(id: string) {
  const queries = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['adminReported', id],
    queryFn: async ({ pageParam, signal }) => {
      const page = await call(getReportedMessages, {
        params: { id },
        query: { cursor: pageParam, limit: 100 },
        signal,
      });
      void queries.invalidateQueries({ queryKey: ['adminAudit'] });
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Oldest first, in the order of reading.
    select: ({ pages }) => pages.flatMap((page) => page.data).reverse(),
  });
}
