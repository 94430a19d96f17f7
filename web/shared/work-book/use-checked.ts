import { useEffect, useState } from 'react';
import type { Line } from '#domain/ledger/entry.ts';
import { type Checked, checkChain, keepsWhatWasSeen, noteHead } from './check-book.ts';

interface Chain {
  bookId: string;
  entries: readonly Line[];
  /** Some of its lines alone, as a crew's member or an engineer has them: no whole chain. */
  inPart: boolean;
}

/** Whether a book is a whole chain that still has what this device saw of it. */
export function useChecked({ bookId, entries, inPart }: Chain): Checked {
  const [checked, setChecked] = useState<Checked>('unknown');
  useEffect(() => {
    let left = false;
    const show = (found: Checked) => {
      if (!left) setChecked(found);
    };
    if (!keepsWhatWasSeen(bookId, entries)) show('broken');
    else {
      noteHead(bookId, entries);
      if (inPart) show('unknown');
      else void checkChain(entries).then(show, () => show('unknown'));
    }
    return () => {
      left = true;
    };
  }, [bookId, entries, inPart]);
  return checked;
}
