import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  dataOf,
  flag,
  listOf,
  optionalText,
  problem,
  recordDay,
  siteDayOr,
  text,
  timestamp,
  whole,
} from '../fields.ts';
import { clientId, listingRef } from '../hiring/terms.ts';
import { paperSignatures, saidAt, signedPart } from '../hiring/work-book.ts';
import { pageOnly } from '../marketplace/filter.ts';
import type { ProblemName } from '../problems.ts';
import { billLine, billStage, percent, rate, side, stageNo } from './bill.ts';
import { handoverBody } from './handover-body.ts';
import { siteAmounts } from './site-book.calls.ts';
import { gives } from './tenders.calls.ts';

const rupeesOr = (wrong: ProblemName) => whole({ min: 0, max: 100_000_000 }, wrong);
const rupees = rupeesOr('sums-wrong');
const sum = rupeesOr('contract-sum');
const pricedLine = billLine.extend({ rate });
export type PricedLine = z.infer<typeof pricedLine>;

/** A stage with what it comes to, tax included, and what of that is paid before it begins. Whole rupees. */
const pricedStage = billStage.extend({ amount: sum, ahead: rupees });

/** A bill with prices: amounts are rounded up, the total is the sum of the stages. */
export const pricedBill = z.object({
  lines: z.array(pricedLine).min(1, problem('bill-invalid')).max(400, problem('bill-invalid')),
  stages: z.array(pricedStage).min(1, problem('stages-invalid')).max(20, problem('stages-invalid')),
  gstPercent: percent(40).nullable(),
  total: sum,
});
export type PricedBill = z.infer<typeof pricedBill>;

/** What an agreement says; its sentences are those of the catalogue that `clauses` numbers. */
export const agreementBody = z.object({
  bill: pricedBill,
  pay: z.enum(['fixed', 'measured'], { error: problem('bad-input') }),
  retentionPercent: whole({ min: 0, max: 10 }, 'bad-input'),
  defectMonths: whole({ min: 0, max: 24 }, 'bad-input'),
  from: siteDayOr('dates-invalid'),
  days: whole({ min: 1, max: 730 }, 'dates-invalid'),
  gives: z.partialRecord(z.enum(gives), side).default({}),
  clauses: z.literal(1, { error: problem('bad-input') }),
  terms: optionalText(2000),
  /** What is not in the price, as its author said. */
  excluded: optionalText(500),
});
export type AgreementBody = z.infer<typeof agreementBody>;

/** A line with a known `no` takes the place of the old one, another is new. */
export const changeBody = z.object({
  /** The version that it changes: the last. */
  base: whole({ min: 1, max: 999 }, 'bad-input'),
  reason: text(500, 'reason-missing'),
  lines: z.array(pricedLine).min(1, problem('bill-invalid')).max(200, problem('bill-invalid')),
  /** New stages. */
  stages: z.array(billStage).max(10, problem('stages-invalid')).default([]),
  /** Rupees ahead of stages, where they are other than before. */
  ahead: z
    .array(z.object({ stage: stageNo, rupees }))
    .max(20, problem('stages-invalid'))
    .default([]),
  /** How many days of work more. */
  days: whole({ min: 0, max: 365 }, 'dates-invalid'),
});
export type ChangeBody = z.infer<typeof changeBody>;

export const endingReasons = ['not-paid', 'not-working', 'quality', 'agreed', 'other'] as const;
export const endingBody = z.object({
  reason: z.enum(endingReasons, { error: problem('reason-missing') }),
  text: text(1000, 'reason-missing'),
  /** Which side still pays the other, as its author sees it. */
  pays: z.object({ from: side, rupees: rupeesOr('money-invalid') }).optional(),
});
export type EndingBody = z.infer<typeof endingBody>;

/** Who signs, as the server knows them. */
const parties = z.object({ customer: z.string(), provider: z.string(), listing: z.string() });
const site = z.object({ pin: z.string(), place: z.string(), address: z.string().nullable() });

/** What a quote said of terms that an agreement has otherwise. */
const quotedTerms = z
  .object({ ...agreementBody.pick({ retentionPercent: true, defectMonths: true, days: true }).shape })
  .extend({
    gstPercent: pricedBill.shape.gstPercent,
    from: recordDay,
    /** Empty: nothing. */
    excluded: z.string(),
    /** Where a stage is paid ahead with other rupees than this percent of it comes to. */
    ahead: z.array(z.object({ stage: z.number(), percent: z.number() })),
  })
  .partial();
export type QuotedTerms = z.infer<typeof quotedTerms>;

/** A paper's text: what its author wrote, and what the server added. Its hash is of all of it. */
const written = {
  agreement: agreementBody.extend({
    from: recordDay,
    parties,
    site,
    /** What the quote said of lines that are agreed otherwise; `line`: as it was asked, where that is other too. */
    quoted: z.array(z.object({ no: z.number(), rate: z.number().nullable(), line: billLine.optional() })),
    /** Lines of the bill that have no price, by name. */
    left: z.array(z.string()),
    /** What the quote said of terms that are agreed otherwise. */
    quotedTerms: quotedTerms.optional(),
  }),
  change: changeBody.extend({ bill: pricedBill }),
  handover: handoverBody,
  ending: endingBody.extend({ total: z.number(), version: z.number(), standing: siteAmounts }),
};

const paperFacts = {
  _id: z.string(),
  no: z.number(),
  author: side,
  sha256: z.string(),
  status: z.enum(['open', 'signed', 'declined', 'replaced', 'expired']),
  reason: z.string().optional(),
  customerSignedAt: timestamp.nullable(),
  providerSignedAt: timestamp.nullable(),
  signatures: paperSignatures.optional(),
  createdAt: timestamp,
};
export const paperRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('agreement'), body: written.agreement, ...paperFacts }),
  z.object({ kind: z.literal('change'), body: written.change, ...paperFacts }),
  z.object({ kind: z.literal('handover'), body: written.handover, ...paperFacts }),
  z.object({ kind: z.literal('ending'), body: written.ending, ...paperFacts }),
]);
export type Paper = z.infer<typeof paperRecord>;

export const contractStatuses = [
  'draft',
  'lapsed',
  'agreed',
  'under_way',
  'handed_over',
  'closed',
  'ended',
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

const engineer = z.object({ listing: z.string(), name: z.string(), agreed: z.boolean() });

export const workContract = z.object({
  _id: z.string(),
  tenderId: z.string(),
  quoteId: z.string(),
  /** Of the tender. */
  name: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  providerId: z.string(),
  listing: listingRef,
  listingName: z.string(),
  side,
  status: z.enum(contractStatuses),
  stages: z.array(z.number()),
  /** As both agreed it, with all changes; null until then. */
  bill: z.object({ version: z.number(), ...pricedBill.shape }).nullable(),
  papers: z.array(paperRecord),
  pin: z.string(),
  place: z.string(),
  address: z.string().nullable(),
  /** Of the other side. */
  phone: z.string().nullable(),
  /** Who certifies stages, where the customer named somebody. */
  engineer: engineer.optional(),
  handedOverOn: recordDay.nullable(),
  defectsUntil: recordDay.nullable(),
  endedBy: z.enum(['both', 'customer', 'provider', 'neev']).optional(),
  createdAt: timestamp,
});
export type WorkContract = z.infer<typeof workContract>;

/** A contract for its engineer: names and quantities; no money, no papers and no phones. */
export const engineerContract = workContract
  .pick({
    _id: true,
    name: true,
    customerName: true,
    listing: true,
    listingName: true,
    status: true,
    pin: true,
    place: true,
    /** Once they have agreed. */
    address: true,
    handedOverOn: true,
    defectsUntil: true,
    createdAt: true,
  })
  .extend({
    side: z.literal('engineer'),
    engineer,
    bill: z.object({ version: z.number(), lines: z.array(billLine), stages: z.array(billStage) }).nullable(),
  });
export type EngineerContract = z.infer<typeof engineerContract>;

/** A contract as its reader may see it. */
const shownContract = z.discriminatedUnion('side', [workContract, engineerContract]);

const contractSide = z.enum(['customer', 'provider', 'engineer'], { error: problem('bad-input') });
export type ContractSide = z.infer<typeof contractSide>;

const short = workContract
  .pick({
    _id: true,
    name: true,
    customerName: true,
    listingName: true,
    status: true,
    place: true,
    createdAt: true,
  })
  .extend({ side: contractSide, total: z.number().nullable(), waitsForMe: z.boolean() });
export type WorkContractShort = z.infer<typeof short>;

const byId = z.object({ id: z.string() });
const byPaper = z.object({ id: z.string(), pid: z.string() });

export const acceptQuote = endpoint({
  method: 'PUT',
  path: '/tenderQuotes/:id/accept',
  access: 'user',
  summary: 'Accept a price, whole or some of its stages: a contract is drafted',
  params: byId,
  body: z.object({
    clientId,
    stages: z.array(stageNo).min(1, problem('stages-invalid')).max(20, problem('stages-invalid')).optional(),
  }),
  response: dataOf(workContract),
});

export const getWorkContracts = endpoint({
  method: 'GET',
  path: '/workContracts',
  access: 'user',
  summary: 'The user’s contracts, as customer, provider or engineer',
  query: z.object({
    ...pageOnly.shape,
    as: contractSide.default('customer'),
  }),
  response: listOf(short),
});

export const getWorkContract = endpoint({
  method: 'GET',
  path: '/workContracts/:id',
  access: 'user',
  summary: 'A contract, for its two sides; for its engineer without money and papers',
  params: byId,
  response: dataOf(shownContract),
});

export const putEngineer = endpoint({
  method: 'PUT',
  path: '/workContracts/:id/engineer',
  access: 'user',
  summary: 'Name an engineer who certifies, or nobody, as the customer; say yes or no as the engineer',
  params: byId,
  body: z.union([z.strictObject({ listing: listingRef.nullable() }), z.strictObject({ accept: flag })], {
    error: problem('bad-input'),
  }),
  /** Null for an engineer who said no. */
  response: dataOf(shownContract.nullable()),
});

export const postPaper = endpoint({
  method: 'POST',
  path: '/workContracts/:id/papers',
  access: 'user',
  long: true,
  summary: 'Write an agreement, a change order, a hand-over or an ending; another text is another paper',
  params: byId,
  body: z.discriminatedUnion(
    'kind',
    [
      z.object({ clientId, kind: z.literal('agreement'), body: agreementBody }),
      z.object({ clientId, kind: z.literal('change'), body: changeBody }),
      z.object({ clientId, kind: z.literal('handover'), body: handoverBody }),
      z.object({ clientId, kind: z.literal('ending'), body: endingBody }),
    ],
    { error: problem('bad-input') },
  ),
  response: dataOf(paperRecord),
});

export const signPaper = endpoint({
  method: 'PUT',
  path: '/workContracts/:id/papers/:pid/sign',
  access: 'user',
  summary: 'Sign the paper that was read, by its hash',
  params: byPaper,
  body: z.object({
    sha256: z.string({ error: problem('paper-changed') }).regex(/^[0-9a-f]{64}$/, problem('paper-changed')),
    /** By this phone, of `{ kind: 'paper', body: { kind, no, sha256, side } }` as a line of the contract's book. */
    signed: signedPart.extend({ clientId, saidAt }).optional(),
  }),
  response: dataOf(paperRecord),
});

export const declinePaper = endpoint({
  method: 'PUT',
  path: '/workContracts/:id/papers/:pid/decline',
  access: 'user',
  summary: 'Say no to a paper, or take one’s own back; of the first agreement the contract lapses',
  params: byPaper,
  body: z.object({ reason: optionalText(500) }),
  response: dataOf(paperRecord),
});
