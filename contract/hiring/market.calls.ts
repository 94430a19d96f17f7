import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, problem } from '../fields.ts';
import { hiringKinds } from './terms.ts';

/** Weeks that the market's figures tell of: those that are over, and the present one. */
export const marketWeeks = 8;
/** No figure tells of fewer: nobody is to be found by one. */
export const fewestTold = 5;

/** Null stands for more than none and fewer than `fewestTold`. */
const count = z.number().nullable();
/** 0 to 1; null where too few are behind it. */
const share = z.number().nullable();

/** Lines of requests, one for each trade: asked for, those with all places filled, those that ended with places left. */
const asked = z.object({ asked: count, filled: count, missing: count });
export type MarketAsked = z.infer<typeof asked>;

export const unfilledReasons = ['nobody-near', 'no-answer', 'price', 'other'] as const;

export const market = z.object({
  /** Mondays, the oldest first. */
  weeks: z.array(z.iso.date()),
  /** Districts with most lines first. */
  places: z.array(asked.extend({ place: z.string() })),
  all: asked,
  byWeek: z.array(asked.extend({ answerHours: share })),
  trades: z.array(
    asked.extend({
      of: z.enum(hiringKinds),
      category: z.string(),
      /** By which it was asked for; null where the category alone was said. */
      trade: z.string().nullable(),
      byWeek: z.array(asked),
      /** Agreed a person and day, whole rupees, and the least minimum wage of that work; null where too few agreed. */
      wage: z
        .object({ low: z.number(), middle: z.number(), high: z.number(), minimum: z.number().nullable() })
        .nullable(),
    }),
  ),
  /** Of lines that are at least a day old, how many had a first offer in 1, 6 and 24 hours. */
  answered: z.object({ in1: share, in6: share, in24: share }),
  /** Half of the first offers came faster. */
  answerHours: share,
  unfilled: z.array(z.object({ why: z.enum(unfilledReasons), count })),
  /** Of those whose work ended 30 to 60 days ago, who agreed on other work within 30 days. */
  back: z.object({ customers: share, providers: share }),
  cancelled: z.array(
    z.object({ by: z.enum(['customer', 'provider', 'neev']), why: z.string().nullable(), count }),
  ),
  /** Books of people's work with agreed money that was still owed seven days after the end, of the last 60 days. */
  owed: z.object({ books: count, rupees: count, of: count }),
  /** What waits for an admin, by age: under 4 hours, under a day, under 3 days, longer. */
  queues: z.object({
    listings: z.array(z.number()),
    reports: z.array(z.number()),
    noShows: z.array(z.number()),
    /** Of no-shows that admins ruled on, those that they lifted. */
    lifted: share,
  }),
});
export type Market = z.infer<typeof market>;

const query = z.object({
  /** A district, as `places` names it. */
  place: z.string().trim().min(1, problem('bad-input')).max(80, problem('bad-input')).optional(),
});

export const getMarket = endpoint({
  method: 'GET',
  path: '/admin/market',
  access: 'admin',
  summary: `How the market does in the last ${marketWeeks} weeks, everywhere or in one district: no figure of fewer than ${fewestTold}`,
  query,
  response: dataOf(market),
});

export const getMarketCsv = endpoint({
  method: 'GET',
  path: '/admin/market/csv',
  access: 'admin',
  summary: 'The market’s figures by trade and week as a table',
  query,
  response: z.unknown(),
  answers: 'text/csv',
});
