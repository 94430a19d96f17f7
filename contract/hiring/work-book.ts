import { z } from 'zod';
import { problem, timestamp } from '../fields.ts';
import { clientId } from './terms.ts';

/** What every book of work has, whatever its lines tell of. */
export const entryId = z.uuid(problem('bad-input'));

/** The device's clock, however wrong: a phone without a battery says 1970. It is shown, and orders and decides nothing. */
export const saidAt = z.iso
  .datetime({ error: problem('bad-input'), offset: true })
  .transform((time) => new Date(time).toISOString())
  .pipe(z.string().regex(/^[1-9]\d{3}-/, problem('bad-input')));

/** Each entry is read by itself: one that is wrong does not keep the others out. */
export const sentEntry = z.object({
  clientId,
  kind: z.string({ error: problem('bad-input') }).max(20, problem('bad-input')),
  body: z.unknown(),
  saidAt: z.unknown(),
});
export type SentEntry = z.infer<typeof sentEntry>;

export const sentEntries = z
  .array(sentEntry, { error: problem('bad-input') })
  .min(1, problem('bad-input'))
  .max(200, problem('bad-input'));

export const hex = z.string().regex(/^[0-9a-f]{64}$/, problem('bad-input'));

/** A line of a book; its hash is of exactly these fields, so nothing may be added or left out on the way. */
export const lineFacts = {
  _id: z.string(),
  seq: z.number(),
  author: z.string().nullable(),
  clientId: z.string().nullable(),
  body: z.record(z.string(), z.unknown()),
  saidAt: timestamp,
  createdAt: timestamp,
  prev: hex,
  hash: hex,
};

/** As in every refused call: `type` is `/problems/NAME`. */
export const problemRecord = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
});

/** A book that is longer comes in parts: one answer must not hold up all others. */
export const entriesAtOnce = 1000;
