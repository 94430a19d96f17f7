import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, recordDay, rupees, timestamp } from '../fields.ts';
import { bookingRecord } from './bookings.calls.ts';
import { requestRecord } from './requests.calls.ts';
import { siteBody } from './site-body.ts';
import { clientId, dates } from './terms.ts';

const byId = z.object({ id: z.string() });

export const putSite = endpoint({
  method: 'PUT',
  path: '/bookings/:id/site',
  access: 'user',
  summary: 'Say or change where the work is and which phone answers there, while it is agreed or under way',
  params: byId,
  body: siteBody,
  response: dataOf(bookingRecord),
});

export const postReplacement = endpoint({
  method: 'POST',
  path: '/bookings/:id/replacement',
  access: 'user',
  summary:
    'Ask others for what is left of a booking that was cancelled, or to which nobody came: who does such work near the site and is free',
  params: byId,
  body: z.object({ clientId }),
  response: dataOf(requestRecord),
});

export const postAgain = endpoint({
  method: 'POST',
  path: '/bookings/:id/again',
  access: 'user',
  summary: 'Ask the same listing for other days, on the terms that were agreed last',
  params: byId,
  body: z.object({ clientId, dates }),
  response: dataOf(requestRecord),
});

const side = z.enum(['customer', 'provider']);

/** What is owed once work is over, the same for both sides. Whole rupees. */
export const settlementRecord = z.object({
  bookingId: z.string(),
  /** The work is said to be done: what is over goes back. */
  over: z.boolean(),
  /** What is granted: days, hours, a job, a machine's hire with its late hours and damage; `of` so many, at `rate` each. */
  lines: z.array(
    z.object({
      key: z.enum([
        'full',
        'half',
        'overtime',
        'hours',
        'job',
        'hire',
        'extra',
        'transport',
        'late',
        'damage',
      ]),
      of: z.number().optional(),
      rate: z.number().optional(),
      amount: z.number(),
    }),
  ),
  earned: z.number(),
  paid: z.number(),
  /** What the owner of a machine holds. */
  deposit: z.number(),
  owed: z.number(),
  owedBy: side.nullable(),
  /** What was agreed for the whole time. */
  total: z.number(),
  /** What one side claims, and counts once the other agrees; `unwritten`: days that nobody wrote down, `deposit`: the agreed one, likewise. */
  waiting: z.array(
    z.object({
      key: z.enum(['days', 'unwritten', 'paid', 'late', 'damage', 'deposit']),
      by: side,
      amount: z.number(),
      of: z.number().optional(),
      until: timestamp.optional(),
      /** Of a damage: the renter said no, or nothing within the seven days. */
      answer: z.enum(['contested', 'unanswered']).optional(),
      /** The days that nobody wrote down, where they are few. */
      days: z.array(z.object({ unit: z.string(), date: recordDay })).optional(),
      /** A payment’s entry in the book, to agree to, and what it was for. */
      entry: z.string().optional(),
      sort: z.enum(['advance', 'wage', 'deposit', 'transport', 'other']).optional(),
      /** Its receiver wrote such a payment too: whether it is the same is asked in the book. */
      twin: z.literal(true).optional(),
    }),
  ),
  /** The other side’s own name: of a machine, its owner’s. */
  other: z.string(),
  /** To who owes it alone: who receives it, and where by UPI, if they said. */
  payTo: z.object({ name: z.string(), upi: z.string().nullable() }).optional(),
  /** The reader receives money and may say where by UPI; null where they did not. */
  ownUpi: z.string().nullable(),
});
export type Settlement = z.infer<typeof settlementRecord>;

export const getSettlement = endpoint({
  method: 'GET',
  path: '/bookings/:id/settlement',
  access: 'user',
  summary: 'What is owed and paid for a booking by what both sides granted, the same for both',
  params: byId,
  response: dataOf(settlementRecord),
});

export const putLateFee = endpoint({
  method: 'PUT',
  path: '/bookings/:id/lateFee',
  access: 'user',
  summary:
    'Agree to what late hours of a machine cost, as the customer; ask for less or for nothing, as the owner',
  params: byId,
  body: z.object({ amount: rupees({ min: 0, max: 10_000_000 }, 'money-invalid') }),
  response: dataOf(settlementRecord),
});

export const putNoDeposit = endpoint({
  method: 'PUT',
  path: '/bookings/:id/noDeposit',
  access: 'user',
  summary:
    'Say as the customer of a machine that the agreed deposit was never given: nothing of it goes back',
  params: byId,
  response: dataOf(settlementRecord),
});
