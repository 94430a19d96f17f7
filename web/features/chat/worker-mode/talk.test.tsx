import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conversation, Message } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { messagesKey } from '../cache/message-cache.ts';
import { aConversation, aMessage, anOwnMessage, logInAsAsha } from '../messages/chat-in-test.ts';
import { markRefused, putInOutbox, readOutbox } from '../outbox/outbox.ts';
import { Talk } from './talk.tsx';

vi.mock('../messages/sending.ts', () => ({ flush: vi.fn(async () => undefined) }));

let shown: Conversation;
const Page = () => (
  <QueryClientProvider client={queryClient}>
    <Talk conversation={shown} />
  </QueryClientProvider>
);

/** @param messages oldest first */
async function open(messages: Message[], changes: Partial<Conversation> = {}) {
  shown = aConversation(changes);
  queryClient.setQueryData(messagesKey('talk'), {
    pages: [{ data: messages.toReversed(), nextCursor: null }],
    pageParams: [undefined],
  });
  await showPage({ component: Page, address: '/voice/chat', messages: ['chat', 'voice', 'problems'] });
  return within(await screen.findByRole('log'));
}
const voices = (...langs: string[]) =>
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    getVoices: () => langs.map((lang) => ({ lang, localService: true })),
  });

beforeEach(() => {
  logInAsAsha('provider');
  queryClient.clear();
  voices();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('A text has a speaker only where a voice of exactly this language is on the device', async () => {
  voices('en-GB');
  const without = await open([aMessage(1, { text: 'Come at eight' })]);
  expect(without.getByText('Come at eight')).toBeTruthy();
  expect(without.queryByRole('button')).toBeNull();
  cleanup();
  voices('en-IN');
  const spoken = await open([aMessage(1, { text: 'Come at eight' }), aMessage(2, { text: 'आठ बजे आइए' })]);
  // The second is not in the language of the voice.
  expect(spoken.getAllByRole('button', { name: 'Say it again' })).toHaveLength(1);
});

test('An own message says how far it came, and an offer leads to the jobs', async () => {
  const log = await open([anOwnMessage(1), aMessage(2, { type: 'offer', text: 'o1' })], { seenSeq: 1 });
  expect(log.getByText('Seen')).toBeTruthy();
  expect(log.getByRole('link', { name: 'An offer of work' }).getAttribute('href')).toBe('/voice/jobs');
});

test('What was refused says why, and is sent again or thrown away', async () => {
  for (const clientId of ['one', 'two'])
    putInOutbox({ clientId, conversationId: 'talk', text: clientId, at: '2026-11-21T09:05:00Z' });
  markRefused('one', 'chat-blocked');
  const log = await open([]);
  expect(log.getByText('Waiting to be sent')).toBeTruthy();
  expect(within(log.getByRole('alert')).getByText('You cannot write to this person')).toBeTruthy();
  fireEvent.click(log.getByRole('button', { name: 'Send again' }));
  expect(readOutbox().map(({ refused }) => refused)).toEqual([undefined, undefined]);
  expect(await log.findAllByText('Waiting to be sent')).toHaveLength(2);
});

test('To an account that is gone nothing is said', async () => {
  await open([aMessage(1)], { member: { _id: 'ravi', fullname: null, profilePic: null, listing: null } });
  expect(screen.getByRole('heading', { name: 'This person is no longer on Neev.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull();
});
