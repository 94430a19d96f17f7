import type { BookDay, HajriBook } from '#contract/hiring/ledger.calls.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { bookKey } from './book-key.ts';

/** A book as the page works with it. */
export interface Book extends Omit<HajriBook, 'data' | 'more'> {
  bookingId: string;
  entries: Entry[];
}

export const knownBook = (bookingId: string): Book | undefined =>
  queryClient.getQueryData(bookKey(bookingId));

const lastOf = (entries: readonly { seq: number }[] | undefined): number => entries?.at(-1)?.seq ?? 0;

/** The last line of a book that this page has: only what comes after it is asked for, lines never change. */
export const lastKnown = (bookingId: string): number => lastOf(knownBook(bookingId)?.entries);

/** The last line's seal of a book that this page has, for the question whether it changed. */
export const knownHead = (bookingId: string): string | undefined => knownBook(bookingId)?.head;

/** The book as it is known: nothing was written, though a day may have closed. */
export function stillKnown(bookingId: string, { open }: Pick<Book, 'open'>): Book | undefined {
  const known = knownBook(bookingId);
  return known && { ...known, open };
}

/** What was told of a day last stands. */
export function withDays(known: readonly BookDay[], told: readonly BookDay[]): BookDay[] {
  return [...new Map([...known, ...told].map((day) => [`${day.date} ${day.unitId}`, day])).values()];
}

/**
 * Puts an answer's new lines behind those that are known by now; an answer that others have overtaken says nothing new.
 * @returns undefined where the lines before them are known no more, as after who logged out
 */
export function withKnown(
  bookingId: string,
  { data, more: _more, ...book }: HajriBook,
  after: number,
): Book | undefined {
  const known = knownBook(bookingId);
  const last = lastOf(known?.entries);
  if (last < after) return undefined;
  if (known && last > (lastOf(data) || after)) return known;
  // By the contract each kind has its body.
  const fresh = data as unknown as Entry[];
  const entries = [...(known?.entries ?? []), ...fresh.filter(({ seq }) => seq > last)];
  return { ...book, bookingId, entries, days: withDays(known?.days ?? [], book.days) };
}
