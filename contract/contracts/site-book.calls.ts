import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lines, name, optionalText, problem, recordDay, rupees, siteDayOr, whole } from '../fields.ts';
import { pictureReference } from '../hiring/rentals.calls.ts';
import {
  bookKey,
  entryId,
  hex,
  inLog,
  lineFacts,
  problemRecord,
  saidAt,
  sentEntries,
} from '../hiring/work-book.ts';
import { decimals, lineNo, side, sides, stageNo } from './bill.ts';
import { siteLengths } from './site-lengths.ts';

/** Of a line or a material so far. */
const soFar = (range: { min: number; max: number }) => decimals(3, { range, wrong: 'quantity-invalid' });

const pictures = z
  .array(pictureReference, { error: problem('site-pictures') })
  .max(12, problem('site-pictures'))
  .default([]);

/** How far lines of a stage stand: quantities so far, as in a measurement book. */
export const workBody = z.object({
  stage: stageNo,
  /** Of the bill that it was measured by. */
  version: whole({ min: 1, max: 999 }, 'bill-changed'),
  /** With fixed pay all lines in full; measured: finished, also with less than the bill says. */
  whole: z.boolean({ error: problem('bad-input') }).default(false),
  lines: z
    .array(z.object({ line: lineNo, quantity: soFar({ min: 0, max: 99_999 }) }), {
      error: problem('bill-invalid'),
    })
    .max(400, problem('bill-invalid'))
    .refine((said) => new Set(said.map(({ line }) => line)).size === said.length, {
      error: problem('bill-invalid'),
    })
    .default([]),
  /** Of the provider and the engineer one at least. */
  pictures,
  note: optionalText(siteLengths.note),
});
export type WorkBody = z.infer<typeof workBody>;

export const siteMoneySorts = ['advance', 'stage', 'retention', 'other'] as const;
export const siteMoney = z.object({
  /** `other` stands apart from what is due. */
  sort: z.enum(siteMoneySorts, { error: problem('bad-input') }),
  /** Who receives it. */
  to: side,
  amount: rupees({ min: 1, max: 100_000_000 }, 'money-invalid'),
  on: siteDayOr('entry-date'),
  how: z.enum(['cash', 'upi', 'bank'], { error: problem('bad-input') }),
  ref: optionalText(siteLengths.name),
  stage: stageNo.optional(),
  /** The customer knows that it pays for work that does not stand yet. */
  knowing: z.boolean({ error: problem('bad-input') }).optional(),
});

export const deliveryBody = z.object({
  /** Who brought it, or took it back. */
  by: side,
  /** A key of the rates, or a name. */
  material: name(siteLengths.name),
  unit: name(siteLengths.unit),
  quantity: soFar({ min: 0.001, max: 999_999 }),
  on: siteDayOr('entry-date'),
  /** The shop, or who sold it. */
  from: optionalText(siteLengths.place),
  /** The number of the delivery note. */
  challan: optionalText(siteLengths.name),
  back: z.boolean({ error: problem('bad-input') }).default(false),
});

export const defectBody = z.object({
  text: lines(siteLengths.text, 'required'),
  place: optionalText(siteLengths.place),
  pictures,
  answerBy: siteDayOr('answer-day'),
  /** Found before the hand-over. */
  snag: z.boolean({ error: problem('bad-input') }).default(false),
});
export type DefectBody = z.infer<typeof defectBody>;

export const mendedBody = z.object({
  entry: entryId,
  pictures: pictures.refine((sent) => sent.length > 0, { error: problem('site-pictures') }),
  text: optionalText(siteLengths.text),
});

/** What a side, or of work the engineer, can write; `kind` names the body. */
export const siteSays = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('work'), body: workBody, saidAt }),
    z.object({ kind: z.literal('money'), body: siteMoney, saidAt }),
    z.object({ kind: z.literal('delivery'), body: deliveryBody, saidAt }),
    z.object({ kind: z.literal('defect'), body: defectBody, saidAt }),
    z.object({ kind: z.literal('mended'), body: mendedBody, saidAt }),
    z.object({
      kind: z.literal('agree'),
      /** `sameAs`: what the other side says is the same that one's own entry tells of. */
      body: z.object({ entry: entryId, sameAs: entryId.optional() }),
      saidAt,
    }),
    z.object({
      kind: z.literal('dispute'),
      body: z.object({ entry: entryId, reason: lines(siteLengths.text, 'reason-missing') }),
      saidAt,
    }),
    z.object({
      kind: z.literal('correct'),
      body: z.object({
        entry: entryId,
        body: z.union([siteMoney, deliveryBody, defectBody, workBody], { error: problem('bad-input') }),
      }),
      saidAt,
    }),
  ],
  { error: problem('bad-input') },
);
export type SiteSays = z.infer<typeof siteSays>;

export const siteEntryRecord = z.object({
  ...lineFacts,
  side: z.enum([...sides, 'engineer', 'neev']),
  kind: z.enum(['work', 'money', 'delivery', 'defect', 'mended', 'agree', 'dispute', 'correct', 'event']),
});
export type SiteEntryRecord = z.infer<typeof siteEntryRecord>;

/** Whole rupees with tax, as both sides agree. */
export const siteAmounts = z.object({
  accepted: z.number(),
  retained: z.number(),
  paid: z.number(),
  /** Below zero where more was paid than stands. */
  due: z.number(),
});

const stage = z.object({
  no: z.number(),
  status: z.enum(['accepted', 'sent_back', 'part', 'claimed', 'open']),
  accepted: z.number(),
  claimed: z.number(),
  certified: z.number(),
});

/** What a site book comes to; whole rupees with tax (docs/rules.md#contracts-8). */
const standing = z.object({
  version: z.number(),
  total: z.number(),
  /** The first stage that is not accepted; null once all are. */
  next: z.number().nullable(),
  stages: z.array(stage),
  lines: z.array(z.object({ no: z.number(), agreed: z.number(), claimed: z.number() })),
  agreed: siteAmounts,
  /** The same if every claim counted. */
  inQuestion: siteAmounts,
  /** What can be paid without paying for work that does not stand yet. */
  room: z.number(),
  /** Of material that the provider brought and did not use yet. */
  onSite: z.number(),
  materials: z.array(
    z.object({
      material: z.string(),
      unit: z.string(),
      delivered: z.number(),
      claimed: z.number(),
      /** For the work that is agreed; null where nobody knows it. */
      needed: z.number().nullable(),
      more: z.number(),
      less: z.number(),
    }),
  ),
  defects: z.array(
    z.object({
      entry: z.string(),
      status: z.enum(['open', 'agreed', 'contested', 'unanswered', 'mended_said', 'mended']),
    }),
  ),
});
export type SiteStanding = z.infer<typeof standing>;

const byContract = z.object({ contractId: z.string() });
const seq = whole({ min: 0, max: 2 ** 31 - 1 }, 'bad-input');

/** So many lines an answer has: one of them can tell of four hundred. */
export const siteEntriesAtOnce = 250;

const part = {
  /** The next `siteEntriesAtOnce` behind the last that the caller has. */
  data: z.array(siteEntryRecord),
  /** Whether others follow these. */
  more: z.boolean(),
  head: hex,
  open: z.object({
    /** Work and material. */
    work: z.boolean(),
    money: z.boolean(),
    /** Whether a defect is one found before the hand-over. */
    snags: z.boolean(),
    defects: z.boolean(),
  }),
  handedOverOn: recordDay.nullable(),
  defectsUntil: recordDay.nullable(),
  /** By which the lines of the book are signed. */
  keys: z.array(bookKey),
  ...inLog,
};

export const siteBook = z.object({
  ...part,
  standing,
  /** The caller's. */
  side,
});
export type SiteBook = z.infer<typeof siteBook>;

/** What the engineer sees: of the work alone, without money; these entries are no whole chain. */
export const certifiedBook = z.object({
  ...part,
  side: z.literal('engineer'),
  standing: z.object({
    version: z.number(),
    next: z.number().nullable(),
    stages: z.array(stage.pick({ no: true, status: true })),
    lines: standing.shape.lines,
  }),
});
export type CertifiedBook = z.infer<typeof certifiedBook>;
const anyBook = z.union([siteBook, certifiedBook]);

export const getSiteBook = endpoint({
  method: 'GET',
  path: '/siteBooks/:contractId',
  access: 'user',
  summary: 'The book of a contract: at most 250 entries after a `seq`, and what it comes to',
  params: byContract,
  query: z.object({ after: seq.default(0) }),
  response: anyBook,
});

export const postSiteBook = endpoint({
  method: 'POST',
  path: '/siteBooks/:contractId',
  access: 'user',
  long: true,
  summary: 'Write into the book; each entry is answered by itself, and sent twice it is once',
  params: byContract,
  body: z.object({
    entries: sentEntries,
    /** The last `seq` that the caller has: the book comes with the answer, from there on. */
    after: seq.optional(),
  }),
  response: z.object({
    data: z.array(
      z.object({
        clientId: z.string(),
        entry: siteEntryRecord.optional(),
        problem: problemRecord.optional(),
      }),
    ),
    book: anyBook.optional(),
  }),
});

export const getSiteBookCsv = endpoint({
  method: 'GET',
  path: '/siteBooks/:contractId/csv',
  access: 'user',
  summary: 'The book as a table for a spreadsheet (CSV, UTF-8)',
  params: byContract,
  response: z.unknown(),
  answers: 'text/csv',
});

export const getContractPicture = endpoint({
  method: 'GET',
  path: '/workContracts/:id/pictures/:name',
  access: 'user',
  summary: 'A picture of the book or a paper, as bytes, for who may read the contract',
  params: z.object({ id: z.string(), name: z.string() }),
  response: z.unknown(),
  answers: 'image/webp',
});
