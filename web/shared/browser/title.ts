import { useEffect } from 'react';
import { shortCount, useWaiting } from '#web/shared/realtime/waiting.ts';

/** The page's name in the tab and for screen readers, with how many messages wait. */
export function useTitle(title: string): void {
  const { unread } = useWaiting();
  useEffect(() => {
    document.title = `${unread > 0 ? `(${shortCount(unread)}) ` : ''}${title} · Neev`;
  }, [title, unread]);
}
