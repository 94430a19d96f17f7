import { beforeEach, expect, test, vi } from 'vitest';
import type { Conversation } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { conversationsKey } from '../cache/conversation-cache.ts';
import { aConversation, aMessage, anOwnMessage, logInAsAsha } from './chat-in-test.ts';
import { receiveMessage } from './receive-message.ts';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  emit: () => true,
  onReconnect: () => undefined,
  onServerEvent: () => undefined,
}));
// The first step of a refresh.
const spyOnRefresh = () => vi.spyOn(queryClient, 'cancelQueries');
let refreshed = spyOnRefresh();

const inList = () =>
  queryClient.getQueryData<{ pages: { data: Conversation[] }[] }>(conversationsKey)?.pages[0]?.data[0];

beforeEach(() => {
  refreshed = spyOnRefresh();
  logInAsAsha();
  queryClient.clear();
  queryClient.setQueryData(conversationsKey, {
    pages: [{ data: [aConversation({ lastMessage: aMessage(3), unread: 1 })], nextCursor: null }],
    pageParams: [undefined],
  });
});

test.each([
  ['the next message', aMessage(4), 2, 0],
  ['one’s own next message', anOwnMessage(4), 1, 0],
  ['a message that was received before', aMessage(3), 1, 0],
  ['the answer to one’s own message, after what was written later', anOwnMessage(2), 1, 0],
  ['a message behind a gap', aMessage(5), 2, 1],
  ['one’s own message behind a gap', anOwnMessage(5), 1, 1],
  ['a message that comes late: it may be counted already', aMessage(2), 1, 1],
] as const)('%s', (_, message, unread, refreshes) => {
  receiveMessage(message);
  expect([inList()?.unread, refreshed.mock.calls.length]).toEqual([unread, refreshes]);
  expect(inList()?.lastMessage?.seq).toBe(Math.max(3, message.seq));
});

test('a conversation that the list does not show is asked for', () => {
  receiveMessage(aMessage(1, { conversationId: 'other' }));
  expect(refreshed).toHaveBeenCalledTimes(1);
});
