import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
// Also what waits to be sent goes from any page.
import '../messages/chat-line.ts';
import { meQuery } from '../lib/me.ts';
import { queryClient } from '../lib/query-client.ts';
import { onBack, onLine, openLine } from '../live/line.ts';
import { noticesKey, useNotices } from '../live/notices.ts';
import { setWaiting } from '../live/waiting.ts';
import { useConversations } from '../messages/queries.ts';

/** Keeps the line of who is logged in, and counts what waits, on every page. Loaded when a page has settled. */
export function Live() {
  return (
    <QueryClientProvider client={queryClient}>
      <Counting />
    </QueryClientProvider>
  );
}

function Counting() {
  const unread = (useConversations().data ?? []).reduce((sum, one) => sum + one.unread, 0);
  const unseen = useNotices().data?.unseen ?? 0;
  useEffect(() => setWaiting({ unread, unseen }), [unread, unseen]);
  useEffect(() => {
    openLine();
    const ask = () => void queryClient.invalidateQueries({ queryKey: noticesKey });
    const stops = [
      onBack(ask),
      onLine('notice', () => {
        ask();
        // It may be about one's own listings.
        void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
