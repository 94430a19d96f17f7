import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pin, problem, siteDay } from '../fields.ts';
import { tradeKeys } from '../marketplace/trades.ts';
import { agreedPrice, hiringKinds, payNote, per, skill } from './terms.ts';

export const getFairPay = endpoint({
  method: 'GET',
  path: '/fairPay',
  access: 'user',
  summary: 'The minimum wage and the usual price near a PIN code, and whether a price lies below them',
  query: z.object({
    pin,
    of: z.enum(hiringKinds, { error: problem('bad-input') }),
    category: z
      .string({ error: problem('category-invalid') })
      .trim()
      .min(1, problem('category-invalid'))
      .max(80),
    skill: skill.optional(),
    trade: z.enum(tradeKeys, { error: problem('trade-invalid') }).optional(),
    /** A head. */
    price: agreedPrice.optional(),
    per: per.default('day'),
    /** The work's first day; today where it is missing. */
    date: siteDay.optional(),
  }),
  response: dataOf(z.array(payNote)),
});
