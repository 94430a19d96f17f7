import type { SentEntry } from '#contract/hiring/work-book.ts';
import { isProblemName, type ProblemName } from '#contract/problems.ts';
import type { Line } from '#domain/ledger/entry.ts';
import type { Db } from '../database/database.ts';
import { AppError, type ProblemDetails, problemDetails } from '../http/errors.ts';
import { type Device, noteFirstLine } from './device.data.ts';
import { countOfSide, entriesNamed, entriesSent } from './entry.data.ts';
import { append, eventLine, type Head, type Held, type NewLine } from './open-book.data.ts';
import { type Signed, signedLines } from './signed-lines.ts';

/** So many lines a book may have before people write no more: the whole of it is read at once. */
export const mostEntries = 5000;
/** And so many each: who fills a book leaves room for the others' answers. */
const mostOf = { customer: 3500, provider: 3500, engineer: 500 };

/** What somebody says in a book. */
interface Said {
  kind: string;
  body: unknown;
  saidAt: string;
}

/** How the rules of one kind of book take what was sent into it. */
export interface BookRules<Says extends Said, One extends Line> {
  /** Reads one entry by itself. */
  read: (sent: SentEntry) => Says | ProblemName;
  /** The entries that an entry names. */
  namedBy: (says: Says) => string[];
  /** @returns why it cannot stand in this book; undefined where it can */
  refusalOf: (says: Says, named: ReadonlyMap<string, One>) => ProblemName | undefined;
}

/** Who writes what, into which book. */
export interface Batch {
  authorId: string;
  side: 'customer' | 'provider' | 'engineer';
  bookId: string;
  /** Of the session's token: lines are of its device. */
  tokenHash: Buffer;
  sent: SentEntry[];
  now: Date;
}

/** The message of the first problem that a reader found. */
export const firstProblem = (messages: readonly string[]): ProblemName =>
  messages.find(isProblemName) ?? 'bad-input';

/** How one entry of a batch fared. */
export interface Fared<One extends Line> {
  clientId: string;
  entry?: One;
  problem?: ProblemDetails;
}

/** One sent entry: written before, refused, or to be written. */
interface Judged<Says, One> {
  clientId: string;
  before?: One;
  refused?: ProblemName | undefined;
  says?: Says & ByDevice;
}
type ByDevice = Pick<Line, 'device' | 'n' | 'seen' | 'sig'>;

async function judge<Says extends Said, One extends Line>(
  open: Db,
  { authorId, bookId, sent, signed }: Batch & { signed: Signed },
  { read, namedBy, refusalOf }: BookRules<Says, One>,
): Promise<Judged<Says, One>[]> {
  const before = await entriesSent<One>(
    open,
    authorId,
    sent.map(({ clientId }) => clientId),
  );
  const said = sent.map((one) => ({ clientId: one.clientId, sent: one, says: read(one) }));
  const ids = said.flatMap(({ says }) => (typeof says === 'string' ? [] : namedBy(says)));
  const named = await entriesNamed<One>(open, bookId, [...new Set(ids)]);
  const judged = new Map<string, Judged<Says, One>>();
  const judgeOne = ({ clientId, sent: one, says }: (typeof said)[number]): Judged<Says, One> => {
    const known = before.get(clientId);
    // The name of a line of another book: this one has not got it, and must not seem to.
    if (known && known.bookId !== bookId) return { clientId, refused: 'bad-input' };
    if (known) return { clientId, before: known.entry };
    if (typeof says === 'string') return { clientId, refused: says };
    const about = namedBy(says).flatMap((id) => named.get(id) ?? []);
    const by = signed.judge(one, says, about);
    if (typeof by === 'string') return { clientId, refused: by };
    const refused = refusalOf(says, named);
    return refused === undefined ? { clientId, says: { ...says, ...by } } : { clientId, refused };
  };
  // What a batch has twice is one entry.
  return said.map((one) => {
    const found = judged.get(one.clientId) ?? judgeOne(one);
    judged.set(one.clientId, found);
    return found;
  });
}

/** How many lines a side may still write. */
async function roomOf(open: Db, { bookId, side, sent }: Batch, { seq }: Head): Promise<number> {
  const most = mostEntries - seq;
  if (seq + sent.length <= mostOf[side]) return most;
  return Math.min(most, mostOf[side] - (await countOfSide(open, bookId, side)));
}

/** What a batch came to. */
interface Written<One extends Line> {
  fared: Fared<One>[];
  /** The new lines, with what the book adds by itself. */
  lines: One[];
  /** How many of the entries are new. */
  fresh: number;
  /** By which the author writes besides an older one, for the first time. */
  newDevice?: string | undefined;
}

/** What a book notes before a device's first line in it. */
const deviceLine = ({ name, key, since }: Device, { authorId, now }: Batch): NewLine =>
  eventLine(
    { device: name, key: key?.toString('base64url') ?? null, by: authorId, since: since.toISOString() },
    now,
  );

/**
 * Writes what can stand in the book, in the order in which it was sent, behind a head that the transaction holds.
 * @param rules `before` and `also` write lines of Neev's, before the new ones and behind them
 */
export async function writeBatch<Says extends Said, One extends Line>(
  open: Db,
  { head, ...batch }: Batch & { head: Held },
  {
    before = async () => [],
    also,
    ...rules
  }: BookRules<Says, One> & {
    before?: () => Promise<NewLine[]>;
    also: (fresh: Says[]) => Promise<NewLine[]>;
  },
): Promise<Written<One>> {
  const signed = await signedLines(open, batch, head);
  const judged = await judge(open, { ...batch, signed }, rules);
  const createdAt = batch.now.toISOString();
  const fresh = new Map<string, Says>();
  const room = await roomOf(open, batch, head);
  for (const { clientId, says } of judged)
    if (says && !fresh.has(clientId) && fresh.size < room) fresh.set(clientId, says);
  const entries = [...fresh].map(
    ([clientId, says]): NewLine => ({
      ...says,
      ...{ author: batch.authorId, side: batch.side, clientId, createdAt },
    }),
  );
  const writer = entries.some(({ device }) => device !== undefined) ? signed.writer() : undefined;
  if (entries.length > 0) {
    if (writer?.isNew) entries.unshift(deviceLine(writer.device, batch));
    entries.unshift(...(await before()));
    entries.push(...(await also([...fresh.values()])));
  }
  const { countsAs } = signed;
  // What was read and can stand has the shape of this book's lines.
  const lines = (await append(open, batch.bookId, { head, entries, countsAs })) as Line[] as One[];
  const isOther = writer?.isNew === true && (await noteFirstLine(open, writer.device.id, batch.now));
  const written = new Map(lines.map((line) => [line.clientId, line]));
  const fared = judged.map(({ clientId, before: known, refused }): Fared<One> => {
    const entry = refused ? undefined : (known ?? written.get(clientId));
    return entry
      ? { clientId, entry }
      : { clientId, problem: problemDetails(new AppError(refused ?? 'book-full')) };
  });
  return { fared, lines, fresh: fresh.size, ...(isOther && { newDevice: writer.device.name }) };
}
