import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, lines, listOf, timestamp } from '../fields.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { bookingRecord } from './bookings.calls.ts';
import {
  agreedPrice,
  clientId,
  dates,
  howMany,
  listingRef,
  offerTerms,
  payNote,
  per,
  quote,
  recordDates,
  skill,
} from './terms.ts';

export const offerStatuses = [
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'countered',
  'expired',
  'lapsed',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** As an offer is told: one that was accepted and whose booking was called off is no longer "accepted". */
export const offerStates = [...offerStatuses, 'cancelled', 'no_show'] as const;

const note = z.preprocess(
  (value) => (value === null || value === '' ? undefined : value),
  lines(500).optional(),
);

export const offerBody = z.object({
  clientId,
  itemId: z.string(),
  listing: listingRef,
  count: howMany,
  /** The customer may take any number from here to `count`; without it all or none. */
  minCount: howMany.optional(),
  dates: dates.optional(),
  price: agreedPrice,
  per: per.optional(),
  terms: offerTerms.optional(),
  note,
});
export type OfferBody = z.infer<typeof offerBody>;

export const counterBody = z.object({
  clientId,
  count: howMany.optional(),
  minCount: howMany.optional(),
  dates: dates.optional(),
  price: agreedPrice.optional(),
  terms: offerTerms.optional(),
  note,
});
export type CounterBody = z.infer<typeof counterBody>;

export const offerRecord = z.object({
  _id: z.string(),
  requestId: z.string(),
  itemId: z.string(),
  parentId: z.string().nullable(),
  listing: listingRef,
  listingName: z.string(),
  profilePic: z.string().nullable(),
  providerId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  author: z.enum(['customer', 'provider']),
  /** What was asked for, for the card. */
  item: z.object({
    of: z.string(),
    category: z.string(),
    trade: z.string().optional(),
    skill: skill.optional(),
    count: z.number(),
    filled: z.number(),
  }),
  count: z.number(),
  minCount: z.number(),
  dates: recordDates,
  /** Of the site. */
  pin: z.string(),
  price: z.number(),
  per,
  terms: offerTerms,
  quote: quote.optional(),
  /** Whole rupees for all heads and days; with a quote its total. */
  total: z.number(),
  note: z.string(),
  status: z.enum(offerStates),
  lapsedWhy: z
    .enum(['taken', 'filled', 'closed', 'account-ended', 'account-stopped', 'listing-ended'])
    .optional(),
  payNotes: z.array(payNote),
  /** Where it was accepted. */
  bookingId: z.string().optional(),
  /** How many of it were booked, and for what in all, as the booking stands now. */
  booked: z.object({ count: z.number(), total: z.number() }).optional(),
  /** From the provider's place to the site. */
  distanceKm: z.number().optional(),
  expiresAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Offer = z.infer<typeof offerRecord>;

const byId = z.object({ id: z.string() });

export const postOffer = endpoint({
  method: 'POST',
  path: '/jobOffers',
  access: 'user',
  summary:
    'Offer a listing for an item; where the first is taken and it equals the terms, it is booked at once',
  body: offerBody,
  response: z.object({ data: offerRecord, booking: bookingRecord.optional() }),
});

export const getOffer = endpoint({
  method: 'GET',
  path: '/jobOffers/:id',
  access: 'user',
  summary: 'An offer, for its two sides',
  params: byId,
  response: dataOf(offerRecord),
});

export const getOffersOfRequest = endpoint({
  method: 'GET',
  path: '/jobRequests/:id/offers',
  access: 'user',
  summary: 'The offers of a request: all for its customer, the user’s own for a provider',
  params: byId,
  query: pageOnly,
  response: listOf(offerRecord),
});

export const counterOffer = endpoint({
  method: 'POST',
  path: '/jobOffers/:id/counter',
  access: 'user',
  summary: 'Answer an offer with another one, at most ten in a row',
  params: byId,
  body: counterBody,
  response: dataOf(offerRecord),
});

export const acceptOffer = endpoint({
  method: 'PUT',
  path: '/jobOffers/:id/accept',
  access: 'user',
  summary: 'Accept the other side’s offer: the first acceptance that fits is booked',
  params: byId,
  body: z.object({ clientId, count: howMany.optional(), unitIds: z.array(z.uuid()).max(500).optional() }),
  response: dataOf(bookingRecord),
});

export const declineOffer = endpoint({
  method: 'PUT',
  path: '/jobOffers/:id/decline',
  access: 'user',
  summary: 'Say no to the other side’s offer',
  params: byId,
  response: dataOf(offerRecord),
});

export const withdrawOffer = endpoint({
  method: 'PUT',
  path: '/jobOffers/:id/withdraw',
  access: 'user',
  summary: 'Take back an offer of the user’s own',
  params: byId,
  response: dataOf(offerRecord),
});
