import { useEffect } from 'react';
import type { useConversations } from '../cache/queries.ts';

/** The open conversation; further pages of the list are fetched until it is there. */
export function useChosen(conversations: ReturnType<typeof useConversations>, open: string | undefined) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = conversations;
  const chosen = data?.find(({ _id }) => _id === open);
  const isFurther = open !== undefined && !chosen && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isFurther) void fetchNextPage();
  }, [isFurther, fetchNextPage]);
  return chosen;
}
