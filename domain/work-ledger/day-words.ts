import { addDays, siteDate } from '../calendar/dates.ts';
import { type Version, versionsOf } from './corrections.ts';
import { type DayBody, type Entry, inOrderSaid, isDay, marks, type Side } from './entry.ts';

/** What both sides said last of a unit's day. */
export interface DayWords {
  unitId: string;
  date: string;
  customer?: DayBody;
  provider?: DayBody;
  /** One side said that the other's word is wrong, and nothing was said since. */
  disputed: boolean;
  /** Something of it was written more than 31 days after the day. */
  late: boolean;
}

/** After so many days an entry is marked as late. */
export const lateAfterDays = 31;
export const isLate = (date: string, createdAt: string): boolean =>
  addDays(date, lateAfterDays) < siteDate(new Date(createdAt));

interface Word {
  side: Side;
  body: DayBody;
  /** The entry that was agreed to; of one's own words none. */
  agreedTo?: string;
}

interface Told extends Pick<DayWords, 'unitId' | 'date' | 'disputed' | 'late'> {
  words: Word[];
}

/** By unit and date; the same for every order in which the entries came. */
export function dayWords(entries: readonly Entry[]): DayWords[] {
  const versions = versionsOf(entries);
  const days = new Map<string, Told>();
  for (const entry of inOrderSaid(entries)) take(days, entry, versions);
  return [...days.values()]
    .map(({ words, ...day }) => ({ ...day, ...lastOf(words, 'customer'), ...lastOf(words, 'provider') }))
    .sort((one, other) => compare(one.date, other.date) || compare(one.unitId, other.unitId));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function lastOf(words: Word[], side: Side): Partial<Record<Side, DayBody>> {
  const last = words.findLast((word) => word.side === side);
  return last ? { [side]: last.body } : {};
}

function dayOf(days: Map<string, Told>, { unit, date }: DayBody): Told {
  const key = `${date} ${unit}`;
  const known = days.get(key) ?? { unitId: unit, date, disputed: false, late: false, words: [] };
  days.set(key, known);
  return known;
}

function take(days: Map<string, Told>, entry: Entry, versions: Map<string, Version>): void {
  if (entry.side === 'neev' || entry.kind === 'event') return;
  const said = entry.kind === 'agree' || entry.kind === 'dispute' ? entry.body.entry : entry._id;
  const version = versions.get(said);
  if (!version || !isDay(version.body)) return;
  const day = dayOf(days, version.body);
  if (entry.kind === 'dispute') {
    if (version.entry.side === entry.side) return;
    day.words = day.words.filter((word) => word.side !== entry.side || word.agreedTo !== version.root);
    day.disputed = true;
    return;
  }
  if (entry.kind === 'agree' && version.entry.side === entry.side) return;
  day.words.push({
    side: entry.side,
    body: version.body,
    ...(entry.kind === 'agree' && { agreedTo: version.root }),
  });
  day.disputed = false;
  day.late ||= isLate(day.date, entry.createdAt);
}

/** A machine's hours where none were said: of a usual day of eight. */
const usualHours = { absent: 0, half: 4, full: 8 };
export const hoursOf = ({ hours, mark }: DayBody): number => hours ?? usualHours[mark];

const rank = ({ mark }: DayBody): number => marks.indexOf(mark);

function joined(one: DayBody, other: DayBody, choose: (...values: number[]) => number): DayBody {
  const bothSay = one.hours !== undefined || other.hours !== undefined;
  return {
    unit: one.unit,
    date: one.date,
    mark: marks[choose(rank(one), rank(other))] ?? 'absent',
    overtimeHours: choose(one.overtimeHours, other.overtimeHours),
    ...(bothSay && { hours: choose(hoursOf(one), hoursOf(other)) }),
  };
}

/** What the customer grants: without their word nothing, with both the lesser. */
export function agreedDay({ customer, provider }: DayWords): DayBody | null {
  if (!customer) return null;
  return provider ? joined(customer, provider, Math.min) : customer;
}

/** What it would be if every claim counted. */
export function claimedDay({ customer, provider }: DayWords): DayBody | null {
  if (customer && provider) return joined(customer, provider, Math.max);
  return customer ?? provider ?? null;
}
