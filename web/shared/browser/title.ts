import { useEffect } from 'react';
import { shortCount, useWaiting } from '#web/shared/realtime/waiting.ts';

let named = '';
const noteTitle = (title: string): void => {
  named = title;
};

/** What the page that was rendered last is called; only where pages are rendered ahead. */
export const titleOfRendered = (): string => named;

/** The page's name in the tab and for screen readers, with how many messages wait. */
export function useTitle(title: string): void {
  const { unread } = useWaiting();
  if (import.meta.env.SSR) noteTitle(`${title} · Neev`);
  useEffect(() => {
    document.title = `${unread > 0 ? `(${shortCount(unread)}) ` : ''}${title} · Neev`;
  }, [title, unread]);
}
