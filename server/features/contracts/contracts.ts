import type { ListingRef } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** A listing that can be asked for a price, as contracts read it. */
export interface Asked {
  ref: ListingRef;
  userId: string;
  name: string;
  lat: number;
  lng: number;
  phone: string | null;
}

export interface Around {
  of: ListingRef['kind'];
  category: string;
  lat: number;
  lng: number;
  radiusKm: number;
}

/** What works without the other features: what time does. */
export interface ContractsByClock {
  services: Services;
  /** The time by which rules decide; tests set it. */
  now: () => Date;
}

/** What every part of contracts works with; what hiring and chat know is given by server/contracts.ts. */
export interface Contracts extends ContractsByClock {
  /** Of these those that are there, in any order. */
  findListings: (db: Db, ids: string[]) => Promise<Asked[]>;
  listingsOf: (db: Db, userId: string) => Promise<Asked[]>;
  /** The ids of who does such work around a place, the nearest first. */
  findNearby: (db: Db, around: Around, limit: number) => Promise<string[]>;
  /** Finds those of these users who take nothing from a user, or are blocked by the user. */
  blockedAmong: (db: Db, userId: string, otherIds: string[]) => Promise<string[]>;
  /** Writes a paper into the chat of its two sides, in the transaction that signs it. @returns what follows its commit */
  postPaperCard: (
    transaction: Db,
    card: { senderId: string; receiverId: string; contractId: string; paperId: string },
  ) => Promise<() => void>;
}
