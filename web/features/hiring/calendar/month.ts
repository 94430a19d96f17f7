import type { OwnDay } from '#contract/hiring/calendar.calls.ts';
import { addDays, datesBetween, weekday } from '#domain/calendar/dates.ts';

/** The whole weeks, Monday first, that hold a month. @param month `YYYY-MM` */
export function weeksOf(month: string): string[] {
  const first = `${month}-01`;
  const last = addDays(`${monthAfter(month, 1)}-01`, -1);
  const before = (weekday(first) + 6) % 7;
  const after = (7 - weekday(last)) % 7;
  return datesBetween(addDays(first, -before), addDays(last, after));
}

export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** As its owner said last, though the server may not know yet. */
export type SaidDay = OwnDay & { waits?: boolean };

export interface DayCell {
  date: string;
  state: 'free' | 'blocked' | 'booked' | 'some';
  free: number;
  of: number;
  /** The half that is free, of one unit alone. */
  freeHalf?: 'morning' | 'afternoon';
  rest: boolean;
  bookingIds: string[];
  blockIds: string[];
  /** Booked through a listing that is not one's own. */
  elsewhere: boolean;
  /** What is said of it has not gone yet. */
  waits: boolean;
}

const ids = (values: (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** A day of all the given rows, those of one listing or unit. */
function cellOf(date: string, rows: SaidDay[]): DayCell {
  const of = new Set(rows.map(({ unit }) => unit)).size;
  const free = rows.filter(({ part, state }) => part === 'day' && state === 'free').length;
  const states = new Set(rows.map(({ state }) => state));
  const [only] = states;
  const half =
    of === 1 && states.size > 1
      ? rows.find(({ part, state }) => part !== 'day' && state === 'free')?.part
      : undefined;
  return {
    date,
    state: states.size === 1 && only ? only : free === of ? 'free' : 'some',
    free,
    of,
    ...(half && half !== 'day' && { freeHalf: half }),
    rest: rows.some(({ rest }) => rest),
    bookingIds: ids(rows.map(({ bookingId }) => bookingId)),
    blockIds: ids(rows.map(({ blockId }) => blockId)),
    elsewhere: rows.some(({ state, bookingId }) => state === 'booked' && !bookingId),
    waits: rows.some(({ waits }) => waits),
  };
}

/** The days by date; those that have not come are absent. */
export function cellsOf(rows: readonly SaidDay[]): Map<string, DayCell> {
  const byDate = new Map<string, SaidDay[]>();
  for (const row of rows) byDate.set(row.date, [...(byDate.get(row.date) ?? []), row]);
  return new Map([...byDate].map(([date, ofDay]) => [date, cellOf(date, ofDay)]));
}

export interface Range {
  from: string;
  to: string;
}

/** The next choice after a press: a first day, then a last one, then a first one again; the day alone lets go. */
export function pressed(range: Range | undefined, date: string): Range | undefined {
  if (!range || range.from !== range.to) return { from: date, to: date };
  if (date === range.from) return undefined;
  return date < range.from ? { from: date, to: range.from } : { from: range.from, to: date };
}

const latest = (...days: string[]): string => days.toSorted().at(-1) ?? '';
const earliest = (...days: string[]): string => days.toSorted()[0] ?? '';

/** What is left of a block's days, outside a range, from today on. */
export function leftOver(block: Range, range: Range, today: string): Range[] {
  const begin = latest(block.from, today);
  return [
    { from: begin, to: earliest(addDays(range.from, -1), block.to) },
    { from: latest(addDays(range.to, 1), begin), to: block.to },
  ].filter(({ from, to }) => from <= to);
}
