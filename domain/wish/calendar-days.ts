import { addDays, type Part, weekday } from '../calendar/dates.ts';
import { take } from './amounts.ts';
import { leave } from './as-meant.ts';
import { isThing } from './lexicon.ts';
import type { Piece } from './pieces.ts';

/** What of a sentence's days has been read so far. */
export interface Reading {
  pieces: readonly Piece[];
  today: string;
  from?: string;
  until?: string;
  days?: number;
  rest: Set<number>;
  part?: Part;
  /** "Half a day" does not say which half. */
  isAnyHalf?: boolean;
}

/** More than a request may last is no number of its days. */
export const mostDays = 180;
export const isOf = (piece: Piece | undefined, ...kinds: string[]): boolean =>
  piece !== undefined && !piece.used && kinds.includes(piece.is);
export const rawIs = (piece: Piece | undefined, pattern: RegExp): boolean =>
  pattern.test(piece?.raw.toLowerCase() ?? '');

export const comingWeekday = (today: string, wanted: number): string =>
  addDays(today, (wanted - weekday(today) + 7) % 7 || 7);

export const halfDay = /half|haaf|haf ?day|^a+dh|^adh|^ardh|आध|अर्ध|আধ|অর্ধ|হাফ|sagam|సగం|ఒక పూట|^arai|அரை/i;
/** "Half day tomorrow evening": the half is the afternoon. */
export function sayPart(reading: Reading, { value, raw }: Piece): void {
  const isHalf = halfDay.test(raw);
  if (reading.part !== undefined && (isHalf || reading.isAnyHalf !== true)) return;
  reading.part = value as Part;
  reading.isAnyHalf = isHalf && !/^(?:first|second) half$/i.test(raw);
}

/** A day of the calendar that is not over; undefined for one that no month has. */
export function comingDate(
  today: string,
  { day, month, year }: { day: number; month?: number | undefined; year?: number | undefined },
): string | undefined {
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const written = (y: number, m: number) =>
    `${y}-${String(m).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const tries =
    month === undefined
      ? [0, 1, 2].map((more) => {
          const at = thisMonth - 1 + more;
          return written(thisYear + Math.floor(at / 12), (at % 12) + 1);
        })
      : (year === undefined ? [thisYear, thisYear + 1] : [year]).map((y) => written(y, month));
  return tries.find((date) => {
    const time = Date.parse(`${date}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) && date >= today;
  });
}

/** English says "after" before a day or a number of them; the other languages say it behind. */
export const isAfter = (piece: Piece | undefined): boolean =>
  rawIs(piece, /^(?:after|aftr)$/) && piece?.used === false;

/** The first day said is the first; a later one, or one behind "to", is the last. */
export function sayDay(reading: Reading, [at, end]: [number, number], date: string | undefined): boolean {
  const { pieces } = reading;
  if (date === undefined) return false;
  // "Before 5 December": one of many days, nobody knows which.
  const isBefore = rawIs(pieces[at - 1], /^(?:before|prior to)$/);
  if (isBefore || isOf(pieces[end], 'before')) {
    leave(pieces, isBefore ? at - 1 : at, isBefore ? end : end + 1);
    return true;
  }
  if (reading.from === undefined && (isAfter(pieces[at - 1]) || isOf(pieces[end], 'after'))) {
    reading.from = addDays(date, 1);
    const isAhead = isAfter(pieces[at - 1]);
    take(pieces, isAhead ? at - 1 : at, isAhead ? end : end + 1);
    return true;
  }
  const isLast =
    isOf(pieces[at - 1], 'to') ||
    rawIs(pieces[at - 1], /^[-–—]$/) ||
    pieces[end - 1]?.to === true ||
    (reading.from !== undefined && (isOf(pieces[at - 1], 'from') || pieces[at - 1]?.from === true)) ||
    rawIs(pieces[end], /^(?:tak|तक|पर्यंत|পর্যন্ত|వరకు|வரை)$/);
  if (isLast && (reading.from !== undefined || isOf(pieces[end], 'to') || pieces[end - 1]?.to))
    reading.until ??= date;
  else if (reading.from === undefined) reading.from = date;
  else if (date > reading.from && (isOf(pieces[at - 1], 'and') || rawIs(pieces[at - 1], /^[&+]$/)))
    reading.until ??= date;
  else return false;
  take(pieces, at, end);
  return true;
}

const monthOf = (piece: Piece | undefined, isDate: boolean): number | undefined =>
  isOf(piece, 'months')
    ? Number(piece?.value)
    : // "2 jan" are two people, too.
      isDate && rawIs(piece, /^jan$/)
      ? 1
      : isDate && rawIs(piece, /^mar$/)
        ? 3
        : undefined;

export const ordinal = (piece: Piece | undefined): boolean =>
  piece?.tight === true && rawIs(piece, /^(?:st|nd|rd|th)$/);
export const dayNumber = (piece: Piece | undefined): number | undefined => {
  const value = isOf(piece, 'digits', 'number') ? Number(piece?.value) : Number.NaN;
  return Number.isInteger(value) && value >= 1 && value <= 31 ? value : undefined;
};

/** "2/12", "02-12-2026". */
export function readFigures(reading: Reading, at: number): boolean {
  const { pieces, today } = reading;
  const [day, sign, month, again, year] = pieces.slice(at, at + 5);
  if (day?.is !== 'digits' || month?.is !== 'digits' || !rawIs(sign, /^[/.-]$/)) return false;
  const hasYear =
    year?.is === 'digits' &&
    again?.raw === sign?.raw &&
    (Number(year.value) > 2000 || /^\d\d$/.test(year.value));
  if (!hasYear && sign?.raw !== '/') return false;
  // "2026-12-05".
  if (hasYear && /^20\d\d$/.test(day.value))
    return sayDay(
      reading,
      [at, at + 5],
      comingDate(today, { day: Number(year?.value), month: Number(month.value), year: Number(day.value) }),
    );
  const full = hasYear ? (Number(year?.value) % 2000) + 2000 : undefined;
  const date =
    Number(month.value) <= 12
      ? comingDate(today, { day: Number(day.value), month: Number(month.value), year: full })
      : undefined;
  return sayDay(reading, [at, at + (hasYear ? 5 : 3)], date);
}

/** "2 Dec", "2nd of December", "Dec 2", "2 to 5 Dec", "2 tarikh", "from the 2nd". */
export function readDate(reading: Reading, at: number): boolean {
  const { pieces, today } = reading;
  const month = monthOf(pieces[at], !isOf(pieces[at - 1], 'digits', 'number'));
  if (month !== undefined) {
    const day = dayNumber(pieces[at + 1]);
    if (day === undefined || isOf(pieces[at + 2], 'day', 'trade', 'machine', 'people')) return false;
    // "Dec 1st week".
    if (ordinal(pieces[at + 2]) && isOf(pieces[at + 3], 'week')) {
      leave(pieces, at, at + 4);
      return true;
    }
    return sayDay(reading, [at, at + (ordinal(pieces[at + 2]) ? 3 : 2)], comingDate(today, { day, month }));
  }
  if (isOf(pieces[at], 'date')) {
    const day = dayNumber(pieces[at + 1]);
    return day !== undefined && sayDay(reading, [at, at + 2], comingDate(today, { day }));
  }
  const day = dayNumber(pieces[at]);
  if (day === undefined) return false;
  let end = at + 1;
  const isOrdinal = ordinal(pieces[end]);
  if (isOrdinal) end++;
  // "2nd floor".
  if (isOrdinal && isThing(pieces[end]?.raw ?? '')) return false;
  const between = rawIs(pieces[end], /^(?:to|se|-|–|till|से)$/) ? dayNumber(pieces[end + 1]) : undefined;
  if (between !== undefined) {
    const endOrdinal = ordinal(pieces[end + 2]) ? 1 : 0;
    const shared = monthOf(pieces[end + 2 + endOrdinal], isOrdinal || isOf(pieces[at - 1], 'from'));
    const isDates = isOf(pieces[end + 2], 'date');
    if (shared !== undefined || isDates) {
      const last = end + 3 + endOrdinal;
      const from = comingDate(today, { day, month: shared });
      reading.until ??= from && comingDate(from, { day: between, month: shared });
      reading.from ??= from;
      take(pieces, at, isOf(pieces[last], 'to') ? last + 1 : last);
      return from !== undefined;
    }
  }
  if (rawIs(pieces[end], /^of$/)) end++;
  const own = monthOf(
    pieces[end],
    isOrdinal || isOf(pieces[at - 1], 'from') || isOf(pieces[end + 1], 'from', 'to'),
  );
  if (own !== undefined) return sayDay(reading, [at, end + 1], comingDate(today, { day, month: own }));
  const isDate = isOf(pieces[end], 'date');
  // "5th of next month", "5 tarikh agle mahine".
  const later = isOrdinal || isDate ? end + (isDate ? 1 : 0) : pieces.length;
  if (isOf(pieces[later], 'next') && isOf(pieces[later + 1], 'month')) {
    const first = comingDate(addDays(today, 1), { day: 1 });
    return sayDay(reading, [at, later + 2], first && comingDate(first, { day }));
  }
  if (isDate) return sayDay(reading, [at, end + 1], comingDate(today, { day }));
  return isOrdinal && sayDay(reading, [at, end], comingDate(today, { day }));
}
