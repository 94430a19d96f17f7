import { setImmediate as turn } from 'node:timers/promises';
import type { BookDay, Ledger, UnchangedBook } from '#contract/hiring/ledger.calls.ts';
import { entriesAtOnce } from '#contract/hiring/work-book.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { balanceOf } from '#domain/ledger/balance.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import { agreedDay, claimedDay, type DayWords, dayWords, unsureOf } from '#domain/ledger/day-words.ts';
import {
  type DayBody,
  type Entry,
  isDay,
  type Side,
  type Version,
  versionsOf,
} from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { inLog } from '#server/platform/ledger/entries-by-book.data.ts';
import { entriesOf, erasedOf } from '#server/platform/ledger/entry.data.ts';
import { type Hidden, hiddenOf } from '#server/platform/ledger/hash.ts';
import { keysInBook } from '#server/platform/ledger/keys-in-book.ts';
import { findHead } from '#server/platform/ledger/open-book.data.ts';
import type { Hiring } from '../hiring.ts';
import type { Book } from './book/book.data.ts';
import { payOf, type Reader, requireBook, speaksOf, stayOf, takesDays, visible } from './book/book.rules.ts';
import { recordOf } from './write.rules.ts';

const saidOf = ({ mark, overtimeHours, hours }: DayBody) => ({
  ...{ mark, overtimeHours },
  ...(hours !== undefined && { hours }),
});

const dayOf = (day: DayWords, side: Side): BookDay => {
  const agreed = agreedDay(day);
  const shown = agreed ?? claimedDay(day);
  const unsure = unsureOf(day);
  const own = side === 'customer' ? day.customerSaid : day.providerSaid;
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
    ...(unsure.length > 0 && { unsure }),
    ...(own && { ownWords: own.map(saidOf) }),
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

/** By which a page tells the time, whatever its device's clock says. */
const clockOf = (now: Date) => ({ now: now.toISOString(), today: siteDate(now) });

/** The next lines behind the last that the caller has. */
function partOf(entries: readonly Entry[], after: number): { part: Entry[]; more: boolean } {
  const fresh = entries.filter(({ seq }) => seq > after);
  return { part: fresh.slice(0, entriesAtOnce), more: fresh.length > entriesAtOnce };
}

/** Between those of a part: the lines that its reader may not see, and what is left of erased ones. */
async function hiddenIn(
  db: Db,
  bookId: string,
  {
    all,
    entries,
    after,
    until = Number.POSITIVE_INFINITY,
  }: { all: readonly Entry[]; entries: readonly Entry[]; after: number; until?: number | undefined },
): Promise<Hidden[]> {
  const seen = new Set(entries);
  const unseen = all.length === seen.size ? [] : all.filter((entry) => !seen.has(entry));
  const isErased = all.length < (all.at(-1)?.seq ?? 1);
  const erased = isErased ? await erasedOf(db, bookId) : [];
  const isBetween = ({ seq }: { seq: number }) => seq > after && seq <= until;
  const hidden = unseen.filter(isBetween).map(hiddenOf);
  return [...erased.filter(isBetween), ...hidden].sort((one, other) => one.seq - other.seq);
}

const unitsFor = ({ units }: Book, { ownUnit }: Reader): Ledger['units'] =>
  units
    .filter(({ id }) => ownUnit === undefined || id === ownUnit)
    .map((unit) => {
      const { id: _id, ...stay } = stayOf(unit);
      const { label, no, userId, price } = unit;
      return { _id, label, no, hasAccount: userId !== null, ...(price !== null && { price }), ...stay };
    });

const openOf = (book: Book, { ownUnit }: Reader, now: Date) => ({
  days: takesDays(book, now),
  money: ownUnit === undefined,
});

/** What is new in a book; nothing of it is read where its reader has its last entry. @throws AppError 'not-found' */
export async function readNews(
  hiring: Hiring,
  caller: Caller,
  { head, ...asked }: { bookingId: string; after: number; head?: string | undefined },
): Promise<Ledger | UnchangedBook> {
  if (head === undefined || head !== (await findHead(hiring.services.db, asked.bookingId)))
    return readBook(hiring, caller, asked);
  const { book, reader } = await requireBook(hiring, caller, asked.bookingId);
  const now = hiring.now();
  const open = openOf(book, reader, now);
  const units = unitsFor(book, reader);
  const isChanged = units.some(
    ({ from, until, away }) => from !== undefined || until !== undefined || away !== undefined,
  );
  // Others may have been sent without a line of it.
  return { unchanged: true, head, open, ...(isChanged && { units }), ...clockOf(now) };
}

/**
 * All lines of a book that its reader may see, and what is left of the others.
 * @param read its lines, where they were read already
 * @throws AppError 'not-found'
 */
export async function readLines(
  hiring: Hiring,
  caller: Pick<Caller, 'userId'>,
  { bookId, read }: { bookId: string; read?: Entry[] | undefined },
): Promise<Pick<Ledger, 'data' | 'hidden'>> {
  const { reader } = await requireBook(hiring, caller, bookId);
  const { db } = hiring.services;
  const all = read ?? (await entriesOf(db, bookId));
  await turn();
  const entries = visible(all, reader);
  return { data: entries.map(recordOf), hidden: await hiddenIn(db, bookId, { all, entries, after: 0 }) };
}

/** A book as its reader may see it. @throws AppError 'not-found' */
export async function readBook(
  hiring: Hiring,
  caller: Pick<Caller, 'userId'>,
  { bookingId, after }: { bookingId: string; after: number },
): Promise<Ledger> {
  const { book, reader } = await requireBook(hiring, caller, bookingId);
  const { db } = hiring.services;
  const now = hiring.now();
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
  const { part, more } = partOf(entries, after);
  const told = daysIn(part, versionsOf(entries));
  return {
    data: part.map(recordOf),
    more,
    hidden: await hiddenIn(db, bookingId, {
      all,
      entries,
      after,
      until: more ? part.at(-1)?.seq : undefined,
    }),
    keys: keysInBook(entries),
    ...(await inLog(db, bookingId)),
    // Of an erased book no line is left that could tell.
    head: all.at(-1)?.hash ?? (await findHead(db, bookingId)) ?? firstHead,
    balance,
    days: words.filter((day) => told.has(keyOf(day.unitId, day.date))).map((day) => dayOf(day, side)),
    units: unitsFor(book, reader),
    dates: datesOf(book.dates).filter((date) => speaksOf(reader, date)),
    side,
    ownUnitOnly: ownUnit !== undefined,
    machine: book.listingOf === 'product',
    open: openOf(book, reader, now),
    ...clockOf(now),
  };
}
