import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, lines, parts, pin, problem, recordDay } from '../fields.ts';
import { few, fewest } from '../marketplace/figures.calls.ts';
import { machineKeys, tradeKeys } from '../marketplace/trades.ts';
import { dates, hiringKinds, howMany, skill } from './terms.ts';

/** Signs of a sentence that are read. */
export const longestWish = 500;

const work = {
  of: z.enum(hiringKinds, { error: problem('item-missing') }),
  category: z
    .string({ error: problem('category-invalid') })
    .trim()
    .min(1, problem('category-invalid'))
    .max(80, problem('category-invalid')),
  trade: z.enum(tradeKeys, { error: problem('trade-invalid') }).optional(),
  skill: skill.optional(),
};

const wishItem = z.object({
  ...work,
  /** Of what is rented; its `category` says the same. */
  machine: z.enum(machineKeys).optional(),
  count: z.number(),
  /** Whole rupees a day, a head or machine. */
  price: z.number().optional(),
});

export const wish = z.object({
  items: z.array(wishItem),
  dates: z
    .object({
      from: recordDay,
      /** No first day was said: it is tomorrow. */
      assumed: z.literal(true).optional(),
      days: z.number(),
      /** 0 is Sunday. */
      restDays: z.array(z.number()).optional(),
      part: z.enum(parts).optional(),
    })
    .optional(),
  pin: z.string().optional(),
  /** A town or district by its English name, where one was named. */
  place: z.string().optional(),
  /** What is said of a house: "2 bhk", "30x40". */
  house: z.string().optional(),
  /** Who says it looks for work or offers something, and may hire nobody. */
  seeksWork: z.literal(true).optional(),
  /** What they would be listed as, where that is more than a worker: who lets machines out is a `provider`. */
  offers: z.enum(['groupWorker', 'contractor', 'engineer', 'provider']).optional(),
  /** What was not understood, as it was typed, in its order. */
  unread: z.array(z.string()),
});
export type Wish = z.infer<typeof wish>;

export const readWishCall = endpoint({
  method: 'POST',
  path: '/readWish',
  access: 'anyone',
  summary: 'What a sentence asks for, in six languages; nothing of it is kept',
  body: z.object({ text: lines(longestWish, 'wish-missing', 'wish-long') }),
  response: dataOf(wish),
});

/** What is asked about, or was found: an item as `/readWish` answers it, or as a form holds it. */
const matchItem = z.object({ ...work, count: howMany.default(1) });
export type MatchItem = z.infer<typeof matchItem>;

export const match = z.object({
  /** Place of the item in the question. */
  item: z.number(),
  /** Who would be asked. Fewer than three are not told from each other. */
  near: z.union([z.literal(0), z.int().min(fewest), z.literal(few)]),
  /** Kilometres around the PIN code: the smallest of 25, 50 and 100 in which somebody is found. */
  within: z.number(),
  /** `category` where nobody near says this trade: then all of its categories are asked. */
  by: z.enum(['trade', 'category']),
  /** Whole rupees a head or machine a day, p25 to p75; null where fewer than three ask a price. */
  usualPerDay: z.object({ low: z.number(), high: z.number() }).nullable(),
});
export type Match = z.infer<typeof match>;

export const postMatches = endpoint({
  method: 'POST',
  path: '/matches',
  access: 'anyone',
  summary: 'How many near a PIN code do each work, and what they usually ask; no record and no person',
  body: z.object({
    items: z
      .array(matchItem, { error: problem('item-missing') })
      .min(1, problem('item-missing'))
      .max(10, problem('bad-input')),
    pin,
    /** Who is free on all of these days alone. */
    dates: dates.optional(),
  }),
  response: dataOf(z.array(match)),
});
