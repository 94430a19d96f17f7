import type { Claim } from '#contract/evidence/owed.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import type { OwedSums } from '#domain/evidence/owed.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** A book of people's work with what it comes to, as hiring reckons it. */
export interface WageBook {
  bookingId: string;
  customerId: string;
  providerId: string;
  pin: string;
  customer: Claim['employer'];
  worker: Claim['worker'];
  listing: ListingRef & { name: string };
  /** Date at the site. */
  end: string;
  sums: OwedSums;
  /** Agreed ones: two halves are one. */
  agreedDays: number;
  /** The hash of its last line. */
  head: string;
  /** Its first date. */
  begin: string;
  /** What is owed by what the employer granted at a time, and the days that they took back since. */
  granted(at: Date): { owed: number; takenBack: Claim['takenBack'] };
  /** What both sides grant. Whole rupees. */
  amounts(): { earned: number; paid: number };
  detail(): Pick<Claim, 'terms' | 'dates' | 'oneSided' | 'disputed' | 'payments'>;
}

/** What reminders and claims work with. */
export interface Claims {
  services: Services;
  /** The time by which rules decide; tests set it. */
  now: () => Date;
  /** Of people's work alone. Given by app.ts. */
  findWageBook: (db: Db, bookingId: string) => Promise<WageBook | undefined>;
  /** Those of a provider's own bookings. Given by app.ts. */
  wageBooksOf: (userId: string) => Promise<WageBook[]>;
}
