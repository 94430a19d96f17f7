import { siteDate } from '#domain/calendar/dates.ts';
import { type Entry, isDay } from '#domain/ledger/entry.ts';
import type { NewNotice } from '#server/features/accounts/notices/notice.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Hiring } from '../hiring.ts';
import type { Book } from './book/book.data.ts';
import type { Reader } from './book/book.rules.ts';
import { workersWithNinetyDays } from './statement/ninety-days.rules.ts';

/** The users that a batch is news for: the other side, once a book and day, and both where somebody's ninety days are full. */
export async function newsOf(
  open: Db,
  { wroteLately }: Pick<Hiring, 'wroteLately'>,
  {
    book,
    reader,
    caller,
    lines,
    now,
  }: { book: Book; reader: Reader; caller: Caller; lines: Entry[]; now: Date },
): Promise<NewNotice[]> {
  const { bookingId, customerId, providerId } = book;
  const about = { kind: 'book', _id: bookingId } as const;
  const other = reader.side === 'customer' ? providerId : customerId;
  const isAbsence = reader.side === 'provider' && lines.every(saysOfAbsence);
  // Who is ill says so in the chat: a second word beside it would say nothing new.
  if (isAbsence && (await wroteLately(open, { from: caller.userId, to: other }))) return [];
  const news: NewNotice[] = [
    {
      userId: other,
      kind: 'hajri',
      facts: { name: caller.fullname, about },
      // Work that was written down earlier that day keeps nobody from hearing of it.
      act: `${isAbsence ? 'absent' : 'hajri'}:${bookingId}:${other}:${siteDate(now)}`,
      matter: `book:${bookingId}`,
    },
  ];
  // A day is agreed by the employer's word alone: the worker's can only make it less.
  if (reader.side !== 'customer' || !lines.some(saysOfDay)) return news;
  for (const workerId of await workersWithNinetyDays(open, book, now))
    for (const userId of new Set([workerId, providerId, customerId]))
      news.push({ userId, kind: 'ninety-days', facts: { about }, act: `ninety-days:${workerId}:${userId}` });
  return news;
}

/** A worker's own "not there" claims nothing; of what Neev notes beside it nobody is told. */
const saysOfAbsence = (entry: Entry): boolean =>
  entry.kind === 'event' || (entry.kind === 'day' && entry.body.mark === 'absent');

/** An agreement may be to a day. */
const saysOfDay = (entry: Entry): boolean =>
  entry.kind === 'day' || entry.kind === 'agree' || (entry.kind === 'correct' && isDay(entry.body.body));
