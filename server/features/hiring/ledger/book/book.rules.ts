import { addDays, isByHour, siteDate } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { totalOf } from '#domain/calendar/total.ts';
import type { Pay } from '#domain/ledger/balance.ts';
import { isAway, type Stay } from '#domain/ledger/day-words.ts';
import { type Entry, isDay, type Side, versionsOf } from '#domain/ledger/entry.ts';
import type { Hire } from '#domain/ledger/hire.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { saysTerms } from '#server/platform/ledger/open-book.data.ts';
import type { Hiring } from '../../hiring.ts';
import { type Book, type BookUnit, findBook } from './book.data.ts';

/** Who reads or writes: a side, or of a crew one member for their own unit. */
export interface Reader {
  side: Side;
  ownUnit?: string;
  /** The last day that this member can speak of: another came in their place then. */
  lastDay?: string;
  /** Of a member who left and came back: the days between. */
  away?: NonNullable<Stay['away']>;
  /** Phones of a booking that never was are shown to nobody. */
  withoutTerms?: true;
}

/** On which days somebody of a crew was in it, as far as others came before, after or between them. */
export function stayOf({ id, cameAt, leftAt, stints }: BookUnit): Stay {
  const away = awayOf(stints);
  return {
    id,
    ...(cameAt && { from: siteDate(cameAt) }),
    ...(leftAt && { until: siteDate(leftAt) }),
    ...(away.length > 0 && { away }),
  };
}

/** Whole days between two times of being there: on the day of leaving and of coming one may have worked. */
function awayOf(stints: BookUnit['stints']): NonNullable<Stay['away']> {
  const times = stints
    .map(({ came, left }) => ({ came: Date.parse(came), left: left === null ? Infinity : Date.parse(left) }))
    .sort((one, other) => one.came - other.came);
  let left = Infinity;
  return times.flatMap((time, at) => {
    const before = at === 0 ? Infinity : left;
    left = at === 0 ? time.left : Math.max(left, time.left);
    if (before >= time.came) return [];
    const gap = { after: siteDate(new Date(before)), before: siteDate(new Date(time.came)) };
    return addDays(gap.after, 1) < gap.before ? [gap] : [];
  });
}

/** @throws AppError 'not-found' where the book is not the caller's */
export function readerOf(book: Book, userId: string): Reader {
  const never = book.status === 'cancelled' || book.status === 'no_show';
  const withoutTerms = never && ({ withoutTerms: true } as const);
  if (book.customerId === userId) return { side: 'customer', ...withoutTerms };
  if (book.providerId === userId) return { side: 'provider', ...withoutTerms };
  const own = book.units.find((unit) => unit.userId === userId);
  if (!own) throw new AppError('not-found');
  const { until: lastDay, away } = stayOf(own);
  return { side: 'provider', ownUnit: own.id, ...(lastDay && { lastDay }), ...(away && { away }) };
}

/** @throws AppError 'not-found' */
export async function requireBook(
  { services: { db } }: Hiring,
  caller: Pick<Caller, 'userId'>,
  bookingId: string,
): Promise<{ book: Book; reader: Reader }> {
  const book = isId(bookingId) ? await findBook(db, bookingId) : undefined;
  if (!book) throw new AppError('not-found');
  return { book, reader: readerOf(book, caller.userId) };
}

const openDaysAfterDone = 90;
const dayMs = 86_400_000;

/** Whether days can be written: not of what did not take place, and until 90 days after the end. */
export function takesDays({ status, statusAt }: Book, now: Date): boolean {
  if (status === 'cancelled' || status === 'no_show') return false;
  return status !== 'done' || now.getTime() <= statusAt.getTime() + openDaysAfterDone * dayMs;
}

/** The dates that can be marked by now, oldest first. */
export const markableDates = ({ dates }: Book, now: Date): string[] => {
  const today = siteDate(now);
  return datesOf(dates).filter((date) => date <= today);
};

/** Whether a reader can speak of a day: a crew's member who was sent home not of the days of their successor. */
export const speaksOf = ({ lastDay, away = [] }: Reader, date: string): boolean =>
  (lastDay === undefined || date <= lastDay) && !isAway({ away }, date);

/**
 * By what the book counts. A machine's hire counts as a whole, by its days; a job's price is earned once, claimed with
 * "done" and granted when that stands.
 */
export function payOf(book: Book, ownUnit?: string): Pay {
  const { price, per, count, status } = book;
  const { overtimePerHour } = book.terms;
  if (per === 'job') {
    const total = ownUnit === undefined ? book.total : Math.ceil(book.total / count);
    const granted = status === 'done';
    return {
      price,
      per,
      overtimePerHour,
      whole: { total, granted, claimed: granted || status === 'done_said' },
    };
  }
  // By the hour on days: what its hours in the book come to, as of people.
  const byHours = per === 'hour' && !isByHour(book.dates);
  if (book.listingOf !== 'product' || byHours) return { price, per, overtimePerHour, rates: ratesOf(book) };
  return { price, per, withTransport: book.quote !== null, hire: hireOf(book) };
}

const ratesOf = ({ terms, units }: Book): Pay['rates'] =>
  terms.rates && new Map(units.flatMap(({ id, price }) => (price === null ? [] : [[id, price] as const])));

/** A machine's hire as it was agreed; "done" claims it, and what stands as done grants it. */
function hireOf({ quote, dates, count, status, ...book }: Book): Hire {
  const transport = quote?.lines.find(({ key }) => key === 'transport')?.amount ?? 0;
  const { beyond } = quote ?? {};
  const granted = status === 'done';
  return {
    time: (quote?.total ?? totalOf({ dates, count, ...book })) - transport,
    transport,
    dates: datesOf(dates),
    machines: count,
    ...(beyond && {
      extra: {
        perHour: beyond.extraHour,
        ...(isByHour(dates) ? { hoursInAll: dates.hours } : { hoursADay: beyond.dayHours }),
      },
    }),
    claimed: granted || status === 'done_said',
    granted,
  };
}

/**
 * What a reader may see: everything; a crew's member what is about their own unit's days, and what Neev noted of that:
 * neither who hired for how much, nor what writes for others.
 */
export function visible(entries: Entry[], { ownUnit, withoutTerms }: Reader): Entry[] {
  if (ownUnit === undefined) return withoutTerms ? entries.filter((entry) => !saysTerms(entry)) : entries;
  const versions = versionsOf(entries);
  const isOwn = (id: string): boolean => {
    const body = versions.get(id)?.body;
    return body !== undefined && isDay(body) && body.unit === ownUnit;
  };
  const own = new Set(
    entries.filter(
      (entry) =>
        entry.kind !== 'event' &&
        isOwn(entry.kind === 'agree' || entry.kind === 'dispute' ? entry.body.entry : entry._id),
    ),
  );
  const devices = new Set([...own].map(({ device }) => device));
  return entries.filter((entry) => {
    if (entry.kind !== 'event') return own.has(entry);
    const { device } = entry.body;
    return !saysTerms(entry) && (typeof device !== 'string' || devices.has(device));
  });
}
