import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  dataOf,
  lines,
  listOf,
  phone,
  pin,
  problem,
  siteDayOr,
  siteTime,
  text,
  timestamp,
  whole,
} from '../fields.ts';
import { requestStatuses } from '../hiring/requests.calls.ts';
import { clientId, listingRef, siteAddress } from '../hiring/terms.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { billBody, billLine, billStage, side } from './bill.ts';
import { quoteRecord } from './quotes.calls.ts';

/** Who can be asked for a price of a bill. */
export const quoters = ['contractor', 'groupWorker', 'worker', 'engineer'] as const;
export type Quoter = (typeof quoters)[number];

/** How many are asked at most; more than a customer can compare. */
export const mostAsked = 10;

/** What a side gives beside work and material. */
export const gives = ['water', 'power', 'shuttering', 'scaffold', 'store', 'permission'] as const;

const answers = z
  .record(z.string().max(40), z.number())
  .refine((all) => Object.keys(all).length <= 20, { error: problem('bad-input') });

/** Where the bill comes from: a house by its address, a repair form, or typed. */
const source = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('plan'),
      search: z
        .string()
        .max(1200, problem('bad-input'))
        .regex(/^[\w%.~*+&=-]*$/, problem('bad-input')),
    }),
    z.object({ kind: z.literal('form'), form: z.string().max(40, problem('bad-input')), answers }),
    z.object({ kind: z.literal('typed') }),
  ],
  { error: problem('bad-input') },
);

/** So many times to look at the site a customer offers that are still to come. */
export const mostVisits = 5;

/** How the customer wants it; a quote may say otherwise. */
const wishes = z.object({
  /** Of measured work each quantity is counted again when it stands. */
  pay: z.enum(['fixed', 'measured'], { error: problem('bad-input') }),
  retentionPercent: whole({ min: 0, max: 10 }, 'bad-input').default(5),
  defectMonths: whole({ min: 0, max: 24 }, 'bad-input').default(12),
  from: siteDayOr('dates-invalid'),
  days: whole({ min: 1, max: 730 }, 'dates-invalid').optional(),
  /** Times at which the site can be looked at. */
  visits: z.array(siteTime).max(mostVisits, problem('bad-input')).optional(),
  gives: z.partialRecord(z.enum(gives), side).default({}),
});

const opensAt = siteTime;

export const tenderBody = z.object({
  clientId,
  name: text(120),
  of: z.enum(quoters, { error: problem('item-missing') }),
  category: text(80, 'category-invalid', 'category-invalid'),
  source,
  pin,
  address: siteAddress,
  description: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    lines(2000).optional(),
  ),
  pictures: z.array(z.string().max(100)).max(6, problem('bad-input')).default([]),
  to: z.union(
    [
      z.literal('nearby'),
      z.array(listingRef).min(1, problem('asked-few')).max(mostAsked, problem('asked-few')),
    ],
    { error: problem('asked-few') },
  ),
  radiusKm: whole({ min: 1, max: 100 }, 'bad-input').default(25),
  opensAt,
  wishes,
  bill: billBody,
});
export type TenderBody = z.infer<typeof tenderBody>;

/** `void`: their price opened to something that is no price of this bill. */
export const askedStates = ['asked', 'seen', 'passed', 'sealed', 'opened', 'void'] as const;

/** A listing that was asked; a contractor sees their own alone. */
const asked = z.object({
  listing: listingRef,
  name: z.string(),
  profilePic: z.string().nullable(),
  state: z.enum(askedStates),
  visitAt: timestamp.optional(),
  visitAgreed: z.boolean().optional(),
  /** Once a visit is agreed. */
  phone: z.string().nullable().optional(),
  /** The id of their price, to the customer, who may be told its code. */
  quote: z.string().optional(),
});
export type AskedQuoter = z.infer<typeof asked>;

export const tenderRecord = z.object({
  _id: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  status: z.enum(requestStatuses),
  name: z.string(),
  of: z.enum(quoters),
  category: z.string(),
  source: z.object({ kind: z.enum(['plan', 'form', 'typed']), search: z.string().optional() }),
  bill: z.object({
    version: z.number(),
    /** Of the canonical JSON of `{ lines, stages }`. */
    sha256: z.string(),
    lines: z.array(billLine),
    stages: z.array(billStage),
  }),
  wishes: wishes.extend({ from: z.string(), visits: z.array(timestamp).optional() }),
  pin: z.string(),
  place: z.string(),
  /** From the asked listing's own place. */
  distanceKm: z.number().optional(),
  /** The customer's own, or after an agreed visit. */
  address: z.string().nullable().optional(),
  /** The customer's, to who is to come and look. */
  phone: phone.nullable().optional(),
  description: z.string(),
  /** References; bytes at `/jobRequests/:id/pictures/:no`. */
  pictures: z.array(z.string()),
  /** The hour at which sealed prices can be opened. */
  opensAt: timestamp,
  /** The server's clock, by which the hour is counted. */
  now: timestamp,
  expiresAt: timestamp,
  asked: z.array(asked),
  questions: z.array(
    z.object({ _id: z.string(), text: z.string(), answer: z.string().nullable(), mine: z.boolean() }),
  ),
  /** The asked side's own, one a listing. */
  quotes: z.array(quoteRecord),
  createdAt: timestamp,
});
export type Tender = z.infer<typeof tenderRecord>;

/** A tender in a list: what it is, not its lines. */
export const tenderShort = tenderRecord
  .pick({
    _id: true,
    customerId: true,
    customerName: true,
    status: true,
    name: true,
    of: true,
    place: true,
    distanceKm: true,
    opensAt: true,
    now: true,
    createdAt: true,
  })
  .extend({
    lines: z.number(),
    asked: z.number(),
    sealed: z.number(),
    opened: z.number(),
    /** Of the asking provider's own listings. */
    own: z.enum(askedStates).optional(),
  });
export type TenderShort = z.infer<typeof tenderShort>;

const byId = z.object({ id: z.string() });
const tender = dataOf(tenderRecord);

export const postTender = endpoint({
  method: 'POST',
  path: '/tenders',
  access: 'user',
  long: true,
  summary: 'Ask up to ten for sealed prices of one bill',
  body: tenderBody,
  response: tender,
});

export const getTenders = endpoint({
  method: 'GET',
  path: '/tenders',
  access: 'user',
  summary: 'The user’s own tenders, or those that ask the user’s listings',
  query: z.object({
    ...pageOnly.shape,
    as: z.enum(['mine', 'forMe'], { error: problem('bad-input') }).default('mine'),
  }),
  response: listOf(tenderShort),
});

export const getTender = endpoint({
  method: 'GET',
  path: '/tenders/:id',
  access: 'user',
  summary: 'A tender, for its customer and for those who were asked',
  params: byId,
  response: tender,
});

export const getTenderCsv = endpoint({
  method: 'GET',
  path: '/tenders/:id/csv',
  access: 'user',
  summary: 'The bill of a tender as CSV, without prices',
  params: byId,
  response: z.unknown(),
  answers: 'text/csv',
});

export const putTenderBill = endpoint({
  method: 'PUT',
  path: '/tenders/:id/bill',
  access: 'user',
  long: true,
  summary: 'Change the bill before the hour: sealed prices of the old one are out of date',
  params: byId,
  body: billBody,
  response: tender,
});

export const putTenderHour = endpoint({
  method: 'PUT',
  path: '/tenders/:id/hour',
  access: 'user',
  summary: 'Open later, or now once everybody asked has sealed or passed',
  params: byId,
  body: z.union([z.object({ now: z.literal(true) }), z.object({ opensAt })], {
    error: problem('hour-invalid'),
  }),
  response: tender,
});

export const putTenderVisit = endpoint({
  method: 'PUT',
  path: '/tenders/:id/visit',
  access: 'user',
  summary: 'Choose a time to look at the site, agree to it, or offer one more',
  params: byId,
  body: z.union(
    [
      z.object({ listing: listingRef, at: siteTime }),
      z.object({ listing: listingRef, agree: z.literal(true) }),
      z.strictObject({ at: siteTime }),
    ],
    { error: problem('bad-input') },
  ),
  response: tender,
});

export const postTenderQuestion = endpoint({
  method: 'POST',
  path: '/tenders/:id/questions',
  access: 'user',
  summary: 'Ask the customer about the bill; everybody asked reads the answer',
  params: byId,
  body: z.object({ clientId, text: text(500) }),
  response: tender,
});

export const answerTenderQuestion = endpoint({
  method: 'PUT',
  path: '/tenders/:id/questions/:qid',
  access: 'user',
  summary: 'Answer a question, to everybody asked',
  params: z.object({ id: z.string(), qid: z.string() }),
  body: z.object({ answer: text(1000) }),
  response: tender,
});
