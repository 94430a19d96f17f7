import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { RouterInTest, routerInTest } from '#web/shared/browser/router/router-in-test.tsx';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { useOpenConversation } from './use-open-conversation.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const heard = vi.fn();
function Page() {
  useOpenConversation('/voice/chat', heard);
  return <p>here</p>;
}

test('A page that speaks hears that a talk could not be opened, and no written notice comes', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"type":"/problems/chat-blocked"}', { status: 403 }));
  const written = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  await preloadMessages('shell', 'chat', 'problems');
  const router = routerInTest({ '/voice/chat': Page, '/about': () => null }, '/about');
  await router.load();
  render(<RouterInTest router={router} />);
  await router.navigate({ to: '/voice/chat', state: { userId: 'somebody' } });
  await screen.findByText('here');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(true));
  expect(written).not.toHaveBeenCalled();
});

test('What somebody comes to talk of stands in the field of the chat, under what was typed before', async () => {
  vi.stubGlobal(
    'fetch',
    async (address: string) =>
      new Response(JSON.stringify({ data: address.endsWith('/newConversation') ? { _id: 'talk' } : [] })),
  );
  keepInDraft('chat-talk', 'text', 'Hello');
  await preloadMessages('shell', 'chat', 'problems');
  const router = routerInTest({ '/voice/chat': Page, '/about': () => null }, '/about');
  await router.load();
  render(<RouterInTest router={router} />);
  await router.navigate({ to: '/voice/chat', state: { userId: 'somebody', words: 'https://neev/tender' } });
  await vi.waitFor(() => expect(readDraft('chat-talk')?.text).toBe('Hello\nhttps://neev/tender'));
});
