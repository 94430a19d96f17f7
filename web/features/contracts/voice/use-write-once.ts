import { useRef } from 'react';
import { readUnsent } from '#web/shared/work-book/book-outbox.ts';
import { type Says, type Site, useSay } from '../site-book/use-site.ts';

/** Writes into the site's book, once however often it is touched. @param onSaid hears under which name it waits here */
export function useWriteOnce(site: Site, onSaid: (clientId: string) => void) {
  const say = useSay(site);
  // Set at once, not with the next drawing.
  const isSaid = useRef(false);
  return (says: Says, pictures: string[] = []): boolean => {
    if (isSaid.current) return false;
    isSaid.current = say(says, pictures);
    if (isSaid.current) onSaid(readUnsent().at(-1)?.clientId ?? '');
    return isSaid.current;
  };
}
