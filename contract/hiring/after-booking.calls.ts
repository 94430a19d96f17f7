import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, decimal, phone, problem, text } from '../fields.ts';
import { pointOf } from '../written.ts';
import { bookingRecord } from './bookings.calls.ts';
import { requestRecord } from './requests.calls.ts';
import { clientId, dates } from './terms.ts';

const byId = z.object({ id: z.string() });

/** What is not sent stays; what is sent empty goes. */
const cleared = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), field.nullish());

/** Also as a map writes it: `18.5204, 73.8567`. */
const point = z.preprocess(
  (value) => (typeof value === 'string' ? (pointOf(value) ?? value) : value),
  z.object(
    { lat: decimal({ min: -90, max: 90 }, 'bad-input'), lng: decimal({ min: -180, max: 180 }, 'bad-input') },
    { error: problem('bad-input') },
  ),
);

export const siteBody = z.object({
  address: cleared(text(300)),
  sitePhone: cleared(phone),
  latlng: cleared(point),
});
export type SiteBody = z.infer<typeof siteBody>;

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
