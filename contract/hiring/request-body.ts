import { z } from 'zod';
import { lines, pin, problem, whole } from '../fields.ts';
import { tradeKeys } from '../marketplace/trades.ts';
import {
  agreedPrice,
  clientId,
  dates,
  facilities,
  hiringKinds,
  howMany,
  listingRef,
  per,
  siteAddress,
  sitePhone,
  skill,
} from './terms.ts';

export const chooses = ['first', 'me'] as const;

const itemBody = z.object({
  of: z.enum(hiringKinds, { error: problem('item-missing') }),
  category: z
    .string({ error: problem('category-invalid') })
    .trim()
    .min(1, problem('category-invalid'))
    .max(80, problem('category-invalid')),
  /** What is asked for within the category. */
  trade: z.enum(tradeKeys, { error: problem('trade-invalid') }).optional(),
  skill: skill.optional(),
  count: howMany,
  dates,
  price: agreedPrice.nullish().transform((rupees) => rupees ?? null),
  per: per.default('day'),
  /** Of a machine whose operator costs extra: whether one shall come along. */
  operator: z.boolean({ error: problem('bad-input') }).optional(),
});
export type RequestItemBody = z.infer<typeof itemBody>;

/** A request as it is sent. `to`: chosen listings, or everybody who does the work within `radiusKm` of the PIN. */
export const requestBody = z.object({
  clientId,
  pin,
  address: siteAddress,
  sitePhone,
  description: z.preprocess(
    (value) => (value === null || value === '' ? undefined : value),
    lines(2000).optional(),
  ),
  pictures: z.array(z.string().max(100)).max(6, problem('bad-input')).default([]),
  facilities: facilities.prefault({}),
  choose: z.enum(chooses, { error: problem('bad-input') }).optional(),
  to: z.union(
    [z.literal('nearby'), z.array(listingRef).min(1, problem('item-missing')).max(30, problem('bad-input'))],
    {
      error: problem('item-missing'),
    },
  ),
  radiusKm: whole({ min: 1, max: 100 }, 'bad-input').default(25),
  /** Without a word: two days, more where the work is far off. */
  expiresInHours: whole({ min: 1, max: 168 }, 'bad-input').optional(),
  items: z
    .array(itemBody, { error: problem('item-missing') })
    .min(1, problem('item-missing'))
    .max(10, problem('bad-input')),
});
export type RequestBody = z.infer<typeof requestBody>;
