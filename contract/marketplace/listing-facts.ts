import { z } from 'zod';

/** What a record gains from hiring; absent where nobody asked for it. */
export const listingFacts = {
  /** The first date at the site with somebody, or something, free all day; null within 90 days. */
  freeFrom: z.string().nullable().optional(),
  /** Jobs that came to an end on Neev. */
  hiredTimes: z.number().optional(),
  /** Null where few have written. */
  rating: z.object({ mean: z.number(), count: z.number() }).nullable().optional(),
};

export interface ListingFacts {
  freeFrom?: string | null | undefined;
  hiredTimes?: number | undefined;
  rating?: { mean: number; count: number } | null | undefined;
}
