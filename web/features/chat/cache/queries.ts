import { useInfiniteQuery } from '@tanstack/react-query';
import { getConversations, getMessages } from '#contract/chat/chat.calls.ts';
import { inTime } from '#domain/calendar/dates.ts';
import { call } from '#web/shared/api/api.ts';
import { useSession } from '#web/shared/api/session.ts';
import { conversationsKey } from './conversation-cache.ts';
import { type MessagePage, messagesKey, withReceipts } from './message-cache.ts';

const first = undefined as string | undefined;

/** The user's own conversations, newest first, a hundred at a time. What changes comes by events. */
export function useConversations() {
  const userId = useSession()?.user._id ?? '';
  return useInfiniteQuery({
    queryKey: conversationsKey,
    enabled: userId !== '',
    queryFn: ({ pageParam, signal }) =>
      call(getConversations, { params: { id: userId }, query: { cursor: pageParam, limit: 100 }, signal }),
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) =>
      pages
        .flatMap((page) => page.data.map(withReceipts))
        .sort((one, other) => inTime(other.updatedAt, one.updatedAt)),
  });
}

/** A conversation's messages, page by page backwards; here oldest first, as one reads. */
export function useThread(conversationId: string) {
  return useInfiniteQuery({
    queryKey: messagesKey(conversationId),
    queryFn: ({ pageParam, signal }): Promise<MessagePage> =>
      call(getMessages, { params: { id: conversationId }, query: { cursor: pageParam, limit: 40 }, signal }),
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Events bring what is new; a refetch of every page would cost much on a slow connection.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    select: ({ pages }) => pages.flatMap((page) => page.data).reverse(),
  });
}
