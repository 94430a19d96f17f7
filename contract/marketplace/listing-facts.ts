import { z } from 'zod';
import { flag } from '#contract/fields.ts';

/** What its owner says of the page for everybody (docs/rules.md#public-1). */
export const publicChanges = { public: flag, publicPhoto: flag };

/** Of one record: `public` and `publicPhoto` for its owner, the page's path for all who may see the record. */
export const publicFacts = {
  public: z.boolean().nullable().optional(),
  publicPhoto: z.boolean().optional(),
  publicPath: z.string().optional(),
};

export interface PublicFacts {
  /** Null: the owner has not said. */
  public?: boolean | null | undefined;
  publicPhoto?: boolean | undefined;
  /** Absent where there is no page. */
  publicPath?: string | undefined;
}

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
