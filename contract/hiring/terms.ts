import { z } from 'zod';
import {
  decimal,
  optionalText,
  parts,
  phone,
  problem,
  recordDay,
  rupees,
  siteDayOr,
  siteTime,
  text,
  timestamp,
  whole,
} from '../fields.ts';
import { tradeKeys } from '../marketplace/trades.ts';

/** What can be hired. */
export const hiringKinds = ['worker', 'groupWorker', 'contractor', 'engineer', 'product'] as const;
export type HiringKind = (typeof hiringKinds)[number];

/** One listing: a provider record or a product. */
export const listingRef = z.object({
  kind: z.enum(hiringKinds, { error: problem('bad-input') }),
  _id: z.uuid(problem('bad-input')),
});
export type ListingRef = z.infer<typeof listingRef>;

/** A call's name of its own for what it writes: sent twice it is once. */
export const clientId = text(64, 'bad-input', 'bad-input');

const dayDates = z.object({
  from: siteDayOr('dates-invalid'),
  // How many at most depends on how they are paid.
  days: whole({ min: 1, max: 10_000 }, 'dates-invalid'),
  restDays: z
    .array(z.number().int().min(0).max(6))
    .refine((days) => new Set(days).size === days.length && days.length < 7)
    .optional(),
  part: z.enum(parts).optional(),
  startTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
});
const hourDates = z.object({
  start: siteTime,
  hours: decimal({ min: 0.5, max: 168 }, 'dates-invalid'),
});

const anyDates = z.union([dayDates, hourDates]);

/** Whole rupees; how many at most depends on what they are paid for (`domain/calendar/limits.ts`). */
export const agreedPrice = rupees({ min: 0, max: Number.MAX_SAFE_INTEGER }, 'price-invalid');

/** Working days at the site, or for a machine hours (docs/rules.md#hiring-2). What is wrong in them is wrong as a whole. */
export const dates = z
  .unknown()
  .transform((value, context): z.infer<typeof anyDates> => {
    const read = anyDates.safeParse(value);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: problem('dates-invalid') });
    return z.NEVER;
  })
  .meta({
    type: 'object',
    description: 'Working days `{ from, days, restDays?, part?, startTime? }`, or hours `{ start, hours }`',
  });
export type Dates = z.infer<typeof dates>;

/** The days of a record, however long ago. */
export const recordDates = z.union([
  dayDates.extend({ from: recordDay }),
  hourDates.extend({ start: timestamp }),
]);

/** Whole rupees a head or machine. */
export const pers = ['day', 'job', 'hour', 'week'] as const;
export const per = z.enum(pers, { error: problem('bad-input') });
export type Per = (typeof pers)[number];

export const skills = ['unskilled', 'semi', 'skilled', 'highly'] as const;
export const skill = z.enum(skills, { error: problem('bad-input') });
export type Skill = (typeof skills)[number];

export const howMany = whole({ min: 1, max: 500 }, 'count-invalid');

/** What a side wants otherwise in a booking. It stands here because a form checks by it in the browser. */
export const wantedChange = z.object({
  dates: dates.optional(),
  count: howMany.optional(),
  price: agreedPrice.optional(),
});
export const recordedChange = wantedChange.extend({ dates: recordDates.optional() });

/** What the customer gives, or a side asks for, besides the price. */
export const facilities = z.object({
  lodging: z.boolean().default(false),
  food: z.boolean().default(false),
  transport: z.boolean().default(false),
  gear: z.boolean().default(false),
});
export type Facilities = z.infer<typeof facilities>;

/** So many people of a crew at so many rupees a day each, and for which work, where that is said. */
export const crewRate = z.object({
  trade: z.enum(tradeKeys, { error: problem('trade-invalid') }).optional(),
  count: howMany,
  price: agreedPrice,
});
export type CrewRate = z.infer<typeof crewRate>;

/** Terms of an offer beside its price; the rupees of an hour of overtime. */
export const offerTerms = z.object({
  /** Of a crew paid by the day: its rates, where they are several; then count and price are what they come to in one. */
  rates: z.array(crewRate).min(2, problem('rates-invalid')).max(5, problem('rates-invalid')).optional(),
  overtimePerHour: rupees({ min: 1, max: 100_000 }, 'price-invalid').optional(),
  facilities: facilities.partial().optional(),
  /** Of a machine whose operator costs extra: whether one comes along; so it is where nothing is said. */
  operator: z.boolean({ error: problem('bad-input') }).optional(),
});
export type OfferTerms = z.infer<typeof offerTerms>;

export const siteAddress = optionalText(300);
export const sitePhone = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  phone.optional(),
);

/** A word about a price: the law's minimum or what is usual near the site; nothing is blocked by it. */
export const payNote = z.object({
  kind: z.enum(['below-minimum', 'below-local', 'minimum', 'local']),
  /** Whole rupees a day and head. */
  perDay: z.number(),
  low: z.number().optional(),
  high: z.number().optional(),
  since: z.string().optional(),
  source: z.string().optional(),
  skill: skill.optional(),
  /** Wages of works of the central government are for comparison alone. */
  basis: z.enum(['state', 'central']).optional(),
  /** By its English name. */
  state: z.string().optional(),
  zone: z.string().optional(),
  /** Where the zone of the place is not known: what each has, the most first. */
  zones: z.array(z.object({ zone: z.string(), perDay: z.number() })).optional(),
  /** English; the browser has its own language's. */
  sentence: z.string(),
});
export type PayNote = z.infer<typeof payNote>;

/** One line of a machine's price. */
export const quoteLine = z.object({ key: z.string(), amount: z.number(), how: z.string() });
export const quote = z.object({
  lines: z.array(quoteLine),
  total: z.number(),
  deposit: z.number(),
  /** Of an offer: what more time costs, as it was agreed. Rupees a machine. */
  beyond: z
    .object({
      dayHours: z.number(),
      extraHour: z.number(),
      latePerHour: z.number().optional(),
      graceMinutes: z.number(),
    })
    .optional(),
});
export type Quote = z.infer<typeof quote>;
