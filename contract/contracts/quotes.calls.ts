import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, optionalText, problem, siteDayOr, timestamp, whole } from '../fields.ts';
import { clientId, listingRef } from '../hiring/terms.ts';
import { compactOf } from '../written.ts';
import { percent, rate, stageNo } from './bill.ts';

/** A sealed quote is its box: 12 bytes, the padded text, 16 bytes. */
const leastBox = 4124;
const mostBox = 65_564;
const step = 4096;

/** What a contractor says of one line. */
const quoteLine = z.object({
  no: whole({ min: 1, max: 9999 }, 'bill-invalid'),
  /** Null where it was not priced: missing, never nothing. */
  rate: rate.nullable(),
  /** Whether the price has the material in it. */
  material: z.boolean({ error: problem('bad-input') }),
  /** How it was priced: by itself, or as its part of a stage's or of the whole sum. */
  how: z.enum(['line', 'stage', 'whole'], { error: problem('bad-input') }),
  note: optionalText(200),
});
export type QuoteLine = z.infer<typeof quoteLine>;

/** What is sealed. */
export const quoteBody = z.object({
  tenderId: z.uuid(problem('bad-input')),
  version: whole({ min: 1, max: 20 }, 'bad-input'),
  listing: listingRef,
  lines: z.array(quoteLine).min(1, problem('bill-invalid')).max(200, problem('bill-invalid')),
  gstPercent: percent(40).nullable(),
  validDays: whole({ min: 7, max: 90 }, 'bad-input'),
  from: siteDayOr('dates-invalid'),
  days: whole({ min: 1, max: 730 }, 'dates-invalid'),
  /** Percent of a stage that is paid before it begins. */
  ahead: z
    .array(z.object({ stage: stageNo, percent: whole({ min: 0, max: 30 }, 'bad-input') }))
    .max(20, problem('bad-input')),
  retentionPercent: whole({ min: 0, max: 10 }, 'bad-input'),
  defectMonths: whole({ min: 0, max: 24 }, 'bad-input'),
  /** For all stages or none. */
  whole: z.boolean({ error: problem('bad-input') }),
  excluded: optionalText(500),
  note: optionalText(500),
});
export type QuoteBody = z.infer<typeof quoteBody>;

export const quoteStatuses = [
  'sealed',
  'replaced',
  'withdrawn',
  'outdated',
  'opened',
  'void',
  'accepted',
  'lapsed',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteRecord = z.object({
  _id: z.string(),
  tenderId: z.string(),
  version: z.number(),
  listing: listingRef,
  listingName: z.string(),
  providerId: z.string(),
  status: z.enum(quoteStatuses),
  /** Of the code and the text, by which nobody can change it. */
  sha256: z.string(),
  sealedAt: timestamp,
  openedAt: timestamp.nullable(),
  /** After the hour. */
  lateMinutes: z.number(),
  /** The box, to its author alone. */
  sealed: z.string().optional(),
  body: quoteBody.extend({ from: z.string() }).optional(),
  /** Whole rupees with tax, of what is priced. */
  total: z.number().optional(),
});
export type Quote = z.infer<typeof quoteRecord>;

const sha256 = z
  .string({ error: problem('sealed-invalid') })
  .regex(/^[0-9a-f]{64}$/, problem('sealed-invalid'));
const bytesOf = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
const isBox = (base64: string): boolean => {
  const bytes = bytesOf(base64);
  return bytes >= leastBox && bytes <= mostBox && (bytes - leastBox) % step === 0;
};
const sealed = z
  .string({ error: problem('sealed-invalid') })
  .max(90_000, { error: problem('sealed-invalid'), abort: true })
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: problem('sealed-invalid'), abort: true })
  .refine((text) => text.length % 4 === 0 && isBox(text), { error: problem('sealed-invalid') });

const byId = z.object({ id: z.string() });

export const postQuote = endpoint({
  method: 'POST',
  path: '/tenders/:id/quotes',
  access: 'user',
  long: true,
  summary: 'Send a sealed price; sent again before the hour it takes the place of the first',
  params: byId,
  body: z.object({
    clientId,
    listing: listingRef,
    version: whole({ min: 1, max: 20 }, 'bad-input'),
    sha256,
    sealed,
  }),
  response: dataOf(quoteRecord),
});

export const openQuote = endpoint({
  method: 'PUT',
  path: '/tenderQuotes/:id/open',
  access: 'anyone',
  summary: 'Open a sealed price with its code, from the hour on',
  params: byId,
  body: z.object({
    /** As it was written down or copied: a chat or a keyboard puts marks around it that nobody sees. */
    code: z
      .string({ error: problem('opening-code-wrong') })
      .max(60, problem('opening-code-wrong'))
      .transform(compactOf)
      .pipe(z.string()),
  }),
  /** To others than its author and the customer only what became of it. */
  response: dataOf(z.union([quoteRecord, quoteRecord.pick({ _id: true, status: true })])),
});

export const getQuote = endpoint({
  method: 'GET',
  path: '/tenderQuotes/:id',
  access: 'user',
  summary: 'A quote, for its author, and once it is open for the customer',
  params: byId,
  response: dataOf(quoteRecord),
});

export const withdrawQuote = endpoint({
  method: 'PUT',
  path: '/tenderQuotes/:id/withdraw',
  access: 'user',
  summary: 'Take a price back',
  params: byId,
  response: dataOf(quoteRecord),
});

const cell = z.object({
  quote: z.string(),
  rate: z.number().nullable(),
  /** Rupees of one unit on equal footing: with material as the bill says, with tax. */
  equal: z.number().nullable(),
  mark: z.enum(['missing', 'high', 'low']).nullable(),
  /** Rupees that it costs more than the others' middle. */
  effect: z.number().nullable(),
});

export const comparison = z.object({
  version: z.number(),
  /** Of the rates that references are made with. */
  ratesDate: z.string(),
  /** Prices that are still locked. */
  sealed: z.number(),
  quotes: z.array(
    z.object({
      _id: z.string(),
      listing: listingRef,
      listingName: z.string(),
      providerId: z.string(),
      total: z.number(),
      /** Whole rupees on equal footing; null where a line can be compared with nothing. */
      equal: z.number().nullable(),
      missing: z.number(),
      /** Priced as one sum and spread over its lines. */
      spread: z.boolean(),
      gstPercent: z.number().nullable(),
      days: z.number(),
      validUntil: z.string(),
      retentionPercent: z.number(),
      defectMonths: z.number(),
      whole: z.boolean(),
      excluded: z.string().optional(),
      /** The most money that would be paid for work that does not stand yet, and before which stage. */
      worst: z.object({ rupees: z.number(), stage: z.number() }),
      stages: z.array(z.object({ no: z.number(), amount: z.number(), ahead: z.number() })),
      lateMinutes: z.number(),
      /** That stands on it, once it was accepted. */
      contract: z.string().optional(),
    }),
  ),
  lines: z.array(
    z.object({
      no: z.number(),
      median: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
      reference: z
        .object({ low: z.number(), rate: z.number(), high: z.number(), material: z.number() })
        .nullable(),
      cells: z.array(cell),
    }),
  ),
});
export type Comparison = z.infer<typeof comparison>;

export const getComparison = endpoint({
  method: 'GET',
  path: '/tenders/:id/comparison',
  access: 'user',
  summary: 'All open prices of a tender side by side, for its customer',
  params: byId,
  response: dataOf(comparison),
});
