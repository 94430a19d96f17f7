import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conversation, Message } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { messagesKey } from './cache/message-cache.ts';
import { useThread } from './cache/queries.ts';
import { aConversation, aMessage, anOwnMessage, logInAsAsha } from './messages/chat-in-test.ts';
import { flush } from './messages/sending.ts';
import { markRefused, putInOutbox, readOutbox } from './outbox/outbox.ts';
import { ConversationPane, Head } from './thread/conversation-pane.tsx';
import { MessageList } from './thread/message-list.tsx';

vi.mock('./messages/sending.ts', () => ({ flush: vi.fn(async () => undefined) }));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { error: vi.fn() } }));

let shown: Conversation | undefined;
function List() {
  return (
    <MessageList
      showCard={({ type, text }) => `${type} ${text}`}
      id="talk"
      conversation={shown}
      messages={useThread('talk')}
    />
  );
}
const Page = () => (
  <QueryClientProvider client={queryClient}>
    <List />
  </QueryClientProvider>
);

/** Shows a conversation with these messages, oldest first. */
async function open(
  messages: Message[],
  changes: Partial<Conversation> = {},
  nextCursor: string | null = null,
) {
  shown = aConversation(changes);
  queryClient.setQueryData(messagesKey('talk'), {
    pages: [{ data: messages.toReversed(), nextCursor }],
    pageParams: [undefined],
  });
  await showPage({ component: Page, address: '/chatDialog', messages: ['chat'] });
  return screen.findByRole('log', { name: 'Messages' });
}
const unsent = (clientId: string) =>
  putInOutbox({ clientId, conversationId: 'talk', text: `Waits: ${clientId}`, at: '2026-11-21T09:05:00Z' });

beforeEach(() => {
  logInAsAsha();
  queryClient.clear();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('one’s own message', () => {
  test('says how far it came: sent, delivered, seen', async () => {
    const log = await open([anOwnMessage(1), anOwnMessage(2), anOwnMessage(3)], {
      deliveredSeq: 2,
      seenSeq: 1,
    });
    expect(
      within(log)
        .getAllByText(/^(Sent|Delivered|Seen)$/)
        .map((mark) => mark.textContent),
    ).toEqual(['Seen', 'Delivered', 'Sent']);
  });

  test('is deleted only after a question, and its words go at once', async () => {
    const asked = answerCalls(() => ({ body: { data: null } }));
    await open([anOwnMessage(1)]);
    expect(screen.queryByRole('button', { name: 'Delete message' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Message options' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    fireEvent.click(screen.getByText('Keep it'));
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This message was deleted')).toBeTruthy();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/message/m1']);
    expect(screen.queryByText('Number 1')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete message' })).toBeNull();
  });

  test('stays where the deletion fails, and it is said why', async () => {
    answerCalls(() => ({ status: 404, body: { type: '/problems/not-found' } }));
    await open([anOwnMessage(1)]);
    fireEvent.click(screen.getByRole('button', { name: 'Message options' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Number 1')).toBeTruthy();
  });
});

describe('another person’s message', () => {
  test('has no marks and cannot be deleted', async () => {
    const log = await open([aMessage(1)], { deliveredSeq: 1, seenSeq: 1 });
    expect(within(log).queryByText('Seen')).toBeNull();
    expect(within(log).queryByRole('button')).toBeNull();
  });

  test('that asks for a fee bears a note; one’s own and a deleted one do not', async () => {
    const text = 'Pay the registration fee first';
    const log = await open([
      aMessage(1, { text }),
      anOwnMessage(2, { text }),
      aMessage(3, { text, deleted: true }),
      aMessage(4, { text: 'Good morning' }),
    ]);
    expect(within(log).getAllByRole('note')).toHaveLength(1);
  });

  test('is text and nothing else; a web address can be followed, without what stands after it', async () => {
    const log = await open([
      aMessage(1, { text: '<b>see</b> https://example.in/a?b=1). or javascript:alert(1)' }),
    ]);
    const links = within(log).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.in/a?b=1']);
    expect(links[0]?.getAttribute('rel')).toContain('noopener');
    expect(log.textContent).toContain('<b>see</b> https://example.in/a?b=1). or javascript:alert(1)');
    expect(log.querySelector('b')).toBeNull();
  });
});

test('a day stands once, above its first message', async () => {
  const log = await open([
    aMessage(1, { createdAt: '2024-03-01T08:00:00.000Z' }),
    aMessage(2, { createdAt: '2024-03-01T09:00:00.000Z' }),
    aMessage(3, { createdAt: '2024-03-03T09:00:00.000Z' }),
  ]);
  expect(
    within(log)
      .getAllByText(/March 2024/)
      .map((day) => day.textContent),
  ).toEqual(['1 March 2024', '3 March 2024']);
});

test('an empty conversation says how to begin, until something waits to be sent', async () => {
  await open([]);
  expect(screen.getByText(/^Say hello/)).toBeTruthy();
  cleanup();
  unsent('one');
  await open([]);
  expect(screen.queryByText(/^Say hello/)).toBeNull();
});

test('older messages are loaded by a button, and stand above', async () => {
  const asked = answerCalls(() => ({ body: { data: [aMessage(1)], nextCursor: null } }));
  const log = await open([aMessage(2)], {}, 'older');
  fireEvent.click(screen.getByRole('button', { name: 'Load older messages' }));
  await screen.findByText('Number 1');
  expect(
    [...log.querySelectorAll('p')].map((p) => p.textContent).filter((text) => text?.startsWith('Number')),
  ).toEqual(['Number 1', 'Number 2']);
  expect(asked[0]?.searchParams.get('cursor')).toBe('older');
  expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
});

describe('what waits to be sent', () => {
  test('stands below, for this conversation alone, and not twice once it is saved', async () => {
    for (const name of ['c2', 'new']) unsent(name);
    putInOutbox({
      clientId: 'x',
      conversationId: 'other',
      text: 'RemotePresence',
      at: '2026-11-21T09:05:00Z',
    });
    const log = await open([anOwnMessage(2)]);
    expect(within(log).queryByText('Waits: c2')).toBeNull();
    expect(within(log).queryByText('RemotePresence')).toBeNull();
    expect(within(log).getByText('Waits: new')).toBeTruthy();
    expect(within(log).getAllByText('Waiting to be sent')).toHaveLength(1);
  });

  test('is not taken for sent because another person’s message has the same name', async () => {
    unsent('c2');
    const log = await open([aMessage(2)]);
    expect(within(log).getByText('Waits: c2')).toBeTruthy();
  });

  test('was refused: it says why, and goes again or is thrown away', async () => {
    for (const name of ['one', 'two']) {
      unsent(name);
      markRefused(name, 'chat-blocked');
    }
    await open([]);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts[0]?.textContent).toContain('You cannot write to this person');
    fireEvent.click(within(alerts[0] as HTMLElement).getByRole('button', { name: 'Send again' }));
    expect(readOutbox().map(({ refused }) => refused)).toEqual([undefined, 'chat-blocked']);
    expect(flush).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(readOutbox().map(({ clientId }) => clientId)).toEqual(['one']);
  });
});

test('an offer of work and a paper stand as cards that the page gives, and cannot be deleted', async () => {
  const log = await open([
    aMessage(1, { type: 'offer', text: 'o1' }),
    anOwnMessage(2, { type: 'offer', text: 'o2' }),
    aMessage(3, { type: 'paper', text: 'c1/p1' }),
  ]);
  expect(within(log).getByText('offer o1')).toBeTruthy();
  expect(within(log).getByText('offer o2')).toBeTruthy();
  expect(within(log).getByText('paper c1/p1')).toBeTruthy();
  expect(within(log).queryByRole('button', { name: 'Message options' })).toBeNull();
});

test('under a link to an open price of this site stands its card, and under no other', async () => {
  const quote = '7e57ab1e-0000-4000-8000-00000000000c';
  const link = (origin: string) => `Look: ${origin}/tender?id=t1&quote=${quote}`;
  const log = await open([
    aMessage(1, { text: link('https://neev.example') }),
    anOwnMessage(2, { text: link(location.origin), deleted: true }),
  ]);
  expect(within(log).queryByText(`quote ${quote}`)).toBeNull();
  cleanup();
  const shownLog = await open([anOwnMessage(1, { text: link(location.origin) })]);
  expect(within(shownLog).getByText(`quote ${quote}`)).toBeTruthy();
  expect(within(shownLog).getByRole('link').getAttribute('href')).toBe(link(location.origin).slice(6));
});

test('above the messages stand rate and place of who offers something, as the way to their profile', async () => {
  const listing = {
    kind: 'worker',
    _id: 'w1',
    category: 'Construction',
    price: 880,
    address: 'Pune',
  } as const;
  const { member } = aConversation();
  const head = (offered: Conversation['member']['listing']) =>
    showPage({
      component: () => (
        <Head conversation={aConversation({ member: { ...member, listing: offered } })} name="Ravi Kumar" />
      ),
      address: '/chatDialog',
      messages: ['chat'],
    });
  await head(listing);
  const way = (await screen.findByText('₹880 a day')).closest('a');
  expect(way?.textContent).toContain('Pune');
  expect(way?.getAttribute('href')).toBe('/profileDashbord?role=worker&id=w1');
  cleanup();
  await head(null);
  await screen.findByRole('heading', { name: 'Ravi Kumar' });
  expect(screen.queryByText(/a day/)).toBeNull();
});

const Pane = () => (
  <ConversationPane id="talk" conversation={aConversation()} showCard={({ text }) => text} />
);

test('A conversation that did not load shows what waits in it, and the box to write in', async () => {
  answerCalls(() => ({ status: 500, body: { type: '/problems/server-error' } }));
  unsent('c1');
  await showPage({ component: Pane, address: '/chatDialog', messages: ['chat'] });
  expect(await screen.findByText('Waits: c1')).toBeTruthy();
  expect(await screen.findByText('The messages did not load')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeTruthy();
});
