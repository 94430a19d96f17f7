import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, flag, lines, listOf, nothing, problem, timestamp, whole } from '../fields.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { mostReasons } from './hiring-words.ts';
import { listingRef } from './terms.ts';

const reviewText = z.preprocess(
  (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
  lines(1000).optional(),
);

export const reviewRecord = z.object({
  _id: z.string(),
  /** For the two sides of the work alone: of a booking, or of a contract. */
  bookingId: z.string().optional(),
  contractId: z.string().optional(),
  author: z.enum(['customer', 'provider']),
  authorId: z.string(),
  /** Null where the account is gone. */
  authorName: z.string().nullable(),
  authorPic: z.string().nullable(),
  aboutId: z.string(),
  listing: listingRef,
  listingName: z.string(),
  stars: z.number(),
  reasons: z.array(z.string()),
  text: z.string(),
  reply: z.string().nullable(),
  /** Null while only its author sees it. */
  publishedAt: timestamp.nullable(),
  /** For the two sides: why an admin hid it from all others. */
  hiddenWhy: z.string().nullable().optional(),
  createdAt: timestamp,
});
export type Review = z.infer<typeof reviewRecord>;

const byId = z.object({ id: z.string() });

const workId = z.string({ error: problem('required') }).max(64, problem('bad-input'));

/** Seen by nobody else until the other side has written too, or the 14 days are over; then fixed. */
export const postReview = endpoint({
  method: 'POST',
  path: '/reviews',
  access: 'user',
  summary:
    'Review the other side of a booking that is done, or of a contract that is handed over or ended, once, within 14 days',
  body: z
    .object({
      bookingId: workId.optional(),
      contractId: workId.optional(),
      stars: whole({ min: 1, max: 5 }, 'bad-input'),
      reasons: z
        .array(z.string().max(40, problem('bad-input')), { error: problem('bad-input') })
        .max(mostReasons, problem('bad-input'))
        .refine((all) => new Set(all).size === all.length, { error: problem('bad-input') })
        .default([]),
      text: reviewText,
    })
    .refine(({ bookingId, contractId }) => (bookingId === undefined) !== (contractId === undefined), {
      error: problem('required'),
      path: ['bookingId'],
    }),
  response: dataOf(reviewRecord),
});

export const getReviews = endpoint({
  method: 'GET',
  path: '/reviews/:userId',
  access: 'user',
  summary: 'Published reviews of somebody, or of one of their listings, the newest first',
  params: z.object({ userId: z.string() }),
  query: z.object({ ...pageOnly.shape, listing: z.uuid(problem('bad-input')).optional() }),
  /** `mean` of those that count, from three on; `count` of those that count. */
  response: z.object({ ...listOf(reviewRecord).shape, mean: z.number().nullable(), count: z.number() }),
});

/** What the two sides of some work wrote, as far as the caller may see it. */
const reviewsOfWork = z.object({
  own: reviewRecord.nullable(),
  other: reviewRecord.nullable(),
  /** Whether the caller can write now, and until when; null before the work is done. */
  open: z.boolean(),
  until: timestamp.nullable(),
});

export const getBookingReviews = endpoint({
  method: 'GET',
  path: '/bookings/:id/reviews',
  access: 'user',
  summary: 'What both sides of a booking wrote, as far as the caller may see it',
  params: byId,
  response: dataOf(reviewsOfWork),
});

export const getContractReviews = endpoint({
  method: 'GET',
  path: '/workContracts/:id/reviews',
  access: 'user',
  summary: 'What both sides of a contract wrote, as far as the caller may see it',
  params: byId,
  response: dataOf(reviewsOfWork),
});

export const replyToReview = endpoint({
  method: 'PUT',
  path: '/reviews/:id/reply',
  access: 'user',
  summary: 'Answer a review of oneself, once',
  params: byId,
  body: z.object({ text: lines(500) }),
  response: dataOf(reviewRecord),
});

/** Twice is once. */
export const reportReview = endpoint({
  method: 'PUT',
  path: '/reviews/:id/report',
  access: 'user',
  summary: 'Show a published review to the admins, with what is wrong with it',
  params: byId,
  body: z.object({ reason: lines(500, 'report-reason', 'report-reason') }),
  response: nothing,
});

export const reportedReview = z.object({
  ...reviewRecord.shape,
  aboutName: z.string().nullable(),
  reason: z.string(),
  reportedAt: timestamp,
  hiddenWhy: z.string().nullable(),
  /** When an admin decided; null while one has to. */
  ruledAt: timestamp.nullable(),
});
export type ReportedReview = z.infer<typeof reportedReview>;

export const getReportedReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  access: 'admin',
  summary: 'Reported reviews: those to be decided first, each part newest first',
  query: pageOnly,
  response: listOf(reportedReview),
});

export const hideReview = endpoint({
  method: 'PUT',
  path: '/admin/reviews/:id',
  access: 'admin',
  summary: 'Hide a review with a reason, or let it stand; it stands in the audit log',
  params: byId,
  body: z
    .object({
      hidden: flag,
      why: z.preprocess(
        (value) => value ?? undefined,
        lines(500, 'reason-missing', 'reason-missing').optional(),
      ),
    })
    .refine(({ hidden, why }) => !hidden || (why !== undefined && why.length >= 3), {
      error: problem('reason-missing'),
      path: ['why'],
    }),
  response: nothing,
});

/** What is known of somebody from their work on Neev. */
export const trustRecord = z.object({
  /** Jobs done, as who worked and as who hired. */
  hiredTimes: z.number(),
  gaveWork: z.number(),
  /** Late cancellations and missed starts of one's own, of so many bookings; null below five. */
  lateCancels: z.object({ late: z.number(), of: z.number() }).nullable(),
  /** Wages received within seven days after the work, of the jobs of a year; null below three. */
  paidOnTime: z.object({ onTime: z.number(), of: z.number(), badge: z.boolean() }).nullable(),
  /** Contracts handed over, and of the stages that one said were done those never sent back; null of none. */
  contracts: z.object({ done: z.number(), atOnce: z.number(), stages: z.number() }).nullable(),
  rating: z.object({ mean: z.number(), count: z.number() }).nullable(),
  memberSince: z.iso.date(),
});
export type Trust = z.infer<typeof trustRecord>;

export const getTrust = endpoint({
  method: 'GET',
  path: '/trust/:userId',
  access: 'user',
  summary: 'How reliable somebody was on Neev: hired how often, cancelled late, paid on time',
  params: z.object({ userId: z.string() }),
  response: dataOf(trustRecord),
});
