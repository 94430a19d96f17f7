import { addDays, type Part, weekday } from '../calendar/dates.ts';
import { amountAt, take } from './amounts.ts';
import { leave } from './as-meant.ts';
import {
  comingDate,
  comingWeekday,
  dayNumber,
  halfDay,
  isAfter,
  isOf,
  mostDays,
  ordinal,
  type Reading,
  rawIs,
  readDate,
  readFigures,
  sayDay,
  sayPart,
} from './calendar-days.ts';
import type { Piece } from './pieces.ts';

export interface SaidDates {
  from: string;
  /** No first day was said: it is tomorrow. */
  assumed?: true;
  days: number;
  restDays?: number[];
  part?: Part;
}

const unitDays: Readonly<Record<string, number>> = { day: 1, oneday: 1, week: 7, fortnight: 14, month: 30 };

const halves = /^(?:half days?|halfdays?|(?:aadhe|adhe) din|आधे दिन|ardhe divas|अर्धे दिवस)$/i;
const inside = /^(?:andar|ke andar|अंदर|के अंदर|के भीतर|ke bhitar|లోపు|లోగా|க்குள்|আগে|মধ্যে|मध्ये)$/;
/** "3 days", "for two weeks"; "after 3 days", "3 din baad". */
function readSpan(reading: Reading, at: number): boolean {
  const { pieces, today } = reading;
  const amount = amountAt(pieces, at);
  let end = amount?.end ?? at;
  if (amount && isOf(pieces[end], 'and')) {
    // "One and a half days".
    const half = rawIs(pieces[end + 1], /^an?$/) ? end + 2 : end + 1;
    if (reading.days === undefined && isOf(pieces[half], 'part') && halfDay.test(pieces[half]?.raw ?? '')) {
      reading.days = Math.ceil(amount.value + 0.5);
      take(pieces, at, half + 1);
      return true;
    }
  }
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

/** "Except Sunday", "not on Sunday", "Sunday off", "itvar ko nahi": where that begins and ends. */
function offEnds(pieces: readonly Piece[], at: number): [number, number] | undefined {
  const isBetween = (piece: Piece | undefined) => isOf(piece, 'fill', 'on', 'in', 'work');
  const isOff = (piece: Piece | undefined) => isOf(piece, 'except', 'not') || rawIs(piece, /^no$/);
  let first = at - 1;
  while (first > at - 3 && isBetween(pieces[first])) first--;
  if (isOff(pieces[first])) return [first, at + 1];
  let last = at + 1;
  while (last < at + 3 && isBetween(pieces[last])) last++;
  return isOff(pieces[last]) ? [at, last + 1] : undefined;
}

/** "Next Monday", "till Saturday", "Wed, Thu", "Sunday off". */
function readWeekday(reading: Reading, at: number, before: number): boolean {
  const { pieces, today } = reading;
  const piece = pieces[at];
  const wanted = Number(piece?.value);
  const off = offEnds(pieces, at);
  if (off) {
    reading.rest.add(wanted);
    take(pieces, ...off);
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

/** Days by their names: "next Monday", "kal", "weekend", "next week", "Sunday off". */
function readNamed(reading: Reading, at: number): boolean {
  const { pieces, today } = reading;
  const piece = pieces[at];
  const isNext = isOf(pieces[at - 1], 'next', 'this');
  const before = isNext ? at - 1 : at;
  if (isOf(piece, 'weekday')) return readWeekday(reading, at, before);
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
  if (isOf(piece, 'month') && isOf(pieces[at - 1], 'next')) {
    const first = comingDate(addDays(today, 1), { day: 1 });
    // "Agle mahine ki 5 tarikh", "next month 5th".
    const said = isOf(pieces[at + 1], 'fill') ? at + 2 : at + 1;
    const day = dayNumber(pieces[said]);
    if (first && day !== undefined && (isOf(pieces[said + 1], 'date') || ordinal(pieces[said + 1])))
      return sayDay(reading, [before, said + 2], comingDate(first, { day }));
    return sayDay(reading, [before, at + 1], first);
  }
  if (
    piece &&
    isOf(piece, 'part') &&
    (reading.isAnyHalf || reading.part === undefined || halfDay.test(piece.raw))
  ) {
    sayPart(reading, piece);
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
