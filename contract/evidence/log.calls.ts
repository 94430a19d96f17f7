import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, problem, whole } from '../fields.ts';
import { hex } from '../hiring/work-book.ts';

const time = z.iso.datetime();
const size = z.number().int();
/** 32 bytes, in base64 as notes have them. */
const hash = z.string();
const mostLeaves = Number.MAX_SAFE_INTEGER;
const byLog = z.object({ no: whole({ min: 1, max: 32_767 }, 'not-found') });

/** One log: 1, and one more after each restore. */
const logRecord = z.object({
  no: z.number(),
  origin: z.string(),
  /** `NAME+ID+BASE64`, as signed notes have it. */
  key: z.string(),
  size,
  began: time,
  /** The log before it, as far as it was known; its hash is the first leaf. */
  follows: z.object({ origin: z.string(), size, root: hash, at: time }).nullable(),
  /** The key, in a note that the key before it signed. */
  keyNote: z.string().optional(),
});

/** Who else watches: counted while it signed within a day. */
const witnessRecord = z.object({
  name: z.string(),
  key: z.string(),
  lastAt: time.nullable(),
  size: size.nullable(),
  state: z.enum(['watching', 'silent', 'never']),
});
export type WitnessRecord = z.infer<typeof witnessRecord>;

export const getLog = endpoint({
  method: 'GET',
  path: '/log',
  access: 'anyone',
  summary: 'The log of the books’ last lines: its keys, what went before it, and who watches it',
  response: dataOf(
    z.object({ origin: z.string(), size, logs: z.array(logRecord), witnesses: z.array(witnessRecord) }),
  ),
});
export type LogRecord = z.infer<typeof logRecord>;

export const getCheckpoint = endpoint({
  method: 'GET',
  path: '/log/:no/checkpoint',
  access: 'anyone',
  summary: 'The log’s last signed note, with the signatures of witnesses (C2SP tlog-checkpoint)',
  params: byLog,
  response: z.unknown(),
  answers: 'text/plain',
});

export const getTile = endpoint({
  method: 'GET',
  path: '/log/:no/tile/*',
  access: 'anyone',
  summary: 'Hashes of the tree: level and number as C2SP tlog-tiles writes them, any width that is there',
  params: z.object({ ...byLog.shape, '*': z.string().max(60) }),
  response: z.unknown(),
  answers: 'application/octet-stream',
});

const leaves = whole({ min: 0, max: mostLeaves }, 'bad-input');
export const getConsistency = endpoint({
  method: 'GET',
  path: '/log/:no/consistency',
  access: 'anyone',
  summary: 'The hashes that prove that the log of one size begins with that of a smaller one',
  params: byLog,
  query: z.object({ from: leaves, to: leaves }),
  response: dataOf(z.object({ from: size, to: size, path: z.array(hash) })),
});

export const postCosignature = endpoint({
  method: 'POST',
  path: '/log/:no/cosignatures',
  access: 'anyone',
  summary: 'A signed note of the log with the signature of a witness that the operator named',
  params: byLog,
  body: z.string({ error: problem('bad-input') }).max(10_000, problem('bad-input')),
  takes: 'text/plain',
  response: dataOf(z.null()),
});

export const getProof = endpoint({
  method: 'GET',
  path: '/hajri/:bookingId/proof',
  access: 'user',
  summary:
    'Where a book, of a contract too, stands in the log: the first leaf at or after a line, and the hashes up to the root',
  params: z.object({ bookingId: z.string() }),
  query: z.object({ seq: whole({ min: 0, max: 2 ** 31 - 1 }, 'bad-input').default(0) }),
  response: dataOf(
    z
      .object({
        origin: z.string(),
        index: size,
        seq: z.number(),
        /** The book’s head at that line, which the leaf is of. */
        hash: hex,
        size,
        path: z.array(hash),
        note: z.string(),
      })
      // While the log has no such leaf yet, as of a line that was just written.
      .nullable(),
  ),
});
