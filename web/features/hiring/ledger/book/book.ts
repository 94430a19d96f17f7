import { type UnsentOf, useUnsent } from '#web/shared/work-book/book-outbox.ts';
import type { KnownBook, OfBooking } from '#web/shared/work-book/books.ts';

/** A hajri book as its pages work with it. */
export type Book = KnownBook<OfBooking>;
/** What waits on this device to go into one. */
export type Unsent = UnsentOf<OfBooking>;

/** What waits for all hajri books. */
export const useUnsentDays = (): Unsent[] =>
  useUnsent().filter((entry): entry is Unsent => 'bookingId' in entry);

export const useUnsentOf = (bookingId: string): Unsent[] =>
  useUnsentDays().filter((entry) => entry.bookingId === bookingId);
