import type { HiringKind, ListingRef } from '#contract/hiring/terms.ts';
import type { Caller } from '#server/platform/http/access.ts';

/** Somebody of the demo who hires or is hired. */
export interface Player {
  caller: Caller;
  /** Since when they are on Neev. */
  since: Date;
}

/** Somebody with something to hire. */
export interface Hired extends Player {
  listing: ListingRef;
  of: HiringKind;
  name: string;
  category: string;
  /** Of its trades the first; null where it says none. */
  trade: string | null;
  /** Whole rupees a day: of a crew for each of its people. */
  price: number;
  /** How many of it there are. */
  capacity: number;
  pin: string;
  lat: number;
  lng: number;
}

/** Who plays in the demo's past. */
export interface Cast {
  /** The customer that one can log in as. */
  customer: Player;
  /** Those of each kind that one can log in as, by kind; of the owner of machines the machines. */
  accounts: Record<Exclude<HiringKind, 'product'>, Hired> & { product: Hired[] };
  /** Customers that nobody logs in as. */
  customers: Player[];
  /** Others with something to hire. */
  others: Hired[];
  /** Those of the others who have worked on Neev already. */
  worked: Hired[];
}
