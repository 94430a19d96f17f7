import { getMessages, type Message } from '#contract/chat/chat.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { isPassing } from '#web/shared/api/call-error.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { messagesKey, newestSeq, putMessages } from './message-cache.ts';

const retryMs = 3000;

/** Requests that are under way, by conversation: one at a time, however many messages show the same gap. */
const requests = new Map<string, Promise<void>>();

async function fetchMissed(conversationId: string): Promise<void> {
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

/** Asks for what came after the newest loaded message; again after a while where no answer came. Never throws. */
export async function catchUp(conversationId: string): Promise<void> {
  // An answer that is on its way may be older than what is asked for now.
  const request = (requests.get(conversationId) ?? Promise.resolve())
    .then(() => fetchMissed(conversationId))
    .catch((error: unknown) => {
      if (isPassing(error)) setTimeout(() => void catchUp(conversationId), retryMs);
    });
  requests.set(conversationId, request);
  await request;
  if (requests.get(conversationId) === request) requests.delete(conversationId);
}

/** Puts in one message that the server emitted. Where its `seq` is not the next one, what lies between is asked for. */
export async function insertInOrder(message: Message): Promise<void> {
  const { conversationId, seq } = message;
  const isNext = () => seq <= (newestSeq(conversationId) ?? -1) + 1;
  if (isNext()) return putMessages(conversationId, [message]);
  // The first page may be on its way, from before this message was saved.
  if (newestSeq(conversationId) === undefined)
    await queryClient
      .getQueryCache()
      .find({ queryKey: messagesKey(conversationId) })
      ?.promise?.catch(() => undefined);
  for (let earlier = requests.get(conversationId); earlier; earlier = requests.get(conversationId))
    await earlier;
  if (isNext()) return putMessages(conversationId, [message]);
  await catchUp(conversationId);
}
