import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, nothing, recordDay, timestamp } from '../fields.ts';
import { marks, moneyHow, moneySort } from '../hiring/ledger.calls.ts';
import { agreedDate, saidDate, seal } from '../hiring/statement.calls.ts';
import { offerTerms, per, recordDates } from '../hiring/terms.ts';

/** A side as the book's terms name it, else as the booking shows it; null where the account is gone or no phone is shown. */
const person = z.object({ name: z.string().nullable(), phone: z.string().nullable() });

/** What a book of work owes its provider. Whole rupees; dates are those of the site. */
const owedFacts = {
  bookingId: z.string(),
  employer: person,
  /** The booking's end; where nobody says so, seven days after the last agreed day. */
  end: recordDay,
  /** What both sides grant, less what the provider received. */
  agreed: z.number(),
  /** What would be owed had the employer taken nothing back since the first reminder; never less than `agreed`. */
  granted: z.number(),
  /** If all that is claimed counts, less what the provider received. */
  said: z.number(),
  /** What the employer says that they paid. */
  saysPaid: z.number(),
  /** From then on one can remind, or remind again. */
  remindFrom: recordDay,
  reminded: z.array(timestamp),
  /** Null until the first reminder. */
  claimFrom: recordDay.nullable(),
  claimedAt: timestamp.nullable(),
  state: z.enum(['none', 'reminded', 'claimed', 'ended']),
};
export const owedRecord = z.object(owedFacts);
export type Owed = z.infer<typeof owedRecord>;

/** Where help is, and what the law says: `sentence` in English, beside it in other languages; drafts may lack it. */
export const hint = z.object({
  area: z.string(),
  sentence: z.string(),
  hi: z.string(),
  mr: z.string().optional(),
  bn: z.string().optional(),
  te: z.string().optional(),
  ta: z.string().optional(),
  phone: z.string().optional(),
  /** The law's name and section. */
  law: z.string().optional(),
  source: z.string(),
  readOn: recordDay,
});

export const claimRecord = z.object({
  ...owedFacts,
  worker: person,
  /** What both sides grant, and what the worker received of it. */
  wages: z.number(),
  paid: z.number(),
  pin: z.string(),
  terms: z.object({
    price: z.number(),
    per,
    count: z.number(),
    dates: recordDates,
    total: z.number(),
    overtimePerHour: offerTerms.shape.overtimePerHour,
  }),
  /** Agreed; of a crew each person's own. */
  dates: z.array(agreedDate),
  /** By the worker's word alone. */
  oneSided: z.array(saidDate),
  /** The employer says less, or says that it is wrong. */
  disputed: z.array(saidDate.extend({ employerSays: z.enum(marks).nullable() })),
  /** Granted when first reminded, and taken back by the employer alone since. */
  takenBack: z.array(saidDate),
  payments: z.array(
    z.object({
      on: recordDay,
      /** Below zero where it was given back. */
      amount: z.number(),
      sort: moneySort,
      how: moneyHow,
      /** `waits`: the employer's word alone. */
      state: z.enum(['agreed', 'waits', 'disputed']),
    }),
  ),
  seal,
  hints: z.array(hint),
});
export type Claim = z.infer<typeof claimRecord>;
/** As one side of the booking reads it. */
export type ReadClaim = Claim & { side: 'customer' | 'provider' };

const byId = z.object({ id: z.string() });

export const getOwed = endpoint({
  method: 'GET',
  path: '/owed',
  access: 'user',
  summary: 'What the books of the caller’s own bookings as provider still owe, with reminders and claims',
  response: dataOf(z.array(owedRecord)),
});

export const postRemind = endpoint({
  method: 'POST',
  path: '/bookings/:id/remind',
  access: 'user',
  summary: 'Remind who owes by the book: from two days after the end, at most three times, three days apart',
  params: byId,
  response: dataOf(owedRecord),
});

export const getClaim = endpoint({
  method: 'GET',
  path: '/bookings/:id/claim',
  access: 'user',
  summary:
    'What a claim of unpaid wages says: for the provider as soon as something is owed, for who owes once it is made; else null',
  params: byId,
  response: dataOf(claimRecord.extend({ side: z.enum(['customer', 'provider']) }).nullable()),
});

export const postClaim = endpoint({
  method: 'POST',
  path: '/bookings/:id/claim',
  access: 'user',
  summary: 'Claim unpaid wages, from five days after the first reminder; who owes is told',
  params: byId,
  response: dataOf(claimRecord),
});

export const deleteClaim = endpoint({
  method: 'DELETE',
  path: '/bookings/:id/claim',
  access: 'user',
  summary: 'Withdraw a claim of unpaid wages',
  params: byId,
  response: nothing,
});
