import { z } from 'zod';
import { decimal, price, problem, rupees, whole } from '../fields.ts';
import { dieselPayers, operators } from './hiring-words.ts';

const amount = rupees({ min: 0, max: 1_000_000 }, 'money-invalid').optional();
const hours = (max: number) => whole({ min: 1, max }, 'bad-input');

/** It stands here because a form checks by it in the browser. Whole rupees a machine. `perDay` is the product's price: what is written here is written there. */
export const rentTerms = z.object({
  stock: whole({ min: 1, max: 500 }, 'count-invalid').default(1),
  perHour: price.optional(),
  perDay: price.optional(),
  perWeek: price.optional(),
  minHours: hours(168).optional(),
  dayHours: hours(24).default(8),
  extraHour: price.optional(),
  operator: z.enum(operators, { error: problem('bad-input') }).default('none'),
  operatorPerDay: amount,
  diesel: z.enum(dieselPayers, { error: problem('bad-input') }).default('renter'),
  dieselPerHour: amount,
  transportBase: amount,
  freeKm: whole({ min: 0, max: 1000 }, 'bad-input').optional(),
  perKm: amount,
  deposit: rupees({ min: 0, max: 10_000_000 }, 'money-invalid').optional(),
  latePerHour: amount,
  graceMinutes: whole({ min: 0, max: 1440 }, 'bad-input').default(60),
  bufferMinutes: whole({ min: 0, max: 1440 }, 'bad-input').default(0),
  gstPercent: decimal({ min: 0, max: 28 }, 'bad-input').optional(),
  downtimeStops: z.boolean({ error: problem('bad-input') }).default(true),
});
export type RentTermsBody = z.infer<typeof rentTerms>;
