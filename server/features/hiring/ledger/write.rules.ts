import type { EntryRecord, EntrySays } from '#contract/hiring/ledger.calls.ts';
import type { SentEntry } from '#contract/hiring/work-book.ts';
import { isLate } from '#domain/ledger/day-words.ts';
import { type DayBody, type Entry, isDay } from '#domain/ledger/entry.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import { newDeviceNotice } from '#server/features/accounts/notices/new-device.rules.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, type ProblemDetails } from '#server/platform/http/errors.ts';
import { eventLine, lockHead } from '#server/platform/ledger/open-book.data.ts';
import { type Fared, writeBatch } from '#server/platform/ledger/write-batch.ts';
import { recountBooking } from '../calendar/units/standing.data.ts';
import type { Hiring } from '../hiring.ts';
import { lockBook } from './book/book.data.ts';
import { readerOf, requireBook } from './book/book.rules.ts';
import { termsLine } from './book/terms.rules.ts';
import { startWork } from './book/under-way.data.ts';
import { checksOf, namedBy, readEntry, refusalOf } from './check-entry.rules.ts';
import { newsOf } from './news.rules.ts';

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

async function write(
  open: Db,
  { caller, bookingId, sent }: Batch,
  { hiring, after }: { hiring: Hiring; after: After },
): Promise<{ answers: Answer[]; lines: number }> {
  const now = hiring.now();
  const book = await lockBook(open, bookingId);
  if (!book) throw new AppError('not-found');
  const reader = readerOf(book, caller.userId);
  const head = await lockHead(open, bookingId);
  const checks = checksOf(book, { reader, authorId: caller.userId, now });
  const { fared, lines, fresh, newDevice } = await writeBatch<EntrySays, Entry>(
    open,
    {
      ...{ authorId: caller.userId, tokenHash: caller.tokenHash, side: reader.side },
      ...{ bookId: bookingId, sent, now, head },
    },
    {
      read: readEntry,
      namedBy,
      refusalOf: (says, named) => refusalOf(says, { ...checks, named }),
      before: async () => (head.termsSeq === null ? [await termsLine(hiring, open, bookingId)] : []),
      also: async (says) =>
        says.some(isWork) && (await startWork(open, { bookingId, by: caller.userId, now }))
          ? [eventLine({ state: 'under_way' }, now)]
          : [],
    },
  );
  if (lines.length > 0) {
    // A day that the customer says or agrees to is what makes a booking real work.
    if (reader.side === 'customer') await recountBooking(open, bookingId);
    const news = await newsOf(open, hiring, { book, reader, caller, lines, now });
    if (newDevice) news.push(newDeviceNotice(caller.userId, newDevice));
    const matters = [`book:${bookingId}`];
    await endMatters(open, after, { matters, of: caller.userId });
    await hiring.wagesMoved(open, { bookingId, lines, after });
    await addNotices(open, news);
    after.noticed(news.map(({ userId }) => userId));
    const members = book.units.flatMap(({ userId }) => userId ?? []);
    after.changed([book.customerId, book.providerId, ...members], {
      kind: 'book',
      _id: bookingId,
      head: lines.at(-1)?.hash,
    });
  }
  return { answers: fared.map(answerOf), lines: fresh };
}

const isWork = (entry: EntrySays): boolean => entry.kind === 'day' && entry.body.mark !== 'absent';

const dayIn = (entry: Entry): DayBody | undefined => {
  if (entry.kind === 'day') return entry.body;
  return entry.kind === 'correct' && isDay(entry.body.body) ? entry.body.body : undefined;
};

function answerOf({ entry, ...one }: Fared<Entry>): Answer {
  if (!entry) return one;
  const day = dayIn(entry);
  return { ...one, entry: recordOf(entry), ...(day && isLate(day.date, entry.createdAt) && { late: true }) };
}

/** As the wire has it: the body's fields as they were hashed. */
export const recordOf = (entry: Entry): EntryRecord => ({ ...entry, body: { ...entry.body } });
