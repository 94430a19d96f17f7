import { z } from 'zod';
import { typedCode } from '../accounts/account.ts';
import { endpoint } from '../endpoint.ts';
import {
  dataOf,
  name,
  nothing,
  phone,
  pin,
  problem,
  recordDay,
  siteDayOr,
  text,
  timestamp,
} from '../fields.ts';
import { clientId } from '../hiring/terms.ts';

/** Days outside Neev that fit into one question. */
export const mostOutsideDates = 31;

/** Days that a worker says of an employer outside Neev. */
export const outsideRecord = z.object({
  _id: z.string(),
  employerName: z.string(),
  phoneLast4: z.string(),
  pin: z.string(),
  trade: z.string(),
  dates: z.array(recordDay),
  /** When the employer's code was entered. */
  confirmedAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type Outside = z.infer<typeof outsideRecord>;

/** What the form sends. */
export const outsideBody = z.object({
  clientId,
  employerName: name(80),
  employerPhone: phone,
  pin,
  trade: text(60),
  dates: z
    .array(siteDayOr('outside-dates'), problem('outside-dates'))
    .min(1, problem('outside-dates'))
    .max(mostOutsideDates, problem('outside-dates'))
    .refine((dates) => new Set(dates).size === dates.length, problem('outside-dates')),
});
export type OutsideBody = z.infer<typeof outsideBody>;

const byId = z.object({ id: z.string() });

export const postOutsideDays = endpoint({
  method: 'POST',
  path: '/outsideDays',
  access: 'user',
  summary: 'Say on which days one worked for somebody outside Neev, who gets a code by SMS',
  body: outsideBody,
  response: dataOf(outsideRecord),
});

export const confirmOutsideDays = endpoint({
  method: 'PUT',
  path: '/outsideDays/:id',
  access: 'user',
  summary: 'Confirm days outside Neev with the code that the employer got',
  params: byId,
  body: z.object({
    code: typedCode('outside-code'),
  }),
  response: dataOf(outsideRecord),
});

export const getOutsideDays = endpoint({
  method: 'GET',
  path: '/outsideDays',
  access: 'user',
  summary: 'One’s days outside Neev, the newest first; at most 200 questions',
  response: dataOf(z.array(outsideRecord)),
});

export const deleteOutsideDays = endpoint({
  method: 'DELETE',
  path: '/outsideDays/:id',
  access: 'user',
  summary: 'Remove days outside Neev',
  params: byId,
  response: nothing,
});
