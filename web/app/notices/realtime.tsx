import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
// Sends waiting messages from any page too.
import '#web/features/chat/messages/events.ts';
import '#web/shared/work-book/send-entries.ts';
import { useConversations } from '#web/features/chat/cache/queries.ts';
import { askAgain, askHiringAgain, type News } from '#web/features/hiring/query-keys.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { flushQueue, onSent } from '#web/shared/browser/outbox/send-queue.ts';
import { keepPush } from '#web/shared/browser/push.ts';
import { catalogues } from '#web/shared/i18n/catalogues.ts';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { onReconnect, onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';
import { noticesKey, useNotices } from '#web/shared/realtime/notices.ts';
import { setWaiting } from '#web/shared/realtime/waiting.ts';
import { toast } from '#web/shared/ui/toast.ts';

/** Who has sealed a price on this device opens it at its hour; all others load nothing of that. */
async function openPrices(): Promise<void> {
  if ('caches' in window && (await caches.has('neev-codes')))
    await import('#web/features/contracts/quotes/opening/open-at-hour.ts');
}
void openPrices().catch(() => undefined);

/** Keeps the connection of a logged-in user, and counts what waits, on every page. Loaded when a page has settled. */
export function Realtime() {
  return (
    <QueryClientProvider client={queryClient}>
      <Counting />
    </QueryClientProvider>
  );
}

async function wordsOfPushes() {
  const language = writtenLanguage();
  const { messages } = await catalogues.notices[language]();
  return { sentences: messages.pushed, language };
}

/** What an act that waited may have changed. */
function askWhatWaited(): void {
  void askHiringAgain(queryClient);
  const asked = [['contracts'], ['calendar'], ['product'], ['product-provider'], ['provider'], ['following']];
  for (const queryKey of [meQuery.queryKey, ...asked]) void queryClient.invalidateQueries({ queryKey });
}

function Counting() {
  const unread = (useConversations().data ?? []).reduce((sum, one) => sum + one.unread, 0);
  const unseen = useNotices().data?.unseen ?? 0;
  useEffect(() => setWaiting({ unread, unseen }), [unread, unseen]);
  const { queue } = useMessages('shell');
  useEffect(
    () =>
      onSent(({ kind, title }) => {
        toast.success(queue.sent(queue.kinds[kind] + (title && `, ${title}`)), { autoClose: 4000 });
        askWhatWaited();
      }),
    [queue],
  );
  useEffect(() => {
    // A browser that cannot reach its push service hears the news when Neev is open.
    void keepPush(wordsOfPushes).catch(() => undefined);
    openConnection();
    const ask = () => void queryClient.invalidateQueries({ queryKey: noticesKey });
    const stops = [
      onReconnect(() => {
        void flushQueue();
        ask();
        void askHiringAgain(queryClient);
      }),
      onServerEvent<News>('hiring', (news) => void askAgain(queryClient, news)),
      onServerEvent('notice', () => {
        ask();
        // The notice may be about the user's own listings.
        void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
