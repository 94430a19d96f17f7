import { setImmediate as turn } from 'node:timers/promises';
import type { BookDay, HajriBook, UnchangedBook } from '#contract/hiring/ledger.calls.ts';
import { entriesAtOnce } from '#contract/hiring/work-book.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { balanceOf } from '#domain/ledger/balance.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import { type Version, versionsOf } from '#domain/ledger/corrections.ts';
import { agreedDay, claimedDay, type DayWords, dayWords } from '#domain/ledger/day-words.ts';
import { type Entry, isDay } from '#domain/ledger/entry.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { findHead } from '#server/platform/ledger/open-book.data.ts';
import type { Hiring } from '../hiring.ts';
import type { Book } from './book/book.data.ts';
import { payOf, type Reader, requireBook, takesDays, visible } from './book/book.rules.ts';
import { recordOf } from './write.rules.ts';

const dayOf = (day: DayWords): BookDay => {
  const agreed = agreedDay(day);
  const shown = agreed ?? claimedDay(day);
  return {
    unitId: day.unitId,
    date: day.date,
    agreed: agreed?.mark ?? null,
    customerSays: day.customer?.mark ?? null,
    providerSays: day.provider?.mark ?? null,
    overtimeHours: shown?.overtimeHours ?? 0,
    ...(shown?.hours !== undefined && { hours: shown.hours }),
    disputed: day.disputed,
    late: day.late,
  };
};

const keyOf = (unit: string, date: string): string => `${date} ${unit}`;

/** The days that entries are about. */
function daysIn(entries: readonly Entry[], versions: ReadonlyMap<string, Version>): Set<string> {
  const days = new Set<string>();
  for (const entry of entries) {
    const isAnswer = entry.kind === 'agree' || entry.kind === 'dispute';
    const body = versions.get(isAnswer ? entry.body.entry : entry._id)?.body;
    if (body && isDay(body)) days.add(keyOf(body.unit, body.date));
  }
  return days;
}

const openOf = (book: Book, { ownUnit }: Reader, now: Date) => ({
  days: takesDays(book, now),
  money: ownUnit === undefined,
});

/** What is new in a book; nothing of it is read where its reader has its last entry. @throws AppError 'not-found' */
export async function readNews(
  hiring: Hiring,
  caller: Caller,
  { head, ...asked }: { bookingId: string; after: number; head?: string | undefined },
): Promise<HajriBook | UnchangedBook> {
  if (head === undefined || head !== (await findHead(hiring.services.db, asked.bookingId)))
    return readBook(hiring, caller, asked);
  const { book, reader } = await requireBook(hiring, caller, asked.bookingId);
  return { unchanged: true, head, open: openOf(book, reader, hiring.now()) };
}

/** A book as its reader may see it. @throws AppError 'not-found' */
export async function readBook(
  hiring: Hiring,
  caller: Pick<Caller, 'userId'>,
  { bookingId, after }: { bookingId: string; after: number },
): Promise<HajriBook> {
  const { book, reader } = await requireBook(hiring, caller, bookingId);
  const { db } = hiring.services;
  const all = await entriesOf(db, bookingId);
  await turn();
  const entries = visible(all, reader);
  const { ownUnit, side } = reader;
  // Between the parts of a long book other calls have their turn.
  await turn();
  const words = dayWords(entries);
  await turn();
  const balance = balanceOf(entries, payOf(book, ownUnit), { days: words });
  await turn();
  const fresh = entries.filter(({ seq }) => seq > after);
  const part = fresh.slice(0, entriesAtOnce);
  const told = daysIn(part, versionsOf(entries));
  return {
    data: part.map(recordOf),
    more: fresh.length > part.length,
    head: all.at(-1)?.hash ?? firstHead,
    balance,
    days: words.filter((day) => told.has(keyOf(day.unitId, day.date))).map(dayOf),
    units: book.units
      .filter(({ id }) => ownUnit === undefined || id === ownUnit)
      .map(({ id, label, no, userId, price }) => ({
        ...{ _id: id, label, no, hasAccount: userId !== null },
        ...(price !== null && { price }),
      })),
    dates: datesOf(book.dates),
    side,
    ownUnitOnly: ownUnit !== undefined,
    machine: book.listingOf === 'product',
    open: openOf(book, reader, hiring.now()),
  };
}
