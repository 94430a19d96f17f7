import type { InfiniteData } from '@tanstack/react-query';
import { type Conversation, getMessages, type Message } from '#contract/chat/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export interface MessagePage {
  data: Message[];
  nextCursor: string | null;
}
type Pages = InfiniteData<MessagePage, string | undefined>;

export const conversationsKey = ['chat', 'conversations'];
export const messagesKey = (conversationId: string) => ['chat', 'messages', conversationId];

const cachedPages = (conversationId: string) => queryClient.getQueryData<Pages>(messagesKey(conversationId));

/** The newest `seq` that is known of a conversation, of those that are loaded. */
function newestSeq(conversationId: string): number | undefined {
  const first = cachedPages(conversationId)?.pages[0];
  return first && (first.data[0]?.seq ?? 0);
}

/** Puts messages where they belong by `seq`; one that is there already is replaced. */
export function putMessages(conversationId: string, messages: Message[]): void {
  queryClient.setQueryData<Pages>(messagesKey(conversationId), (old) => {
    if (!old) return old;
    const bySeq = new Map(messages.map((message) => [message.seq, message]));
    const pages = old.pages.map((page) => ({
      ...page,
      data: page.data.map((message) => {
        const newer = bySeq.get(message.seq) ?? message;
        bySeq.delete(message.seq);
        return newer;
      }),
    }));
    const newest = pages[0]?.data[0]?.seq ?? 0;
    const added = [...bySeq.values()].filter(({ seq }) => seq > newest).sort((a, b) => b.seq - a.seq);
    const [first, ...rest] = pages;
    if (first && added.length > 0)
      return { ...old, pages: [{ ...first, data: [...added, ...first.data] }, ...rest] };
    return { ...old, pages };
  });
}

/** Asks for what came after the newest loaded message: after a break, or where a message came out of turn. */
export async function catchUp(conversationId: string): Promise<void> {
  const after = newestSeq(conversationId);
  if (after === undefined) return;
  const missed: Message[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(getMessages, {
      params: { id: conversationId },
      query: { after, cursor, limit: 100 },
    });
    missed.push(...page.data);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  putMessages(conversationId, missed);
}

/** One message that was told. Where some before it are missing, they are asked for with it. */
export async function receive(message: Message): Promise<void> {
  const { conversationId } = message;
  const newest = newestSeq(conversationId);
  if (newest !== undefined && message.seq <= newest + 1) return putMessages(conversationId, [message]);
  // The first page may be on its way, from before this message was saved.
  if (newest === undefined)
    await queryClient
      .getQueryCache()
      .find({ queryKey: messagesKey(conversationId) })
      ?.promise?.catch(() => undefined);
  await catchUp(conversationId);
}

/** Asks for the list anew; an answer that is on its way may be older than what just happened. */
export async function refreshConversations(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: conversationsKey });
  await queryClient.invalidateQueries({ queryKey: conversationsKey });
}

type ConversationPages = InfiniteData<
  { data: Conversation[]; nextCursor: string | null },
  string | undefined
>;

/** Changes one conversation in the list. @returns whether it is loaded */
export function patchConversation(id: string, change: (old: Conversation) => Conversation): boolean {
  let found = false;
  queryClient.setQueryData<ConversationPages>(conversationsKey, (old) => {
    if (!old) return old;
    const all = old.pages.flatMap((page) => page.data);
    found = all.some(({ _id }) => _id === id);
    if (!found) return old;
    const pages = old.pages.map((page) => ({
      ...page,
      data: page.data.map((one) => (one._id === id ? change(one) : one)),
    }));
    return { ...old, pages };
  });
  return found;
}

/** Every conversation whose messages are loaded. */
export const loadedConversations = (): string[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['chat', 'messages'] })
    .map(({ queryKey }) => String(queryKey[2]));
