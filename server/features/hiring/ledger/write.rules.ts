import type { EntryRecord, EntrySays, SentEntry } from '#contract/hiring/ledger.calls.ts';
import type { ProblemName } from '#contract/problems.ts';
import { isLate } from '#domain/ledger/day-words.ts';
import { type DayBody, type Entry, isDay } from '#domain/ledger/entry.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, type ProblemDetails, problemDetails } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { type Book, lockBook } from './book/book.data.ts';
import { type Reader, readerOf, requireBook } from './book/book.rules.ts';
import { entriesNamed, entriesSent } from './book/entry.data.ts';
import { append, eventEntry, lockHead, type NewEntry } from './book/open-book.data.ts';
import { startWork } from './book/under-way.data.ts';
import { checksOf, namedBy, readEntry, refusalOf } from './check-entry.rules.ts';
import { newsOf } from './news.rules.ts';

/** So many lines a book may have before people write no more: the whole of it is read at once. */
export const mostEntries = 5000;

/** How one entry of a batch fared. */
export interface Answer {
  clientId: string;
  entry?: EntryRecord;
  problem?: ProblemDetails;
  late?: boolean;
}

interface Batch {
  caller: Caller;
  bookingId: string;
  sent: SentEntry[];
}

/**
 * Writes what can stand in the book, in the order in which it was sent, all in one transaction.
 * @throws AppError 'not-found', 'too-many'
 */
export async function writeEntries(hiring: Hiring, batch: Batch): Promise<Answer[]> {
  const { limits } = hiring.services;
  const { caller, bookingId, sent } = batch;
  await requireBook(hiring, caller, bookingId);
  await limits.take('entry-by-user', caller.userId, sent.length);
  let written = 0;
  try {
    const { answers, lines } = await inTransaction(hiring, (open, after) =>
      write(open, batch, { hiring, after }),
    );
    written = lines;
    return answers;
  } finally {
    await limits.giveBack('entry-by-user', caller.userId, sent.length - written);
  }
}

interface Written {
  answers: Answer[];
  /** How many entries are new. */
  lines: number;
}

/** One sent entry: written before, refused, or to be written. */
interface Judged {
  clientId: string;
  before?: Entry;
  refused?: ProblemName;
  says?: EntrySays;
}

async function judge(
  open: Db,
  { caller, bookingId, sent }: Batch,
  { book, reader, now }: { book: Book; reader: Reader; now: Date },
): Promise<Judged[]> {
  const before = await entriesSent(
    open,
    caller.userId,
    sent.map(({ clientId }) => clientId),
  );
  const read = sent.map((one) => ({ clientId: one.clientId, says: readEntry(one) }));
  const ids = read.flatMap(({ says }) => (typeof says === 'string' ? [] : namedBy(says)));
  const named = await entriesNamed(open, bookingId, [...new Set(ids)]);
  const checks = checksOf(book, { reader, authorId: caller.userId, now, named });
  return read.map(({ clientId, says }) => {
    const known = before.get(clientId);
    // The name of a line of another book: this one has not got it, and must not seem to.
    if (known && known.bookingId !== bookingId) return { clientId, refused: 'bad-input' };
    if (known) return { clientId, before: known.entry };
    const refused = typeof says === 'string' ? says : refusalOf(says, checks);
    return refused !== undefined || typeof says === 'string' ? { clientId, refused } : { clientId, says };
  });
}

async function write(
  open: Db,
  batch: Batch,
  { hiring, after }: { hiring: Hiring; after: After },
): Promise<Written> {
  const { caller, bookingId } = batch;
  const now = hiring.now();
  const book = await lockBook(open, bookingId);
  if (!book) throw new AppError('not-found');
  const reader = readerOf(book, caller.userId);
  const head = await lockHead(open, bookingId);
  const judged = await judge(open, batch, { book, reader, now });
  const createdAt = now.toISOString();
  const fresh = new Map<string, NewEntry>();
  for (const { clientId, says } of judged)
    if (says && !fresh.has(clientId) && head.seq + fresh.size < mostEntries)
      fresh.set(clientId, { ...says, author: caller.userId, side: reader.side, clientId, createdAt });
  const entries = [...fresh.values()];
  if (entries.some(isWork) && (await startWork(open, { bookingId, by: caller.userId, now })))
    entries.push(eventEntry({ state: 'under_way' }, now));
  const lines = await append(open, bookingId, { head, entries });
  if (lines.length > 0) {
    const news = await newsOf(open, { book, reader, caller, lines, now });
    const matters = [`book:${bookingId}`];
    await endMatters(open, after, { matters, of: caller.userId });
    if (lines.some(isOfMoney)) await endMatters(open, after, { matters: [`owed:${bookingId}`] });
    await addNotices(open, news);
    after.noticed(news.map(({ userId }) => userId));
    const members = book.units.flatMap(({ userId }) => userId ?? []);
    after.changed([book.customerId, book.providerId, ...members], {
      kind: 'book',
      _id: bookingId,
      head: lines.at(-1)?.hash,
    });
  }
  const written = new Map(lines.map((line) => [line.clientId, line]));
  return {
    answers: judged.map((one) => answerOf(one, one.before ?? written.get(one.clientId))),
    lines: fresh.size,
  };
}

/** An answer may be to a payment. */
const isOfMoney = ({ kind, body }: Entry): boolean =>
  kind === 'money' || kind === 'agree' || (kind === 'correct' && !isDay(body.body));

const isWork = (entry: NewEntry): boolean => entry.kind === 'day' && entry.body.mark !== 'absent';

const dayIn = (entry: Entry): DayBody | undefined => {
  if (entry.kind === 'day') return entry.body;
  return entry.kind === 'correct' && isDay(entry.body.body) ? entry.body.body : undefined;
};

function answerOf({ clientId, refused }: Judged, entry: Entry | undefined): Answer {
  if (!entry || refused) return { clientId, problem: problemDetails(new AppError(refused ?? 'book-full')) };
  const day = dayIn(entry);
  return {
    clientId,
    entry: recordOf(entry),
    ...(day && isLate(day.date, entry.createdAt) && { late: true }),
  };
}

/** As the wire has it: the body's fields as they were hashed. */
export const recordOf = (entry: Entry): EntryRecord => ({ ...entry, body: { ...entry.body } });
