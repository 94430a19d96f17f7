import type { Dates, HiringKind, ListingRef, PayNote, Per, Quote, Skill } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** Writes the card of an offer into the chat of two people, in the offer's transaction. Given by app.ts. */
export type PostOfferCard = (
  transaction: Db,
  card: { senderId: string; receiverId: string; offerId: string },
) => Promise<() => void>;

/** What a price is said for. */
export interface Priced {
  pin: string;
  of: HiringKind;
  category: string;
  skill: Skill | null;
  price: number | null;
  per: Per;
  dates: Dates;
}

/** What hiring does by itself, as time passes, works with. */
export interface HiringByClock {
  services: Services;
  /** The time by which rules decide; tests set it. */
  now: () => Date;
  /** Writes into the booking's hajri book what happened to it, on no side's behalf. */
  writeEvent: (
    transaction: Db,
    event: { bookingId: string; body: Record<string, unknown>; now: Date },
  ) => Promise<void>;
}

/** What every part of hiring works with. */
export interface Hiring extends HiringByClock {
  /** @throws AppError 'chat-blocked' where one of the two blocked the other; answers what is to be done after the commit */
  postOfferCard: PostOfferCard;
  /** Words about a price: the law's minimum, and what is usual near the site. */
  payNotes: (priced: Priced) => Promise<PayNote[]>;
  /** All that a machine costs for a wish at an offered price, and the minutes that it is kept free around its hours; of people no quote. */
  quoteOf: (wish: {
    listing: Listing;
    dates: Dates;
    count: number;
    pin: string;
    price: number;
    per: Per;
  }) => Promise<{ quote: Quote | null; bufferMinutes: number }>;
  /** Of these users those who take nothing from a user, or from whom the user takes nothing. Given by app.ts. */
  blockedAmong: (db: Db, userId: string, otherIds: string[]) => Promise<string[]>;
  /** Whether a user sees the phones of what has only been agreed. Given by app.ts. */
  meets: (userId: string) => Promise<boolean>;
}

/** A provider record or a product that can be hired, as hiring reads it. */
export interface Listing {
  ref: ListingRef;
  userId: string;
  name: string;
  category: string;
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
