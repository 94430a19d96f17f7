import { isDelivery, isMoney, isWork } from '#domain/contracts/site-entry.ts';
import { isMended, siteLines } from '#domain/contracts/site-lines.ts';
import type { KnownBook, OfContract } from '#web/shared/work-book/books.ts';

/** So many a hand-over names. */
const most = 100;

/** A defect of a site book by its first entry, in the words in which it was said last. */
export interface Snag {
  root: string;
  text: string;
}

export function snagsIn(book: KnownBook<OfContract>): Snag[] {
  return siteLines(book.entries).flatMap(({ root, body }) =>
    isMended(body) || isWork(body) || isMoney(body) || isDelivery(body)
      ? []
      : [{ root, text: [body.text, body.place].filter(Boolean).join(', ') }],
  );
}

/** Those that nobody has agreed to be mended. */
export function openSnags(book: KnownBook<OfContract>): Snag[] {
  if (book.side === 'engineer') return [];
  const { defects } = book.standing;
  const waiting = new Set(defects.flatMap(({ entry, status }) => (status === 'mended' ? [] : [entry])));
  return snagsIn(book)
    .filter(({ root }) => waiting.has(root))
    .slice(0, most);
}
