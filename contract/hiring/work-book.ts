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
  /** What wrote it (`signedPart`): all three or none. Of an older page none, and its lines count as said on arrival. */
  device: z.unknown().optional(),
  n: z.unknown().optional(),
  seen: z.unknown().optional(),
  /** Of `signedBytes`; owed by a device with a key. */
  sig: z.unknown().optional(),
});
export type SentEntry = z.infer<typeof sentEntry>;

export const sentEntries = z
  .array(sentEntry, { error: problem('bad-input') })
  .min(1, problem('bad-input'))
  .max(200, problem('bad-input'));

export const hex = z.string().regex(/^[0-9a-f]{64}$/, problem('bad-input'));

/** Of a device with a key by the key (`deviceNameOf`), else any 22 signs of base64url by chance. */
export const deviceName = z
  .string({ error: problem('bad-input') })
  .regex(/^[A-Za-z0-9_-]{22}$/, problem('bad-input'));

/** Of bytes: base64url without padding. */
export const base64url = (bytes: number, wrong: 'bad-input' | 'signature-wrong') =>
  z
    .string({ error: problem(wrong) })
    .length(Math.ceil((bytes * 4) / 3), problem(wrong))
    .regex(/^[A-Za-z0-9_-]+$/, problem(wrong));

/** ECDSA over P-256 with SHA-256: r and s, 32 bytes each. */
export const signature = base64url(64, 'signature-wrong');

const place = z.int({ error: problem('bad-input') }).max(2 ** 31 - 1, problem('bad-input'));
/** A line of the book: 0 and zeroes before the first. */
const seenLine = z.object(
  { seq: place.min(0, problem('bad-input')), hash: z.string({ error: problem('bad-input') }).pipe(hex) },
  { error: problem('bad-input') },
);

/** By which device a line was said, and after what. */
export const signedPart = z.object({
  /** A name of `PUT /me/sessions/device`. */
  device: deviceName,
  /** The device's own count in this book, from 1; a gap means nothing. */
  n: place.min(1, problem('bad-input')),
  /** The last line that the device had when the person tapped. */
  seen: seenLine,
  sig: signature.optional(),
});
export type SignedPart = z.infer<typeof signedPart>;

/**
 * A line of a book; its hash is of exactly these fields but `prev`, `hash` and `salt`, so nothing may be added or left out
 * on the way (domain/ledger/chain.ts).
 */
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
  /** As sent; absent where the line has none. */
  device: z.string().optional(),
  n: z.number().optional(),
  seen: z.object({ seq: z.number(), hash: hex }).optional(),
  sig: z.string().optional(),
  /** Hex of 16 bytes; absent from what was written before lines had one. */
  salt: z.string().optional(),
};

/** A line that its reader may not see, or that was erased: enough to follow the chain past it. */
export const hiddenLine = z.object({
  seq: z.number(),
  prev: hex,
  /** `hash` is the SHA-256 of `prev` and it; null of a line without salt, which is hashed in one piece. */
  digest: hex.nullable(),
  hash: hex,
});

/** What a side's phone signed of a paper, by the code of lines, of a line of kind `paper` that nobody sends. */
const paperSignature = z.object({
  clientId: z.string(),
  saidAt: timestamp,
  device: z.string(),
  n: z.number(),
  seen: z.object({ seq: z.number(), hash: z.string() }),
  sig: z.string(),
  /** P-256, 04 || x || y, base64url. */
  key: z.string(),
});
/** By side; a side whose phone could not sign has none. */
export const paperSignatures = z.object({
  customer: paperSignature.optional(),
  provider: paperSignature.optional(),
});
export type PaperSignatures = z.infer<typeof paperSignatures>;

/** What writes in a book, as the book itself noted it (`event { device }`) before its first line. */
export const bookKey = z.object({
  device: z.string(),
  author: z.string(),
  side: z.enum(['customer', 'provider', 'engineer']),
  /** P-256, 04 || x || y, base64url; null: its lines are not signed. */
  key: z.string().nullable(),
  since: timestamp,
});
export type BookKey = z.infer<typeof bookKey>;

/** As in every refused call: `type` is `/problems/NAME`. */
export const problemRecord = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
});

/** A book that is longer comes in parts: one answer must not hold up all others. */
export const entriesAtOnce = 1000;

/** What the log of all books and a restore did to a book. */
export const inLog = {
  /** Where its last logged line stands in the log of all books. */
  logged: z.object({ origin: z.string(), seq: z.number(), index: z.number(), size: z.number() }).nullable(),
  /** When a restore brought the book back, and up to which line. */
  restored: z.object({ at: timestamp, seq: z.number() }).nullable(),
};
