import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, longestTyped, problem } from '../fields.ts';
import { upiOf } from '../written.ts';

/** An address of UPI, as an app shows it: `ramesh@okaxis`. */
export const upi = z
  .string({ error: problem('upi-invalid') })
  .max(longestTyped, problem('upi-invalid'))
  .transform((typed) => upiOf(typed) ?? '')
  .pipe(z.string().min(1, problem('upi-invalid')));

const upiRecord = dataOf(z.object({ upi: z.string().nullable() }));

export const getUpi = endpoint({
  method: 'GET',
  path: '/upi',
  access: 'user',
  summary: 'The user’s own UPI address; others see it where they owe the user for a booking',
  response: upiRecord,
});

export const putUpi = endpoint({
  method: 'PUT',
  path: '/upi',
  access: 'user',
  summary: 'Say where one is paid by UPI; null takes it away',
  body: z.object({
    upi: z.preprocess((value) => (value === '' ? null : value), upi.nullable()),
  }),
  response: upiRecord,
});
