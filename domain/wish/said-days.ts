import { addDays, type Part, weekday } from '../calendar/dates.ts';
import { amountAt, take } from './amounts.ts';
import { leave } from './as-meant.ts';
import { isThing } from './lexicon.ts';
import type { Piece } from './pieces.ts';

export interface SaidDates {
  from: string;
  /** No first day was said: it is tomorrow. */
  assumed?: true;
  days: number;
  restDays?: number[];
  part?: Part;
}

interface Reading {
  pieces: readonly Piece[];
  today: string;
  from?: string;
  until?: string;
  days?: number;
  rest: Set<number>;
  part?: Part;
}

/** More than a request may last is no number of its days. */
const mostDays = 180;
const unitDays: Readonly<Record<string, number>> = { day: 1, oneday: 1, week: 7, fortnight: 14, month: 30 };
const isOf = (piece: Piece | undefined, ...kinds: string[]): boolean =>
  piece !== undefined && !piece.used && kinds.includes(piece.is);
const rawIs = (piece: Piece | undefined, pattern: RegExp): boolean =>
  pattern.test(piece?.raw.toLowerCase() ?? '');

const comingWeekday = (today: string, wanted: number): string =>
  addDays(today, (wanted - weekday(today) + 7) % 7 || 7);

/** A day of the calendar that is not over; undefined for one that no month has. */
function comingDate(
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
const isAfter = (piece: Piece | undefined): boolean =>
  rawIs(piece, /^(?:after|aftr)$/) && piece?.used === false;

/** The first day said is the first; a later one, or one behind "to", is the last. */
function sayDay(reading: Reading, [at, end]: [number, number], date: string | undefined): boolean {
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

const ordinal = (piece: Piece | undefined): boolean =>
  piece?.tight === true && rawIs(piece, /^(?:st|nd|rd|th)$/);
const dayNumber = (piece: Piece | undefined): number | undefined => {
  const value = isOf(piece, 'digits', 'number') ? Number(piece?.value) : Number.NaN;
  return Number.isInteger(value) && value >= 1 && value <= 31 ? value : undefined;
};

/** "2/12", "02-12-2026". */
function readFigures(reading: Reading, at: number): boolean {
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
function readDate(reading: Reading, at: number): boolean {
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
  if (isOf(pieces[end], 'date')) return sayDay(reading, [at, end + 1], comingDate(today, { day }));
  return isOrdinal && sayDay(reading, [at, end], comingDate(today, { day }));
}

const halves = /^(?:half days?|halfdays?|(?:aadhe|adhe) din|आधे दिन|ardhe divas|अर्धे दिवस)$/i;
const inside = /^(?:andar|ke andar|अंदर|के अंदर|के भीतर|ke bhitar|లోపు|లోగా|க்குள்|আগে|মধ্যে|मध्ये)$/;
/** "3 days", "for two weeks"; "after 3 days", "3 din baad". */
function readSpan(reading: Reading, at: number): boolean {
  const { pieces, today } = reading;
  const amount = amountAt(pieces, at);
  let end = amount?.end ?? at;
  const between = rawIs(pieces[end], /^(?:full|whole|more|working|पूरे|-)$/) ? 1 : 0;
  const unit = pieces[end + between];
  // "2 half days": as many dates, a part of each; "2 half day masons" are two people.
  const isHalf =
    isOf(unit, 'part') &&
    halves.test(unit?.raw ?? '') &&
    (/s$/i.test(unit?.raw ?? '') || !isOf(pieces[end + between + 1], 'trade', 'machine'));
  const each = isHalf ? 1 : unit && !unit.used ? unitDays[unit.is] : undefined;
  if (!amount || each === undefined) return false;
  if (isHalf) reading.part ??= unit?.value as Part;
  end += between + 1;
  // "Within 3 days": one of them, nobody knows which.
  const isWithin = rawIs(pieces[at - 1], /^within$/);
  if (isWithin || rawIs(pieces[end], inside)) {
    leave(pieces, isWithin ? at - 1 : at, isWithin ? end : end + 1);
    return true;
  }
  const count = Math.ceil(amount.value) * each;
  const isLater = isOf(pieces[end], 'after') || rawIs(pieces[end], /^(?:later|hence)$/);
  const isAhead = isAfter(pieces[at - 1]) || rawIs(pieces[at - 1], /^in$/);
  if (isLater || isAhead) {
    if (reading.from !== undefined) return false;
    reading.from = addDays(today, Math.min(count, mostDays));
    take(pieces, isAhead ? at - 1 : at, isLater ? end + 1 : end);
    return true;
  }
  if (reading.days !== undefined || count > mostDays || count < 1) return false;
  reading.days = count;
  take(pieces, at, end);
  return true;
}

/** Another day of the week stands right before it, perhaps with "and" or a comma between. */
const isListed = (pieces: readonly Piece[], at: number): boolean => {
  const between = isOf(pieces[at - 1], 'and') || rawIs(pieces[at - 1], /^[&+,/]$/) ? 1 : 0;
  const day = pieces[at - 1 - between];
  return day?.is === 'weekday' && day.used && !day.from;
};

/** Days by their names: "next Monday", "kal", "weekend", "next week", "Sunday off". */
function readNamed(reading: Reading, at: number): boolean {
  const { pieces, today } = reading;
  const piece = pieces[at];
  const isNext = isOf(pieces[at - 1], 'next', 'this');
  const before = isNext ? at - 1 : at;
  if (isOf(piece, 'weekday')) {
    const wanted = Number(piece?.value);
    const off = isOf(pieces[at - 1], 'except') ? at - 1 : isOf(pieces[at + 1], 'except') ? at : undefined;
    if (off !== undefined) {
      reading.rest.add(wanted);
      take(pieces, off, off === at ? at + 2 : at + 1);
      return true;
    }
    const isEnd =
      piece?.to ||
      isOf(pieces[before - 1], 'to') ||
      isOf(pieces[at + 1], 'to') ||
      rawIs(pieces[before - 1], /^[-–—]$/);
    const last = reading.until ?? reading.from;
    // "Wed, Thu, Fri", "mon-wed": one goes on from the other.
    const goesOn = last !== undefined && isListed(pieces, at);
    const date = comingWeekday(goesOn || isEnd ? (last ?? today) : today, wanted);
    if (!goesOn) return sayDay(reading, [before, at + 1], date);
    reading.until = date;
    take(pieces, at, at + 1);
    return true;
  }
  if (isOf(piece, 'weekend')) {
    reading.days ??= 2;
    return sayDay(reading, [before, at + 1], comingWeekday(today, 6));
  }
  if (isOf(piece, 'ahead')) return sayDay(reading, [at, at + 1], addDays(today, Number(piece?.value)));
  if (isOf(piece, 'week') && isOf(pieces[at - 1], 'next'))
    return sayDay(reading, [before, at + 1], comingWeekday(today, 1));
  if (isOf(piece, 'week') && isOf(pieces[at - 1], 'this'))
    return sayDay(reading, [before, at + 1], addDays(today, 1));
  if (isOf(piece, 'week', 'month') && isOf(pieces[at + 1], 'after') && reading.from === undefined) {
    reading.from = addDays(today, unitDays[piece?.is ?? ''] ?? 7);
    take(pieces, at, at + 2);
    return true;
  }
  if (
    isOf(piece, 'oneday', 'week', 'fortnight', 'month') &&
    reading.days === undefined &&
    !isOf(pieces[at - 1], 'next', 'this')
  ) {
    // "Hafte bhar", "వారం రోజులు": one of them.
    reading.days = unitDays[piece?.is ?? ''] ?? 1;
    take(pieces, at, isOf(pieces[at + 1], 'day') ? at + 2 : at + 1);
    return true;
  }
  if (isOf(piece, 'month') && isOf(pieces[at - 1], 'next'))
    return sayDay(reading, [before, at + 1], comingDate(addDays(today, 1), { day: 1 }));
  if (isOf(piece, 'part') && reading.part === undefined) {
    reading.part = piece?.value as Part;
    take(pieces, at, at + 1);
    return true;
  }
  return false;
}

/** What of the pieces says when; it marks them as used. */
export function saidDays(pieces: readonly Piece[], today: string): SaidDates | undefined {
  const reading: Reading = { pieces, today, rest: new Set() };
  for (let at = 0; at < pieces.length; at++) {
    if (pieces[at]?.used) continue;
    for (const read of [readFigures, readDate, readSpan, readNamed]) if (read(reading, at)) break;
  }
  const { from: said, until, days: counted, rest, part } = reading;
  if (said === undefined && counted === undefined && part === undefined) return undefined;
  const from = said ?? addDays(today, 1);
  const restDays = rest.size > 0 && rest.size < 7 ? [...rest].sort((one, other) => one - other) : undefined;
  return {
    from,
    ...(said === undefined && { assumed: true }),
    days: counted ?? daysUntil(from, until, rest),
    ...(restDays && { restDays }),
    ...(part && { part }),
  };
}

/** Working days from one day to another, both included. */
function daysUntil(from: string, until: string | undefined, rest: ReadonlySet<number>): number {
  if (until === undefined || until < from) return 1;
  let days = 0;
  for (let date = from, left = mostDays; date <= until && left > 0; date = addDays(date, 1), left--)
    if (!rest.has(weekday(date))) days++;
  return Math.max(1, days);
}
