import { useInfiniteQuery } from '@tanstack/react-query';
import { getNotices } from '#contract/accounts/account.calls.ts';
import type { Notice } from '#contract/accounts/notices.ts';
import { call } from '#web/shared/api/api.ts';

export const noticesKey = ['notices'];

interface Notices {
  notices: Notice[];
  unseen: number;
}

/** One's notices, newest first, twenty at a time. The server emits what is new. */
export function useNotices() {
  return useInfiniteQuery({
    queryKey: noticesKey,
    queryFn: ({ pageParam, signal }) => call(getNotices, { query: { cursor: pageParam, limit: 20 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): Notices => ({
      notices: pages.flatMap((page) => page.data),
      unseen: pages[0]?.unseen ?? 0,
    }),
  });
}
