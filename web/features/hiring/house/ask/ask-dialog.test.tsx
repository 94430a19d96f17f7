// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { AskDialog } from './ask-dialog.tsx';

const people = ['one', 'two', 'three'].map((userId) => ({ userId, name: `Person ${userId}` }));
let sent: { path: string; body: Record<string, string> }[] = [];
let broken = new Set<string>();

beforeEach(() => {
  sent = [];
  broken = new Set();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    sent.push({ path, body });
    if (broken.has(body.receiverId))
      return new Response(JSON.stringify({ type: '/problems/chat-blocked' }), { status: 403 });
    return new Response(JSON.stringify({ data: { _id: `c-${body.receiverId}` } }), { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const messages = () => sent.filter(({ path }) => path === '/message/add').map(({ body }) => body);
async function open(onSent = vi.fn()) {
  const component = () => (
    <AskDialog people={people} text="Are you free?" batch="b1" onSent={onSent} onClose={() => undefined} />
  );
  await showPage({ component, address: '/ThreedmapHouse', messages: ['house'] });
  return onSent;
}

test('each person gets one message in a chat of their own, also at a double click', async () => {
  const onSent = await open();
  const send = screen.getByRole('button', { name: 'Send to all' });
  fireEvent.click(send);
  fireEvent.click(send);
  await screen.findByText('All 3 have your message.');
  expect(messages().map(({ conversationId, clientId, text }) => [conversationId, clientId, text])).toEqual([
    ['c-one', 'b1:one', 'Are you free?'],
    ['c-two', 'b1:two', 'Are you free?'],
    ['c-three', 'b1:three', 'Are you free?'],
  ]);
  expect(onSent.mock.calls.flat()).toEqual(['one', 'two', 'three']);
  expect(screen.getByRole('link', { name: 'Open the chats' }).getAttribute('href')).toBe('/chatDialog');
});

test('who cannot be reached is said and stops nobody else; the next try asks only them', async () => {
  broken.add('two');
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Send to all' }));
  await screen.findByText(/One message did not go out\. You cannot write to this person/);
  expect(messages().map(({ receiverId }) => receiverId)).toEqual(['one', 'three']);
  broken.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Send to the others' }));
  await screen.findByText('All 3 have your message.');
  expect(messages().map(({ receiverId }) => receiverId)).toEqual(['one', 'three', 'two']);
});

test('an empty message is not sent', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: '  ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send to all' }));
  expect(screen.getByText('Write a message first.')).toBeTruthy();
  expect(sent).toEqual([]);
});
