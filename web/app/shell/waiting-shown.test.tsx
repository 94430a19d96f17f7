import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { conversationsKey } from '#web/features/chat/cache/conversation-cache.ts';
import { aConversation, logInAsAsha } from '#web/features/chat/messages/chat-in-test.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { openConnection } from '#web/shared/realtime/connection.ts';
import { noticesKey } from '#web/shared/realtime/notices.ts';
import { setWaiting } from '#web/shared/realtime/waiting.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { Footer } from '../bars/footer.tsx';
import { TabBar } from '../bars/tabbar.tsx';
import { Bell } from '../notices/bell.tsx';
import { NoticePanel } from '../notices/notice-panel.tsx';
import { Realtime } from '../notices/realtime.tsx';
import { kindScreens } from '../screens/kind-screens.ts';

const { handlers, site } = vi.hoisted(() => ({
  handlers: new Map<string, () => void>(),
  site: { facts: undefined as object | undefined },
}));
vi.mock('#web/shared/api/site.ts', () => ({ useSite: () => site.facts }));
vi.mock('#web/features/chat/messages/events.ts', () => ({}));
vi.mock('#web/shared/realtime/connection.ts', () => {
  const onServerEvent = (event: string, handler: () => void) => {
    handlers.set(event, handler);
    return () => undefined;
  };
  return {
    openConnection: vi.fn(),
    onServerEvent,
    onReconnect: (handler: () => void) => onServerEvent('reconnect', handler),
  };
});
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { info: vi.fn(), error: vi.fn() } }));

const notice = (place: number, changes: object = {}) => ({
  _id: `n${place}`,
  kind: 'verified',
  listing: { kind: 'worker', _id: 'w1', name: 'Asha the mason' },
  seen: true,
  createdAt: `2026-11-2${place}T09:05:00.000Z`,
  ...changes,
});
const load = (conversations: object[], notices: object[], unseen = 0) => {
  const page = (data: object[], more = {}) => ({
    pages: [{ data, nextCursor: null, ...more }],
    pageParams: [undefined],
  });
  queryClient.setQueryData(conversationsKey, page(conversations));
  queryClient.setQueryData(noticesKey, page(notices, { unseen }));
};
const show = (component: () => React.ReactNode) =>
  showPage({ component, address: '/', messages: ['notices'] });

beforeEach(() => {
  logInAsAsha();
  queryClient.clear();
  vi.clearAllMocks();
  site.facts = { social: [] };
  answerCalls(() => ({ body: { data: null } }));
});
afterEach(() => {
  cleanup();
  setWaiting({ unread: 0, unseen: 0 });
  vi.unstubAllGlobals();
});

describe('what waits', () => {
  test('is counted from the conversations and the notices, on every page', async () => {
    load([aConversation({ unread: 2 }), aConversation({ _id: 'other', unread: 3 })], [notice(1)], 4);
    await show(() => (
      <>
        <Realtime />
        <Bell />
        <TabBar />
      </>
    ));
    expect(await screen.findByRole('button', { name: 'Notices, 9 new' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Chat, 5 unread' })).toBeTruthy();
    expect(openConnection).toHaveBeenCalled();
  });

  test('bears no number where nothing does', async () => {
    await show(() => <TabBar />);
    const chat = await screen.findByRole('link', { name: 'Chat' });
    expect(chat.textContent).toBe('Chat');
    act(() => setWaiting({ unread: 120, unseen: 0 }));
    expect(screen.getByRole('link', { name: 'Chat, 120 unread' }).textContent).toContain('99+');
  });

  test('is asked for anew when a notice is told, and after a break', async () => {
    load([], [], 0);
    const asked = answerCalls(() => ({ body: { data: [], nextCursor: null, unseen: 1 } }));
    await show(() => <Realtime />);
    await waitFor(() => expect(handlers.get('notice')).toBeTruthy());
    const notices = () => asked.filter(({ pathname }) => pathname === '/notices').length;
    for (const event of ['notice', 'reconnect']) {
      const before = notices();
      act(() => handlers.get(event)?.());
      await waitFor(() => expect(notices()).toBeGreaterThan(before));
    }
  });
});

describe('the list behind the bell', () => {
  const onClose = vi.fn();
  const open = () =>
    show(() => (
      <QueryClientProvider client={queryClient}>
        <NoticePanel onClose={onClose} />
      </QueryClientProvider>
    ));

  test('names what one has not read and what happened, each with the way there', async () => {
    load(
      [aConversation({ unread: 1 }), aConversation({ _id: 'read' })],
      [
        notice(4),
        notice(3, { kind: 'sent-back', reason: 'The photo is dark' }),
        notice(2, { kind: 'free', listing: { kind: 'engineer', _id: 'e1', name: 'Kiran' } }),
        notice(1, { listing: { kind: 'product', _id: 'p1', name: 'Mixer' } }),
        notice(0, {
          kind: 'crew',
          name: 'Lata',
          listing: { kind: 'groupWorker', _id: 'g1', name: 'Shivaji Crew' },
        }),
      ],
    );
    await open();
    const links = within(await screen.findByRole('dialog', { name: 'Notices' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '1 unread message from Ravi Kumar',
      'Your listing “Asha the mason” (worker) is verified',
      'Your listing “Asha the mason” (worker) needs a change',
      'You follow Kiran (engineer), who is available now',
      'Your listing “Mixer” (product) is verified',
      'Lata asks you to join the crew Shivaji Crew',
    ]);
    expect(links[5]?.getAttribute('href')).toBe('/calendar');
    expect(links[0]?.getAttribute('href')).toBe('/chatDialog?c=talk');
    expect(links[2]?.getAttribute('href')).toBe('/userDashbord');
    expect(links[3]?.getAttribute('href')).toContain('role=engineer&id=e1');
    expect(links[4]?.getAttribute('href')).toContain('id=p1');
    expect(screen.getByText('Reason: The photo is dark')).toBeTruthy();
    fireEvent.click(links[0] as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('tells the server up to which one was seen, and keeps new ones marked while it is open', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
      if (method !== 'GET') sent.push([address, JSON.parse(String(body))]);
      return Response.json({ data: null });
    });
    load([], [notice(2, { seen: false }), notice(1)], 1);
    await open();
    await waitFor(() => expect(sent).toEqual([['/notices/seen', { until: '2026-11-22T09:05:00.000Z' }]]));
    act(() => load([], [notice(2), notice(1)], 0));
    expect(screen.getAllByText('New:')).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test('that is empty says what one hears there', async () => {
    load([aConversation()], []);
    await open();
    expect(await screen.findByText('Nothing new')).toBeTruthy();
  });
});

describe('the foot of the page', () => {
  test('shows nothing of what was not set', async () => {
    await show(() => <Footer whole />);
    expect(await screen.findByText(/^© \d{4} Neev$/)).toBeTruthy();
    expect(screen.queryByText('Call us')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Neev elsewhere' })).toBeNull();
  });

  test('is a line on pages to do something on, and whole on pages about Neev', async () => {
    await show(() => <Footer whole={false} />);
    expect(await screen.findByText(/^© \d{4} Neev$/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    await show(() => <Footer whole />);
    expect(await screen.findByRole('textbox', { name: 'Get news by e-mail' })).toBeTruthy();
  });

  test('shows what the operator set: a phone to press and the networks it knows', async () => {
    site.facts = {
      phone: '+91 98765-43210',
      social: ['https://www.instagram.com/neev', 'https://x.com/neev', 'https://elsewhere.example/neev'],
    };
    await show(() => <Footer whole />);
    expect((await screen.findByText('+91 98765-43210')).closest('a')?.getAttribute('href')).toBe(
      'tel:+919876543210',
    );
    const links = within(await screen.findByRole('list', { name: 'Neev elsewhere' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Instagram', 'X (Twitter)']);
  });
});

test('lists of people are for who is logged in, lists for admins for admins, and no two share an address', () => {
  const paths = kindScreens.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const admins = kindScreens.filter(({ access }) => access === 'admin').map(({ kind }) => kind);
  expect(new Set(admins)).toEqual(new Set(['contractor', 'engineer', 'groupWorker', 'provider', 'worker']));
  expect(kindScreens.every(({ access }) => access === 'user' || access === 'admin')).toBe(true);
});
