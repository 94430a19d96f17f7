import type { ListingRef } from '#contract/hiring/terms.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** Writes the card of an offer into the chat of two people, in the offer's transaction. Given by app.ts. */
export type PostOfferCard = (
  transaction: Db,
  card: { senderId: string; receiverId: string; offerId: string },
) => Promise<() => void>;

/** What works without the other features: what hiring does by itself as time passes, and its machines. */
export interface HiringByClock {
  services: Services;
  /** The time by which rules decide; tests set it. */
  now: () => Date;
}

/** What every part of hiring works with. */
export interface Hiring extends HiringByClock {
  /** @throws AppError 'chat-blocked' where one of the two blocked the other; answers what is to be done after the commit */
  postOfferCard: PostOfferCard;
  /** Finds those of these users who take nothing from a user, or are blocked by the user. Given by app.ts. */
  blockedAmong: (db: Db, userId: string, otherIds: string[]) => Promise<string[]>;
  /** What lines do to a claim of the wages of their book, in their transaction. Given by app.ts. */
  wagesMoved: (
    transaction: Db,
    moved: { bookingId: string; lines: readonly Entry[]; after: After },
  ) => Promise<void>;
  /** Whether somebody wrote to another in the chat a moment ago. Given by app.ts. */
  wroteLately: (db: Db, between: { from: string; to: string }) => Promise<boolean>;
  /** Whether a user sees the phones of what has only been agreed. Given by app.ts. */
  meets: (userId: string) => Promise<boolean>;
}

/** A provider record or a product that can be hired, as hiring reads it. */
export interface Listing {
  ref: ListingRef;
  userId: string;
  name: string;
  category: string;
  /** What it says that it does; of a machine none. */
  trades: string[];
  /** Whole rupees a day: of a crew for all its people, as its list shows it. */
  price: number | null;
  /** How many units it has. */
  capacity: number;
  restDays: number[];
  pin: string;
  lat: number;
  lng: number;
  profilePic: string | null;
  phone: string | null;
  verified: boolean;
  demo: boolean;
}
