import { addDays, atSite } from '../calendar/dates.ts';
import {
  type DayBody,
  type Entry,
  inOrder,
  isDay,
  marks,
  type Side,
  type Version,
  versionsOf,
} from './entry.ts';
import { lastOf, type Place, placeOf, standing } from './order.ts';

/** What both sides said last of a unit's day. */
export interface DayWords {
  unitId: string;
  date: string;
  customer?: DayBody;
  provider?: DayBody;
  /** Where a side said several things on devices that did not know of each other: above is the least of them. */
  customerMost?: DayBody;
  providerMost?: DayBody;
  /** Those several words themselves. */
  customerSaid?: DayBody[];
  providerSaid?: DayBody[];
  /** One side said last that the other's last word is wrong. */
  disputed: boolean;
  /** Something of it was written more than 31 days after the day. */
  late: boolean;
}

/** After so many days an entry is marked as late. */
export const lateAfterDays = 31;
const lateFrom = (date: string): number => atSite(addDays(date, lateAfterDays + 1)).getTime();
export const isLate = (date: string, createdAt: string): boolean => Date.parse(createdAt) >= lateFrom(date);

/** What a side said of a day: a word of its own, an agreement, or that the other's is wrong. */
interface Word {
  kind: 'own' | 'agree' | 'dispute';
  place: Place;
  body: DayBody;
  /** The version that a side wrote itself or answers. */
  version: Version;
}

interface Told extends Pick<DayWords, 'unitId' | 'date' | 'late'> {
  words: Record<Side, Word[]>;
}

/** Someone of a crew, and the days on which they came to it and left it, where another was sent in between. */
export interface Stay {
  id: string;
  from?: string | undefined;
  until?: string | undefined;
  /** They left and came back: days between these were another's. */
  away?: { after: string; before: string }[] | undefined;
}

/** Whether somebody was away on a day, and came back after it. */
export const isAway = ({ away = [] }: Pick<Stay, 'away'>, date: string): boolean =>
  away.some(({ after, before }) => after < date && date < before);

/**
 * Whose day it is that nobody wrote down. Who left that day worked on it where a word says so; then who came in their
 * place did not.
 */
export function unsaidOf(stays: readonly Stay[], date: string, isSaid: (unit: string) => boolean): string[] {
  const worked = stays.filter(({ id, until }) => until === date && isSaid(id)).length;
  const open = stays.filter(
    ({ id, from, until, away }) =>
      !isSaid(id) &&
      (from === undefined || from <= date) &&
      (until === undefined || date < until) &&
      !isAway({ away }, date),
  );
  const came = open.filter(({ from }) => from === date).slice(0, worked);
  return open.filter((stay) => !came.includes(stay)).map(({ id }) => id);
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

/** What a side says of a day by its last words, and which of the other's versions it said last to be wrong. */
function lastWords(said: readonly Word[]): { words: Word[]; disputes: Set<Version> } {
  const disputes = said.filter(({ kind }) => kind === 'dispute');
  if (disputes.length === 0) return { words: lastOf(said), disputes: new Set() };
  const byRoot = grouped(disputes, ({ version }) => version.root);
  const agreements = grouped(
    said.filter(({ kind }) => kind === 'agree'),
    ({ version }) => version.root,
  );
  const agreed = [...agreements].flatMap(([root, words]) => standing(words, byRoot.get(root)));
  const last = lastOf(said).filter(({ kind }) => kind === 'dispute');
  return {
    words: lastOf([...said.filter(({ kind }) => kind === 'own'), ...agreed]),
    disputes: new Set(last.map(({ version }) => version)),
  };
}

export function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

const isSameBody = (one: DayBody, other: DayBody): boolean =>
  one.mark === other.mark && one.overtimeHours === other.overtimeHours && one.hours === other.hours;

/** The least and the most of what a side said last. */
function spanOf(words: readonly Word[]): { least?: DayBody; most?: DayBody } {
  const [first, ...others] = words.map(({ body }) => body);
  if (!first) return {};
  if (others.every((body) => isSameBody(body, first))) return { least: first };
  const all = (choose: (...values: number[]) => number) =>
    others.reduce((one, other) => joined(one, other, choose), first);
  return { least: all(Math.min), most: all(Math.max) };
}

const bodiesOf = (words: readonly Word[]): DayBody[] => {
  const different: DayBody[] = [];
  for (const { body } of words) if (!different.some((one) => isSameBody(one, body))) different.push(body);
  return different;
};

function shown({ words, ...day }: Told): DayWords {
  const [customer, provider] = [lastWords(words.customer), lastWords(words.provider)];
  const [byCustomer, byProvider] = [spanOf(customer.words), spanOf(provider.words)];
  return {
    ...day,
    ...(byCustomer.least && { customer: byCustomer.least }),
    ...(byProvider.least && { provider: byProvider.least }),
    ...(byCustomer.most && { customerMost: byCustomer.most, customerSaid: bodiesOf(customer.words) }),
    ...(byProvider.most && { providerMost: byProvider.most, providerSaid: bodiesOf(provider.words) }),
    disputed:
      customer.words.some(({ version }) => provider.disputes.has(version)) ||
      provider.words.some(({ version }) => customer.disputes.has(version)),
  };
}

function dayOf(days: Map<string, Told>, { unit, date }: DayBody): Told {
  const key = `${date} ${unit}`;
  const known = days.get(key) ?? { unitId: unit, date, late: false, words: { customer: [], provider: [] } };
  days.set(key, known);
  return known;
}

function take(days: Map<string, Told>, entry: Entry, versions: Map<string, Version>): void {
  const { side } = entry;
  if (side === 'neev' || entry.kind === 'event') return;
  const kind = entry.kind === 'agree' || entry.kind === 'dispute' ? entry.kind : 'own';
  const version = versions.get(kind === 'own' ? entry._id : bodyEntry(entry));
  if (!version || !isDay(version.body) || (kind !== 'own' && version.entry.side === side)) return;
  const day = dayOf(days, version.body);
  day.words[side].push({ kind, place: placeOf(entry), body: version.body, version });
  if (kind !== 'dispute') day.late ||= isLate(day.date, entry.createdAt);
}

const bodyEntry = ({ body }: Entry): string => ('entry' in body ? String(body.entry) : '');

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
export function claimedDay({ customer, provider, customerMost, providerMost }: DayWords): DayBody | null {
  const [one, other] = [customerMost ?? customer, providerMost ?? provider];
  if (one && other) return joined(one, other, Math.max);
  return one ?? other ?? null;
}

/** The sides that said several things of a day on devices that did not know of each other: they are asked which is right. */
export const unsureOf = ({ customerMost, providerMost }: DayWords): Side[] => [
  ...(customerMost ? (['customer'] as const) : []),
  ...(providerMost ? (['provider'] as const) : []),
];
