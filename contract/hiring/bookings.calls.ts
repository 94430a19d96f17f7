import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, lines, listOf, nothing, problem, timestamp, whole } from '../fields.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { inLanguage } from '../site/public.calls.ts';
import {
  clientId,
  listingRef,
  offerTerms,
  per,
  quote,
  recordDates,
  recordedChange,
  skill,
  wantedChange,
} from './terms.ts';

export const bookingStatuses = ['agreed', 'under_way', 'done_said', 'done', 'cancelled', 'no_show'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** What a side can set; `contested` answers a no-show. */
export const bookingActs = [...bookingStatuses, 'contested'] as const;
export type BookingAct = (typeof bookingActs)[number];

/** Why a side cancels (docs/rules.md#hiring-7). */
export const cancelReasons = {
  customer: ['plans', 'site-not-ready', 'weather', 'found-other', 'provider-asked', 'other'],
  provider: ['ill', 'family', 'transport', 'other-work', 'unsafe-site', 'terms-changed', 'other'],
} as const;
export type CancelReason = (typeof cancelReasons)['customer' | 'provider'][number];

export const changeRecord = z.object({
  _id: z.string(),
  bookingId: z.string(),
  author: z.enum(['customer', 'provider']),
  wanted: recordedChange,
  status: z.enum(['asked', 'accepted', 'declined', 'expired']),
  expiresAt: timestamp,
  createdAt: timestamp,
});
export type BookingChange = z.infer<typeof changeRecord>;

export const bookingRecord = z.object({
  _id: z.string(),
  requestId: z.string(),
  itemId: z.string(),
  offerId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  customerPic: z.string().nullable(),
  providerId: z.string(),
  /** Who answers for the listing: a machine's owner, a crew's leader. */
  providerName: z.string(),
  listing: listingRef,
  listingName: z.string(),
  profilePic: z.string().nullable(),
  category: z.string(),
  trade: z.string().optional(),
  skill: skill.optional(),
  count: z.number(),
  dates: recordDates,
  price: z.number(),
  per,
  terms: offerTerms,
  quote: quote.optional(),
  total: z.number(),
  status: z.enum(bookingStatuses),
  version: z.number(),
  /** Why it was cancelled, and by which side; `neev` where a rule did it. */
  ended: z
    .object({
      by: z.enum(['customer', 'provider', 'neev']),
      reason: z.string().nullable(),
      text: z.string().nullable(),
    })
    .optional(),
  /** Which side said that the other was not there. */
  noShowBy: z.enum(['customer', 'provider']).optional(),
  contested: z.boolean(),
  ruling: z.enum(['stands', 'lifted']).nullable(),
  /** Of one booking; a list leaves them out. */
  units: z.array(
    z.object({
      _id: z.string(),
      label: z.string(),
      /** Of a crew with several rates: what this one gets a day, whole rupees. */
      price: z.number().optional(),
    }),
  ),
  pin: z.string(),
  place: z.string(),
  address: z.string().nullable(),
  sitePhone: z.string().nullable(),
  /** The spot itself, where the customer said it. */
  latlng: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  phones: z.object({ customer: z.string().optional(), provider: z.string().optional() }),
  /** The change that waits for an answer. */
  change: changeRecord.nullable(),
  /** The request that looks for others, once this is called off; the customer's own view alone. */
  replacedBy: z.string().optional(),
  /** Whose bookings stand in its place, likewise. */
  hiredInstead: z.array(z.object({ _id: z.string(), name: z.string() })).optional(),
  /** What the caller may set now. */
  next: z.array(z.enum(bookingActs)),
  statusAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Booking = z.infer<typeof bookingRecord>;

const byId = z.object({ id: z.string() });
const version = whole({ min: 1, max: 2 ** 31 - 1 }, 'bad-input');

export const getBookings = endpoint({
  method: 'GET',
  path: '/bookings',
  access: 'user',
  summary: 'The user’s bookings, the newest first',
  query: z.object({
    ...pageOnly.shape,
    as: z.enum(['customer', 'provider'], { error: problem('bad-input') }).optional(),
    status: z.enum(bookingStatuses, { error: problem('bad-input') }).optional(),
  }),
  response: listOf(bookingRecord),
});

export const getBooking = endpoint({
  method: 'GET',
  path: '/bookings/:id',
  access: 'user',
  summary: 'A booking, for its two sides',
  params: byId,
  response: dataOf(bookingRecord),
});

export const getBookingIcs = endpoint({
  method: 'GET',
  path: '/bookings/:id/ics',
  access: 'user',
  summary:
    'A booking for a calendar (RFC 5545), for its two sides; address and phone where the booking shows them',
  params: byId,
  query: inLanguage,
  response: z.unknown(),
  answers: 'text/calendar',
});

export const setBookingState = endpoint({
  method: 'PUT',
  path: '/bookings/:id/state',
  access: 'user',
  summary: 'Say what became of a booking: arrived, done, cancelled, did not come',
  params: byId,
  body: z.object({
    to: z.enum(bookingActs, { error: problem('bad-input') }),
    version,
    reason: z.string().max(40).optional(),
    text: z.preprocess(
      (value) => (value === null || value === '' ? undefined : value),
      lines(500).optional(),
    ),
  }),
  response: dataOf(bookingRecord),
});

export const swapUnits = endpoint({
  method: 'PUT',
  path: '/bookings/:id/units',
  access: 'user',
  summary: 'Send others of the provider’s own free people or machines',
  params: byId,
  body: z.object({
    version,
    unitIds: z
      .array(z.uuid(problem('bad-input')))
      .min(1, problem('bad-input'))
      .max(500),
  }),
  response: dataOf(bookingRecord),
});

/** The units of the booking's listing, for a swap. */
export const getBookingUnits = endpoint({
  method: 'GET',
  path: '/bookings/:id/units',
  access: 'user',
  summary: 'The provider’s people or machines, and which are free on the booking’s days',
  params: byId,
  response: dataOf(
    z.array(z.object({ _id: z.string(), label: z.string(), booked: z.boolean(), free: z.boolean() })),
  ),
});

export const postChange = endpoint({
  method: 'POST',
  path: '/bookings/:id/changes',
  access: 'user',
  summary: 'Ask the other side for other days, another number or another price',
  params: byId,
  body: z.object({ clientId, ...wantedChange.shape }),
  response: dataOf(changeRecord),
});

export const answerChange = endpoint({
  method: 'PUT',
  path: '/bookings/:id/changes/:changeId',
  access: 'user',
  summary: 'Accept or refuse the change that the other side asked for',
  params: z.object({ id: z.string(), changeId: z.string() }),
  body: z.object({ accept: z.boolean({ error: problem('bad-input') }) }),
  response: dataOf(changeRecord),
});

export const getContested = endpoint({
  method: 'GET',
  path: '/admin/noShows',
  access: 'admin',
  summary: 'No-shows that the other side contests and no admin has ruled on',
  query: pageOnly,
  response: listOf(
    z.object({
      _id: z.string(),
      customerId: z.string(),
      customerName: z.string(),
      providerId: z.string(),
      listingName: z.string(),
      saidBy: z.enum(['customer', 'provider']),
      dates: recordDates,
      statusAt: timestamp,
    }),
  ),
});

export const ruleNoShow = endpoint({
  method: 'PUT',
  path: '/admin/noShows/:id',
  access: 'admin',
  summary: 'Rule on a contested no-show; it stands in the audit log',
  params: byId,
  body: z.object({ stands: z.boolean({ error: problem('bad-input') }) }),
  response: nothing,
});
