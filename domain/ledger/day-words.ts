import { addDays, atSite } from '../calendar/dates.ts';
import { type Version, versionsOf } from './corrections.ts';
import { type DayBody, type Entry, inOrder, isDay, marks, type Side } from './entry.ts';

/** What both sides said last of a unit's day. */
export interface DayWords {
  unitId: string;
  date: string;
  customer?: DayBody;
  provider?: DayBody;
  /** One side said last that the other's last word is wrong. */
  disputed: boolean;
  /** Something of it was written more than 31 days after the day. */
  late: boolean;
}

/** After so many days an entry is marked as late. */
export const lateAfterDays = 31;
const lateFrom = (date: string): number => atSite(addDays(date, lateAfterDays + 1)).getTime();
export const isLate = (date: string, createdAt: string): boolean => Date.parse(createdAt) >= lateFrom(date);

interface Word {
  side: Side;
  body: DayBody;
  /** The version that a side wrote itself or agreed to. */
  version: Version;
}

interface Told extends Pick<DayWords, 'unitId' | 'date' | 'late'> {
  words: Word[];
  /** What a side disputes and has said nothing after. */
  disputes: Map<Side, Version>;
}

/** By unit and date; the same however the entries of the two sides come in between each other. */
export function dayWords(entries: readonly Entry[]): DayWords[] {
  const versions = versionsOf(entries);
  const days = new Map<string, Told>();
  for (const entry of inOrder(entries)) take(days, entry, versions);
  return [...days.values()]
    .map(shown)
    .sort((one, other) => compare(one.date, other.date) || compare(one.unitId, other.unitId));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function shown({ words, disputes, ...day }: Told): DayWords {
  const customer = words.findLast(({ side }) => side === 'customer');
  const provider = words.findLast(({ side }) => side === 'provider');
  const isDisputed = (word: Word | undefined, by: Side): boolean =>
    word !== undefined && word.version === disputes.get(by);
  return {
    ...day,
    ...(customer && { customer: customer.body }),
    ...(provider && { provider: provider.body }),
    disputed: isDisputed(customer, 'provider') || isDisputed(provider, 'customer'),
  };
}

function dayOf(days: Map<string, Told>, { unit, date }: DayBody): Told {
  const key = `${date} ${unit}`;
  const known = days.get(key) ?? { unitId: unit, date, late: false, words: [], disputes: new Map() };
  days.set(key, known);
  return known;
}

function take(days: Map<string, Told>, entry: Entry, versions: Map<string, Version>): void {
  const { side, kind } = entry;
  if (side === 'neev' || kind === 'event') return;
  const isAnswer = kind === 'agree' || kind === 'dispute';
  const version = versions.get(isAnswer ? entry.body.entry : entry._id);
  if (!version || !isDay(version.body) || (isAnswer && version.entry.side === side)) return;
  const day = dayOf(days, version.body);
  if (kind === 'dispute') {
    day.words = day.words.filter((word) => word.side !== side || word.version.root !== version.root);
    day.disputes.set(side, version);
    return;
  }
  day.words.push({ side, body: version.body, version });
  day.disputes.delete(side);
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
