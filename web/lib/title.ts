import { useEffect } from 'react';

/** The page's name in the tab and for screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Neev`;
  }, [title]);
}
