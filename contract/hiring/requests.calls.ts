import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, listOf, optionalText, problem, timestamp, whole } from '../fields.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { chooses, requestBody } from './request-body.ts';
import { facilities, hiringKinds, listingRef, payNote, per, recordDates, skill } from './terms.ts';

export const requestStatuses = ['open', 'filled', 'closed', 'expired'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestItem = z.object({
  _id: z.string(),
  of: z.enum(hiringKinds),
  category: z.string(),
  trade: z.string().optional(),
  skill: skill.optional(),
  count: z.number(),
  filled: z.number(),
  dates: recordDates,
  price: z.number().nullable(),
  operator: z.boolean().optional(),
  per,
  /** Rupees of an hour of overtime, where they were agreed before. */
  overtimePerHour: z.number().optional(),
  payNotes: z.array(payNote),
  /** For a provider: each of their listings that could do it works for somebody on its days. */
  booked: z.boolean().optional(),
});
export type RequestItem = z.infer<typeof requestItem>;

/** A listing that was asked, as the customer and its owner see it. */
const asked = z.object({
  ...listingRef.shape,
  name: z.string(),
  profilePic: z.string().nullable(),
  seen: z.boolean(),
  passed: z.boolean(),
});
export type AskedListing = z.infer<typeof asked>;

export const requestRecord = z.object({
  _id: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  customerPic: z.string().nullable(),
  status: z.enum(requestStatuses),
  choose: z.enum(chooses),
  /** A provider sees only their own listings of it. */
  to: z.union([z.literal('nearby'), z.array(asked)]),
  radiusKm: z.number(),
  /** How many people were told of it; the customer's own view alone. */
  told: z.number().optional(),
  pin: z.string(),
  /** Town and district of the PIN. */
  place: z.string(),
  /** From the asking provider's own place. */
  distanceKm: z.number().optional(),
  /** The customer's own, or after a booking. */
  address: z.string().nullable().optional(),
  sitePhone: z.string().nullable().optional(),
  description: z.string(),
  /** References of `/upload`; bytes at `/jobRequests/:id/pictures/:no`. */
  pictures: z.array(z.string()),
  facilities,
  items: z.array(requestItem),
  /** Offers that wait for the customer's answer; the customer's own view alone. */
  offersWaiting: z.number().optional(),
  /** An offer of the provider's own waits for the customer; that provider's view alone. */
  answered: z.boolean().optional(),
  expiresAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type JobRequest = z.infer<typeof requestRecord>;

const byId = z.object({ id: z.string() });

export const postRequest = endpoint({
  method: 'POST',
  path: '/jobRequests',
  access: 'user',
  summary: 'Ask people, crews, contractors, engineers and machines together',
  body: requestBody,
  response: dataOf(requestRecord),
});

export const getRequests = endpoint({
  method: 'GET',
  path: '/jobRequests',
  access: 'user',
  summary: 'The user’s own requests, or those that wait for the user’s listings',
  query: z.object({
    ...pageOnly.shape,
    as: z.enum(['mine', 'forMe'], { error: problem('bad-input') }).default('mine'),
  }),
  response: listOf(requestRecord),
});

export const getRequest = endpoint({
  method: 'GET',
  path: '/jobRequests/:id',
  access: 'user',
  summary: 'A request, for its customer and for those it is open to',
  params: byId,
  response: dataOf(requestRecord),
});

export const getRequestPicture = endpoint({
  method: 'GET',
  path: '/jobRequests/:id/pictures/:no',
  access: 'user',
  summary: 'A picture of a request, as bytes, for those who may see the request',
  params: z.object({ id: z.string(), no: whole({ min: 0, max: 5 }, 'bad-input') }),
  response: z.unknown(),
  answers: 'image/webp',
});

export const closeRequest = endpoint({
  method: 'PUT',
  path: '/jobRequests/:id/close',
  access: 'user',
  summary: 'Close a request: its offers lapse, its bookings stay',
  params: byId,
  body: z.object({ reason: optionalText(200) }),
  response: dataOf(requestRecord),
});

export const addRequestPeople = endpoint({
  method: 'PUT',
  path: '/jobRequests/:id/people',
  access: 'user',
  summary: 'Ask more listings',
  params: byId,
  body: z.object({ add: z.array(listingRef).min(1, problem('item-missing')).max(30, problem('bad-input')) }),
  response: dataOf(requestRecord),
});

export const widenRequest = endpoint({
  method: 'PUT',
  path: '/jobRequests/:id/radius',
  access: 'user',
  summary: 'Ask farther away where nobody was asked yet',
  params: byId,
  body: z.object({ radiusKm: whole({ min: 1, max: 100 }, 'bad-input') }),
  response: dataOf(requestRecord),
});

export const passRequest = endpoint({
  method: 'PUT',
  path: '/jobRequests/:id/pass',
  access: 'user',
  summary: 'Say no for one of the user’s listings',
  params: byId,
  body: z.object({ listing: listingRef }),
  response: dataOf(requestRecord),
});

/** Multipart `hirePicture`. What it answers is of use to its sender only: in a request, an inspection or a damage report. */
export const addHirePicture = endpoint({
  method: 'POST',
  path: '/hirePictures',
  access: 'user',
  summary: 'Send a picture about work ahead (JPEG, PNG or WebP, up to 8 MB)',
  body: z.object({ hirePicture: z.string() }),
  response: dataOf(z.object({ picture: z.string() })),
  files: ['hirePicture'],
});
