import { z } from 'zod';
import { flag, longestTyped, parts, problem, rupees, siteDay, storable, typedFor, whole } from '../fields.ts';
import { figures, isVisible, pinOf, pointOf } from '../written.ts';
import { tradeKeys } from './trades.ts';

export const sorts = ['nearest', 'price', '-price', 'experience', 'rating', 'newest'] as const;
export type Sort = (typeof sorts)[number];

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && !isVisible(value) ? undefined : value),
    schema.optional(),
  );
const words = (max: number) =>
  optional(
    z
      .string({ error: problem('bad-input') })
      .max(typedFor(max), problem('too-long'))
      .transform(storable)
      .pipe(z.string().max(max, problem('too-long'))),
  );

const paging = {
  limit: optional(whole({ min: 1, max: 100 }, 'bad-input')),
  cursor: optional(z.string({ error: problem('bad-cursor') }).max(300, problem('bad-cursor'))),
};

/** The filters of every list; they travel as query parameters and stand in the page's address. */
export const providerFilter = z.object({
  category: words(80),
  /** Who says that they do this. */
  trade: optional(z.enum(tradeKeys, { error: problem('trade-invalid') })),
  /** Who says no trade, and is of a category that has this one: they may do it, too. */
  mayDo: optional(z.enum(tradeKeys, { error: problem('trade-invalid') })),
  maxPrice: optional(rupees({ min: 0, max: 1_000_000 }, 'bad-input')),
  /** Years; 100 is "All". */
  maxExperience: optional(whole({ min: 0, max: 100 }, 'bad-input')),
  available: optional(flag),
  verified: optional(flag),
  /** Name, place or category; forgiving. */
  q: words(80),
  city: words(80),
  /** A PIN code or `lat,lng`. */
  near: optional(
    z
      .string({ error: problem('bad-input') })
      .max(longestTyped, problem('too-long'))
      // "18.5,73.8" has as many digits as a PIN code.
      .transform((near) => (pointOf(near) ? figures(near) : (pinOf(near) ?? figures(near))))
      .pipe(z.string().max(40, problem('too-long'))),
  ),
  radiusKm: optional(whole({ min: 1, max: 2000 }, 'bad-input')),
  /** Dates at the site: who is free on all of them; `freeTo` is `freeFrom` where it is absent. */
  freeFrom: optional(siteDay),
  freeTo: optional(siteDay),
  freePart: optional(z.enum(parts, { error: problem('bad-input') })),
  /** How many people, teams or machines have to be free; 1 where it is absent. */
  freeCount: optional(whole({ min: 1, max: 500 }, 'count-invalid')),
  sort: optional(z.enum(sorts, { error: problem('bad-input') })),
  ...paging,
});
export type ProviderFilter = z.infer<typeof providerFilter>;

export const productFilter = z.object({ ...providerFilter.shape, company: words(80) });
export type ProductFilter = z.infer<typeof productFilter>;

export const pageOnly = z.object(paging);

export const defaultLimit = 24;
