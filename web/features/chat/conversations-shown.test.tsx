import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conversation } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { conversationsKey } from './cache/conversation-cache.ts';
import { messagesKey } from './cache/message-cache.ts';
import { useConversations } from './cache/queries.ts';
import { ConversationList } from './conversations/conversation-list.tsx';
import { aConversation, aMessage, anOwnMessage, logInAsAsha } from './messages/chat-in-test.ts';
import type { ChatState } from './messages/chat-state.ts';
import { emitReadReceipt } from './messages/read-receipts.ts';
import { ConversationPane } from './thread/conversation-pane.tsx';

const { chat } = vi.hoisted(() => ({ chat: { state: {} as ChatState } }));
vi.mock('./messages/chat-state.ts', () => ({ useChatState: () => chat.state }));
vi.mock('./messages/read-receipts.ts', () => ({ emitReadReceipt: vi.fn(() => true) }));
vi.mock('./messages/sending.ts', () => ({ flush: vi.fn(async () => undefined), emitTyping: vi.fn() }));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { error: vi.fn() } }));

function Both() {
  const conversations = useConversations();
  const talk = conversations.data?.find(({ _id }) => _id === 'talk');
  return (
    <>
      <ConversationList conversations={conversations} open={talk ? 'talk' : undefined} />
      {talk && <ConversationPane showCard={({ text }) => text} id="talk" conversation={talk} />}
    </>
  );
}
const Page = () => (
  <QueryClientProvider client={queryClient}>
    <Both />
  </QueryClientProvider>
);

async function open(...conversations: Conversation[]) {
  queryClient.setQueryData(conversationsKey, {
    pages: [{ data: conversations, nextCursor: null }],
    pageParams: [undefined],
  });
  await showPage({ component: Page, address: '/chatDialog', messages: ['chat'] });
  await screen.findByRole('region', { name: 'Conversations' });
}
const load = (...messages: object[]) =>
  queryClient.setQueryData(messagesKey('talk'), {
    pages: [{ data: messages.toReversed(), nextCursor: null }],
    pageParams: [undefined],
  });
const rows = () =>
  within(screen.getByRole('region', { name: 'Conversations' }))
    .queryAllByRole('link')
    .map((row) => row.querySelector('b')?.textContent);
const other = (_id: string, fullname: string | null, changes: Partial<Conversation> = {}) =>
  aConversation({
    _id,
    member: { _id: `user-${_id}`, fullname, profilePic: null, listing: null },
    ...changes,
  });

// The page's stand-in knows no popovers.
HTMLElement.prototype.hidePopover = () => undefined;

beforeEach(() => {
  logInAsAsha();
  queryClient.clear();
  vi.clearAllMocks();
  vi.mocked(emitReadReceipt).mockReturnValue(true);
  chat.state = { connected: true, trouble: undefined, typing: new Set(), active: new Set() };
  answerCalls(() => ({ body: { data: null } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  test('says the other person, the last message and its author, and how much is unread', async () => {
    chat.state = { ...chat.state, active: new Set(['user-a']) };
    await open(
      other('a', 'Meena', { unread: 2, lastMessage: aMessage(2, { senderId: 'user-a', text: 'Hello' }) }),
      other('b', null, { lastMessage: anOwnMessage(1, { text: 'Bye' }) }),
      other('c', 'Kiran', { lastMessage: anOwnMessage(1, { type: 'image', text: 'chat:reference' }) }),
      other('d', 'Sunil', { lastMessage: aMessage(1, { senderId: 'user-d', deleted: true, text: '' }) }),
      other('e', 'Rekha', { unread: 120 }),
    );
    const said = screen.getAllByRole('link').map((row) => row.querySelector('p')?.textContent?.trim());
    expect(said.slice(0, 4)).toEqual(['Hello', 'You: Bye', 'You: Photo', 'This message was deleted']);
    expect(rows()).toEqual(['Meena', 'Deleted account', 'Kiran', 'Sunil', 'Rekha']);
    expect(screen.getByRole('link', { name: 'Meena, 2 unread' }).getAttribute('href')).toBe(
      '/chatDialog?c=a',
    );
    expect(screen.getByText('99+')).toBeTruthy();
    expect(screen.getAllByText('Online')).toHaveLength(1);
  });

  test('is searched by name and by the last words, whatever the case; the words of a deleted message are not found', async () => {
    await open(
      other('a', 'Meena', { lastMessage: aMessage(2, { text: 'The CEMENT came' }) }),
      other('b', 'Kiran Sement', { lastMessage: aMessage(1, { deleted: true, text: 'cement' }) }),
    );
    const search = screen.getByRole('searchbox', { name: 'Search conversations' });
    const find = (value: string) => fireEvent.change(search, { target: { value } });
    find(' cement ');
    expect(rows()).toEqual(['Meena']);
    find('KIRAN');
    expect(rows()).toEqual(['Kiran Sement']);
    find('nobody');
    expect(screen.getByText('Nobody called “nobody” here')).toBeTruthy();
    find('');
    expect(rows()).toEqual(['Meena', 'Kiran Sement']);
  });

  test('without conversations says how one begins', async () => {
    await open();
    expect(screen.getByText('Open a profile and press Message to write to somebody.')).toBeTruthy();
  });
});

describe('the open conversation', () => {
  const head = () => screen.getByRole('heading', { level: 1 }).parentElement?.querySelector('p')?.textContent;

  test.each([
    ['Offline', [], []],
    ['Online', ['ravi'], []],
    ['is typing…', ['ravi'], ['talk']],
    ['Offline', ['meena'], ['other']],
  ])('says of the other: %s', async (said, active, typing) => {
    chat.state = { ...chat.state, active: new Set(active), typing: new Set(typing) };
    load(aMessage(1));
    await open(aConversation());
    expect(head()).toBe(said);
  });

  test.each([
    [{ connected: false }, /^You are offline/],
    [{ connected: false, trouble: 'haste' }, /^You are offline/],
    [{ trouble: 'broken' }, /^Neev has trouble/],
    [{ trouble: 'haste' }, /You sent a lot at once/],
  ] as const)('says why what is written waits: %j', async (state, said) => {
    chat.state = { ...chat.state, ...state };
    load(aMessage(1));
    await open(aConversation());
    expect(screen.getByText(said)).toBeTruthy();
  });

  test('marks the newest message as seen, once', async () => {
    load(aMessage(1), aMessage(2));
    await open(aConversation());
    await waitFor(() =>
      expect(vi.mocked(emitReadReceipt).mock.calls).toEqual([
        [{ conversationId: 'talk', seq: 2, seen: true }],
      ]),
    );
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(emitReadReceipt).toHaveBeenCalledTimes(1);
  });

  test('marks nothing as seen on a screen that nobody looks at, until somebody does', async () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    load(aMessage(1));
    await open(aConversation());
    expect(emitReadReceipt).not.toHaveBeenCalled();
    visible.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(vi.mocked(emitReadReceipt).mock.calls).toEqual([[{ conversationId: 'talk', seq: 1, seen: true }]]);
  });

  test('emits a read receipt again that could not be emitted', async () => {
    vi.mocked(emitReadReceipt).mockReturnValueOnce(false);
    load(aMessage(1));
    await open(aConversation());
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(emitReadReceipt).toHaveBeenCalledTimes(2);
  });

  test('with a deleted account is read, and written to no more', async () => {
    load(aMessage(1));
    await open(aConversation({ member: { _id: 'ravi', fullname: null, profilePic: null, listing: null } }));
    expect(screen.getByText('Number 1')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(screen.queryByText('Block')).toBeNull();
  });

  test('that did not load says so, and is tried again', async () => {
    const asked = answerCalls(() => ({ status: 404, body: { type: '/problems/not-found' } }));
    await open(aConversation());
    expect(await screen.findByText('The messages did not load')).toBeTruthy();
    answerCalls(() => ({ body: { data: [aMessage(1)], nextCursor: null } }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Number 1')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });
});

describe('blocking and reporting', () => {
  const blockedNow = () =>
    queryClient.getQueryData<{ pages: { data: Conversation[] }[] }>(conversationsKey)?.pages[0]?.data[0]
      ?.blocked;

  test('a block is asked for first; then nobody writes, and it can be taken back at once', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
      sent.push([address, JSON.parse(String(body))]);
      return Response.json({ data: null });
    });
    load(aMessage(1));
    await open(aConversation());
    fireEvent.click(screen.getByText('Block'));
    expect(sent).toEqual([]);
    const question = screen.getByRole('alertdialog', { name: 'Block Ravi Kumar?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You blocked this person. Neither of you can write.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(screen.getByText('Unblock'));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeTruthy();
    expect(sent).toEqual([
      ['/conversation/talk/blocked', { blocked: true }],
      ['/conversation/talk/blocked', { blocked: false }],
    ]);
  });

  test('a block that fails is no block, and it is said', async () => {
    answerCalls(() => ({ status: 404, body: { type: '/problems/not-found' } }));
    load(aMessage(1));
    await open(aConversation());
    fireEvent.click(screen.getByText('Block'));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1));
    expect(blockedNow()).toBe(false);
  });

  test('a report needs a reason, keeps it where sending fails, and offers to block after it', async () => {
    const sent: unknown[] = [];
    let status = 500;
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
      sent.push([address, JSON.parse(String(body))]);
      return Response.json(status === 500 ? { type: '/problems/server-error' } : { data: null }, { status });
    });
    load(aMessage(1));
    await open(aConversation());
    fireEvent.click(screen.getByText('Report'));
    const dialog = screen.getByRole('dialog', { name: 'Report Ravi Kumar?' });
    const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened?' });
    const send = () => fireEvent.submit(reason.form as HTMLFormElement);
    send();
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    fireEvent.change(reason, { target: { value: 'Asked for a code' } });
    expect(reason.getAttribute('aria-invalid')).toBeNull();
    send();
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(reason.value).toBe('Asked for a code');
    status = 201;
    send();
    expect(await screen.findByRole('dialog', { name: 'Reported' })).toBeTruthy();
    expect(sent.at(-1)).toEqual(['/conversation/talk/report', { reason: 'Asked for a code' }]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(blockedNow()).toBe(true));
  });

  test('who is blocked already is not offered to be blocked after a report', async () => {
    load(aMessage(1));
    await open(aConversation({ blocked: true }));
    fireEvent.click(screen.getByText('Report'));
    const reason = within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(reason, { target: { value: 'Rude' } });
    fireEvent.submit(reason.form as HTMLFormElement);
    const told = await screen.findByRole('dialog', { name: 'Reported' });
    expect(within(told).queryByRole('button', { name: 'Block' })).toBeNull();
  });
});
