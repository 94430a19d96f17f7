import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  dataOf,
  decimal,
  lines,
  longestTyped,
  optionalText,
  problem,
  recordDay,
  rupees,
  siteDayOr,
  timestamp,
  whole,
} from '../fields.ts';
import { decimalOf } from '../written.ts';
import {
  bookKey,
  entryId,
  hex,
  hiddenLine,
  inLog,
  lineFacts,
  problemRecord,
  saidAt,
  sentEntries,
} from './work-book.ts';

const sides = ['customer', 'provider'] as const;
export const marks = ['full', 'half', 'absent'] as const;

/** Steps of half an hour. */
const halfHours = (most: number) =>
  decimal({ min: 0, max: most }, 'bad-input').refine((hours) => Number.isInteger(hours * 2), {
    error: problem('bad-input'),
  });
/** A machine's hours alone say its mark: up to four are half a day. */
const markOfHours = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('hours' in value) || 'mark' in value) return value;
  const { hours: said } = value;
  const hours = typeof said === 'string' ? decimalOf(said.slice(0, longestTyped)) : said;
  return { ...value, mark: hours === 0 ? 'absent' : Number(hours) <= 4 ? 'half' : 'full' };
};

export const dayBody = z.preprocess(
  markOfHours,
  z
    .object({
      unit: entryId,
      date: siteDayOr('entry-date'),
      mark: z.enum(marks, { error: problem('bad-input') }),
      overtimeHours: halfHours(8).default(0),
      /** Of a machine. */
      hours: halfHours(24).optional(),
    })
    .refine(({ mark, overtimeHours }) => mark !== 'absent' || overtimeHours === 0, {
      error: problem('bad-input'),
      path: ['overtimeHours'],
    }),
);

export const moneySort = z.enum(['advance', 'wage', 'deposit', 'transport', 'other'], {
  error: problem('bad-input'),
});
export const moneyHow = z.enum(['cash', 'upi', 'bank'], { error: problem('bad-input') });

export const moneyBody = z.object({
  sort: moneySort,
  /** Who receives it. */
  to: z.enum(sides, { error: problem('bad-input') }),
  amount: rupees({ min: 1, max: 10_000_000 }, 'money-invalid'),
  on: siteDayOr('entry-date'),
  how: moneyHow,
  ref: optionalText(60),
});

/** What a side can write; `kind` names the body. */
export const entrySays = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('day'), body: dayBody, saidAt }),
    z.object({ kind: z.literal('money'), body: moneyBody, saidAt }),
    z.object({
      kind: z.literal('agree'),
      /** `sameAs`: the other side's payment is the one that one's own entry tells of. */
      body: z.object({ entry: entryId, sameAs: entryId.optional() }),
      saidAt,
    }),
    z.object({
      kind: z.literal('dispute'),
      body: z.object({ entry: entryId, reason: lines(500, 'reason-missing') }),
      saidAt,
    }),
    z.object({
      kind: z.literal('correct'),
      body: z.object({ entry: entryId, body: z.union([dayBody, moneyBody]) }),
      saidAt,
    }),
  ],
  { error: problem('bad-input') },
);
export type EntrySays = z.infer<typeof entrySays>;

export const entryRecord = z.object({
  ...lineFacts,
  side: z.enum([...sides, 'neev']),
  kind: z.enum(['day', 'money', 'agree', 'dispute', 'correct', 'event']),
});
export type EntryRecord = z.infer<typeof entryRecord>;

const amounts = z.object({ earned: z.number(), paid: z.number(), due: z.number() });
export const balanceRecord = z.object({
  /** What one side grants counts at once, what one claims waits. Whole rupees. */
  agreed: amounts,
  /** The balance if every claim counted. */
  inQuestion: amounts,
});

const mark = z.enum(marks).nullable();
export const dayRecord = z.object({
  unitId: z.string(),
  date: recordDay,
  agreed: mark,
  customerSays: mark,
  providerSays: mark,
  /** Of the agreed day; while none is agreed, of what is claimed. */
  overtimeHours: z.number(),
  hours: z.number().optional(),
  disputed: z.boolean(),
  /** Written more than 31 days after the day. */
  late: z.boolean(),
  /** Said two things on two devices that did not know of each other: the lesser is agreed, the greater in question. */
  unsure: z.array(z.enum(sides)).optional(),
  /** Where the reader’s own side is unsure: its words, to choose from. */
  ownWords: z
    .array(z.object({ mark: z.enum(marks), overtimeHours: z.number(), hours: z.number().optional() }))
    .optional(),
});
export type BookDay = z.infer<typeof dayRecord>;

const byBooking = z.object({ bookingId: z.string() });
const seq = whole({ min: 0, max: 2 ** 31 - 1 }, 'bad-input');

export const ledgerBook = z.object({
  /** The next `entriesAtOnce` behind the last that the caller has. */
  data: z.array(entryRecord),
  /** Whether others follow these. */
  more: z.boolean(),
  head: hex,
  balance: balanceRecord,
  /** Those that `data` is about, as they stand now. */
  days: z.array(dayRecord),
  /** The person or machine that the days are of. */
  units: z.array(
    z.object({
      _id: z.string(),
      label: z.string().nullable(),
      no: z.number(),
      /** Has an account, and so a name of their own; any other the provider may name. */
      hasAccount: z.boolean(),
      /** Of a crew with several rates: what this one gets a day, whole rupees. */
      price: z.number().optional(),
      /** Where another was sent in their place, or they in another's: the days of that. */
      from: recordDay.optional(),
      until: recordDay.optional(),
      /** They left and came back: the days between these were another’s. */
      away: z.array(z.object({ after: recordDay, before: recordDay })).optional(),
    }),
  ),
  /** The booking's; up to today they can be marked. */
  dates: z.array(recordDay),
  /** The caller's. */
  side: z.enum(sides),
  /** A crew member sees their own days alone; the entries that they get are then no whole chain. */
  ownUnitOnly: z.boolean(),
  machine: z.boolean(),
  open: z.object({ days: z.boolean(), money: z.boolean() }),
  /** By the server; a device's clock may say anything. */
  now: timestamp,
  /** At the site. */
  today: recordDay,
  /** The lines between those of `data` that the caller may not read, or that were erased. */
  hidden: z.array(hiddenLine),
  keys: z.array(bookKey),
  ...inLog,
});
export type Ledger = z.infer<typeof ledgerBook>;

/** Nothing was written behind the entry that the caller knows as the last. */
const unchangedBook = z.object({
  unchanged: z.literal(true),
  ...ledgerBook.pick({ head: true, open: true, now: true, today: true }).shape,
  /** Where others were sent, which needs no line of the book. */
  units: ledgerBook.shape.units.optional(),
});
export type UnchangedBook = z.infer<typeof unchangedBook>;

export const getOpenBooks = endpoint({
  method: 'GET',
  path: '/hajri',
  access: 'user',
  summary:
    'The books of the caller’s work that is not over, as provider or as a crew’s member, under way first; at most 50',
  response: dataOf(z.array(byBooking)),
});

export const getLedger = endpoint({
  method: 'GET',
  path: '/hajri/:bookingId',
  access: 'user',
  summary:
    'The book of a booking: at most 1,000 entries after a `seq`, the days that they are about and both balances; a crew member gets what is about their own days',
  params: byBooking,
  query: z.object({
    after: seq.default(0),
    /** The last entry's hash, where the caller has the whole book: one that did not change is not told again. */
    head: hex.optional(),
  }),
  response: z.union([unchangedBook, ledgerBook]),
});

export const postLedger = endpoint({
  method: 'POST',
  path: '/hajri/:bookingId',
  access: 'user',
  long: true,
  summary: 'Write into the book; each entry is answered by itself, and sent twice it is once',
  params: byBooking,
  body: z.object({
    entries: sentEntries,
    /** The last `seq` that the caller has: the book comes with the answer, from there on. */
    after: seq.optional(),
  }),
  response: z.object({
    data: z.array(
      z.object({
        clientId: z.string(),
        entry: entryRecord.optional(),
        problem: problemRecord.optional(),
        /** The day was more than 31 days ago. */
        late: z.boolean().optional(),
      }),
    ),
    book: ledgerBook.optional(),
  }),
});

export const getLedgerCsv = endpoint({
  method: 'GET',
  path: '/hajri/:bookingId/csv',
  access: 'user',
  summary: 'The book as a table for a spreadsheet (CSV, UTF-8)',
  params: byBooking,
  response: z.unknown(),
  answers: 'text/csv',
});
