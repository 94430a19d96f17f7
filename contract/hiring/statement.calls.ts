import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { recordDay, siteDay } from '../fields.ts';
import { hex } from './work-book.ts';

const worked = z.enum(['half', 'full']);
export const saidDate = z.object({ date: recordDay, mark: worked });
/** `signed`: the employer's line that agrees carries the signature of their phone. */
export const agreedDate = saidDate.extend({ overtimeHours: z.number(), signed: z.boolean() });

/** A signed sum; null until there is one. */
export const seal = z
  .object({ token: z.string(), note: z.string(), witnesses: z.array(z.string()) })
  .nullable();

/** One employer's books in the time that was asked for. */
const employer = z.object({
  _id: z.string(),
  /** Null where the account is gone. */
  name: z.string().nullable(),
  /** As the book's terms name it, else as the booking shows it; null where it shows none. */
  phone: z.string().nullable(),
  pin: z.string(),
  /** Two halves are one. */
  agreedDays: z.number(),
  /** Those that the employer has not said anything of. */
  oneSidedDays: z.number(),
  /** Whole rupees. */
  wages: z.number(),
  paid: z.number(),
  /** What the employer says that they paid. */
  saysPaid: z.number(),
  /** What is left of the wages, never below zero. */
  owed: z.number(),
  /** The agreed days; of a crew each person's own. */
  dates: z.array(agreedDate),
  oneSided: z.array(saidDate),
  /** The employer granted more of them once than now. */
  takenBack: z.array(recordDay),
  /** What names the state of each book: its last entry's hash. */
  books: z.array(z.object({ bookingId: z.string(), head: hex })),
});
export type StatementEmployer = z.infer<typeof employer>;

export const statementRecord = z.object({
  data: z.array(employer),
  from: recordDay,
  to: recordDay,
  name: z.string(),
  total: z.object({
    agreedDays: z.number(),
    oneSidedDays: z.number(),
    wages: z.number(),
    paid: z.number(),
    owed: z.number(),
  }),
  /** Dates of the last 12 months with an agreed day, whatever was asked for: 90 open the welfare board's register. */
  daysInYear: z.number(),
  seal,
});
export type Statement = z.infer<typeof statementRecord>;

const query = z.object({ from: siteDay.optional(), to: siteDay.optional() });

export const getStatement = endpoint({
  method: 'GET',
  path: '/statement',
  access: 'user',
  summary: 'Days, wages and payments of the user’s own work by employer, with the last 12 months’ days',
  query,
  response: statementRecord,
});

export const getStatementCsv = endpoint({
  method: 'GET',
  path: '/statement/csv',
  access: 'user',
  summary: 'The statement as a table for a spreadsheet: a row a day, payment sums by employer (CSV, UTF-8)',
  query,
  response: z.unknown(),
  answers: 'text/csv',
});
