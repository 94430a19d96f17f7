import { z } from 'zod';

const above = z
  .number('must be a number above 0')
  .positive('must be a number above 0')
  .max(10_000_000, 'must be at most 10000000');
const said = z.string('must be words').min(1, 'must be words').max(300, 'must be at most 300 letters');
const day = z.iso.date('must be a day like 2026-11-01');
const group = <Of extends z.ZodType>(of: Of) => z.record(z.string(), of, { error: 'must be an object' });

const sourced = z.object({ value: above, source: said }, { error: 'must hold value and source' });
const percent = sourced.extend({
  value: z.number().min(0, 'must be 0 or more').max(50, 'must be at most 50'),
});
const place = z.object(
  {
    pins: z.array(z.string().regex(/^[1-9]\d{1,5}$/, 'must be the first digits of PIN codes')),
    all: above,
    labour: above,
    source: said,
    date: day,
  },
  { error: 'must hold pins, all, labour, source and date' },
);
const mix = z.object(
  {
    cement: above,
    sand: above,
    aggregate: z.number().nonnegative(),
    dry: above,
    wet: above.optional(),
    source: said,
  },
  { error: 'must hold cement, sand, aggregate, dry and source' },
);
const rate = z
  .object(
    {
      rate: above,
      low: above,
      high: above,
      finish: z.object({ basic: above, good: above, best: above }).optional(),
      source: said.optional(),
      date: day.optional(),
    },
    { error: 'must hold rate, low and high' },
  )
  .refine(({ rate: usual, low, high }) => low <= usual && usual <= high, {
    message: 'must have its rate between low and high',
  });

/** Dated rates, and how much of what a unit of work takes; which keys there are the shipped file says. */
export const rateFile = z.object(
  {
    date: day,
    currency: z.literal('INR', 'must be INR'),
    place: said,
    source: said,
    areaFactors: group(above),
    places: group(place),
    sources: group(said),
    coefficients: group(sourced),
    brick: said,
    mixes: group(mix),
    schedule: z.object({
      daysAWeek: sourced,
      weeks: group(sourced.extend({ each: z.enum(['house', 'floor'], 'must be house or floor') })),
      teams: group(sourced),
      payments: z.object(
        { advance: percent, kept: percent, keptMonths: sourced },
        { error: 'must hold advance, kept and keptMonths' },
      ),
    }),
    rates: group(rate),
  },
  { error: 'must be an object' },
);
