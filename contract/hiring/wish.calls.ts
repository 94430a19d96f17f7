import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, parts, pin, problem, siteDay, text, whole } from '../fields.ts';
import { few } from '../marketplace/figures.calls.ts';
import { hiringKinds, skill, skills } from './terms.ts';

/** So many signs a sentence has at most. */
export const longestWish = 500;

/** One work or machine that somebody needs, as far as their sentence says it. */
export const wishItem = z.object({
  of: z.enum(hiringKinds),
  /** The specification's value, by which listings are found. */
  category: z.string(),
  /** A key of `content/trades.json`. */
  trade: z.string().optional(),
  machine: z.string().optional(),
  count: z.number(),
  /** Whole rupees a person and day. */
  price: z.number().optional(),
  skill: z.enum(skills).optional(),
});
export type WishItem = z.infer<typeof wishItem>;

export const wish = z.object({
  items: z.array(wishItem),
  dates: z
    .object({
      from: z.iso.date(),
      days: z.number(),
      restDays: z.array(z.number()).optional(),
      part: z.enum(parts).optional(),
    })
    .optional(),
  pin: z.string().optional(),
  /** A town or district, by its name in English. */
  place: z.string().optional(),
  /** What is said of a house: "2 bhk", "30x40". */
  house: z.string().optional(),
  /** What was not understood, as it was written. */
  unread: z.array(z.string()),
});
export type Wish = z.infer<typeof wish>;

export const readWishCall = endpoint({
  method: 'POST',
  path: '/readWish',
  access: 'anyone',
  summary: 'What a sentence in any of the six languages asks for; nothing of it is kept',
  body: z.object({ text: text(longestWish, 'required', 'too-long') }),
  response: dataOf(wish),
});

const matchItem = z.object({
  of: z.enum(hiringKinds, { error: problem('item-missing') }),
  category: z
    .string({ error: problem('category-invalid') })
    .trim()
    .min(1, problem('category-invalid'))
    .max(80, problem('category-invalid')),
  trade: z.string().max(40, problem('bad-input')).optional(),
  skill: skill.optional(),
});

export const match = z.object({
  /** Place of the item in the question. */
  item: z.number(),
  /** How many such people or machines are listed and available within `within` kilometres. */
  near: z.union([z.int().min(0), z.literal(few)]),
  within: z.number(),
  /** Whole rupees a person and day: the middle half of what they ask; null of fewer than eight. */
  usualPerDay: z.object({ low: z.number(), high: z.number() }).nullable(),
});
export type Match = z.infer<typeof match>;

export const postMatches = endpoint({
  method: 'POST',
  path: '/matches',
  access: 'anyone',
  summary:
    'How many people or machines near a PIN can do what is asked, and what they usually take; no person',
  body: z.object({
    items: z
      .array(matchItem, { error: problem('item-missing') })
      .min(1, problem('item-missing'))
      .max(10, problem('bad-input')),
    pin,
    radiusKm: whole({ min: 1, max: 100 }, 'bad-input').default(25),
    dates: z.object({ from: siteDay, days: whole({ min: 1, max: 180 }, 'dates-invalid') }).optional(),
  }),
  response: dataOf(z.array(match)),
});
