import type { InfiniteData } from '@tanstack/react-query';
import type { Conversation } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

type Pages = InfiniteData<{ data: Conversation[]; nextCursor: string | null }, string | undefined>;

export const conversationsKey = ['chat', 'conversations'];

/** Asks for the list anew; an answer that is on its way may be older than what just happened. */
export async function refreshConversations(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: conversationsKey });
  await queryClient.invalidateQueries({ queryKey: conversationsKey });
}

export const findConversation = (id: string): Conversation | undefined =>
  queryClient
    .getQueryData<Pages>(conversationsKey)
    ?.pages.flatMap((page) => page.data)
    .find(({ _id }) => _id === id);

/** Changes one conversation in the list, if it is loaded. */
export function patchConversation(id: string, change: (old: Conversation) => Conversation): void {
  if (!findConversation(id)) return;
  queryClient.setQueryData<Pages>(
    conversationsKey,
    (old) =>
      old && {
        ...old,
        pages: old.pages.map((page) => ({
          ...page,
          data: page.data.map((one) => (one._id === id ? change(one) : one)),
        })),
      },
  );
}
