import { useEffect, useState } from 'react';
import type { Book } from '../book/known-book.ts';
import { type Checked, checkChain, keepsWhatWasSeen, noteHead } from './check-book.ts';

/** Whether the book is a whole chain that still has what this device saw of it. A member's own days are no whole chain. */
export function useChecked({ bookingId, entries, ownUnitOnly }: Book): Checked {
  const [checked, setChecked] = useState<Checked>('unknown');
  useEffect(() => {
    let left = false;
    const show = (found: Checked) => {
      if (!left) setChecked(found);
    };
    if (!keepsWhatWasSeen(bookingId, entries)) show('broken');
    else {
      noteHead(bookingId, entries);
      if (ownUnitOnly) show('unknown');
      else void checkChain(entries).then(show, () => show('unknown'));
    }
    return () => {
      left = true;
    };
  }, [bookingId, entries, ownUnitOnly]);
  return checked;
}
