import { useRef } from 'react';
import type { SayKey } from '#domain/voice/says.ts';
import { useOnline } from '#web/shared/browser/use-online.ts';
import { type Says, type Site, useSay } from '../site-book/use-site.ts';

/** Writes into the site's book, once however often it is touched; without a line it waits, and that is said. */
export function useWriteOnce(site: Site, onSaid: (said: SayKey) => void) {
  const say = useSay(site);
  const isOnline = useOnline();
  // Set at once, not with the next drawing.
  const isSaid = useRef(false);
  return (says: Says, pictures: string[] = []): boolean => {
    if (isSaid.current) return false;
    isSaid.current = say(says, pictures);
    if (isSaid.current) onSaid(isOnline ? 'written' : 'kept');
    return isSaid.current;
  };
}
