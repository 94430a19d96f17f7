import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  dataOf,
  lines,
  optionalText,
  pin,
  problem,
  rupees,
  siteTime,
  text,
  timestamp,
  whole,
} from '../fields.ts';
import { rentTerms } from './rent-terms.ts';
import { agreedPrice, dates, howMany, per, quote } from './terms.ts';

const rentTermsRecord = z.object({
  ...rentTerms.shape,
  productId: z.string(),
  perDay: z.number(),
  /** Whether the owner has said any; else these are the usual ones. */
  said: z.boolean(),
});
export type RentTermsRecord = z.infer<typeof rentTermsRecord>;

const byProduct = z.object({ productId: z.string() });

export const getRentTerms = endpoint({
  method: 'GET',
  path: '/rentTerms/:productId',
  access: 'user',
  summary: 'On what terms a machine is rented out, and how many there are',
  params: byProduct,
  response: dataOf(rentTermsRecord),
});

export const putRentTerms = endpoint({
  method: 'PUT',
  path: '/rentTerms/:productId',
  access: 'user',
  summary: 'Set the terms of one’s own product; fewer machines than are booked cannot be',
  params: byProduct,
  body: rentTerms,
  response: dataOf(rentTermsRecord),
});

export const postRentQuote = endpoint({
  method: 'POST',
  path: '/rentQuote',
  access: 'user',
  summary: 'What a machine costs for these days, all in, line by line; nothing is written',
  body: z.object({
    productId: z.uuid(problem('bad-input')),
    dates,
    count: howMany.default(1),
    /** What was agreed, in the place of the terms’ own price. */
    price: agreedPrice.optional(),
    per: per.default('day'),
    pin: pin.optional(),
    /** Whether an operator who costs extra shall come along. */
    operator: z.boolean({ error: problem('bad-input') }).default(true),
    /** Hours of work beyond those that the days hold. */
    extraHours: whole({ min: 0, max: 2000 }, 'bad-input').default(0),
  }),
  response: dataOf(quote),
});

export const pictureReference = z.string().max(120, problem('picture-invalid'));
export const ofBooking = z.object({ id: z.string() });
export const unitId = z.uuid(problem('bad-input'));
export const side = z.enum(['customer', 'provider']);

const fault = z.object({
  _id: z.string(),
  unitId: z.string(),
  by: side,
  at: timestamp,
  text: z.string(),
  repairedAt: timestamp.nullable(),
  /** Hours of the hire that do not count, until now where it is not repaired. */
  stoppedHours: z.number(),
});
export type Fault = z.infer<typeof fault>;

export const getFaults = endpoint({
  method: 'GET',
  path: '/bookings/:id/faults',
  access: 'user',
  summary: 'Faults of a booking’s machines while they were out, the oldest first',
  params: ofBooking,
  response: dataOf(z.array(fault)),
});

export const postFault = endpoint({
  method: 'POST',
  path: '/bookings/:id/faults',
  access: 'user',
  summary:
    'Say that a machine stands still; its hours do not count until it is repaired, where the terms say so',
  params: ofBooking,
  body: z.object({
    unitId,
    at: siteTime.optional(),
    text: text(500),
  }),
  response: dataOf(fault),
});

export const putFault = endpoint({
  method: 'PUT',
  path: '/bookings/:id/faults/:faultId',
  access: 'user',
  summary: 'Say that a machine runs again',
  params: z.object({ id: z.string(), faultId: z.string() }),
  body: z.object({ repairedAt: siteTime.optional() }),
  response: dataOf(fault),
});

export const damageRecord = z.object({
  _id: z.string(),
  bookingId: z.string(),
  unitId: z.string(),
  amount: z.number(),
  text: z.string(),
  /** Addresses of the bytes. */
  pictures: z.array(z.string()),
  status: z.enum(['open', 'agreed', 'contested', 'unanswered']),
  answer: z.string().nullable(),
  answerPictures: z.array(z.string()),
  /** Until when the customer may answer. */
  answerBy: timestamp,
  createdAt: timestamp,
});
export type Damage = z.infer<typeof damageRecord>;

export const getDamages = endpoint({
  method: 'GET',
  path: '/bookings/:id/damages',
  access: 'user',
  summary: 'What the owner says was damaged, and what the other side answered',
  params: ofBooking,
  response: dataOf(z.array(damageRecord)),
});

export const postDamage = endpoint({
  method: 'POST',
  path: '/bookings/:id/damages',
  access: 'user',
  summary: 'Say what was damaged, within 48 hours after the return, with pictures; Neev decides nothing',
  params: ofBooking,
  body: z.object({
    unitId,
    amount: rupees({ min: 1, max: 10_000_000 }, 'money-invalid'),
    text: lines(1000),
    pictures: z
      .array(pictureReference, { error: problem('picture-invalid') })
      .min(1, problem('required'))
      .max(8, problem('picture-invalid')),
  }),
  response: dataOf(damageRecord),
});

export const answerDamage = endpoint({
  method: 'PUT',
  path: '/damages/:id',
  access: 'user',
  summary: 'Agree to a damage or contest it, within seven days',
  params: ofBooking,
  body: z.object({
    status: z.enum(['agreed', 'contested'], { error: problem('bad-input') }),
    answer: optionalText(1000),
    pictures: z.array(pictureReference).max(8, problem('picture-invalid')).default([]),
  }),
  response: dataOf(damageRecord),
});
