import type { CertifiedBook, SiteBook, SiteSays } from '#contract/contracts/site-book.calls.ts';
import type { Ledger } from '#contract/hiring/ledger.calls.ts';
import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import type { Entry, EntrySays } from '#domain/ledger/entry.ts';

/** A hajri book is named by its booking, a site book by its contract. */
export interface OfBooking {
  bookingId: string;
}
export interface OfContract {
  contractId: string;
}
export type BookRef = OfBooking | OfContract;

/** The ref alone, of anything that has one. */
export const refOf = (of: BookRef): BookRef =>
  'contractId' in of ? { contractId: of.contractId } : { bookingId: of.bookingId };

export const bookIdOf = (of: BookRef): string => ('contractId' in of ? of.contractId : of.bookingId);

/** Under what a book stands in the query cache. */
export const bookKey = (of: BookRef): string[] =>
  'contractId' in of ? ['site', of.contractId] : ['hajri', of.bookingId];

export const isSameBook = (one: BookRef, other: BookRef): boolean =>
  bookKey(one).join() === bookKey(other).join();

type Without<Of, Keys extends string> = Of extends unknown ? Omit<Of, Keys> : never;

/** What the server answers of a book. */
export type AnswerOf<Ref extends BookRef> = Ref extends OfContract ? SiteBook | CertifiedBook : Ledger;
/** What somebody can say in a book. */
export type SaysOf<Ref extends BookRef> = Ref extends OfContract ? Without<SiteSays, 'saidAt'> : EntrySays;
type EntryOf<Ref extends BookRef> = Ref extends OfContract ? SiteEntry : Entry;

/** A book as a page works with it. */
export type KnownBook<Ref extends BookRef> = Ref &
  Without<AnswerOf<Ref>, 'data' | 'more'> & { entries: EntryOf<Ref>[] };
