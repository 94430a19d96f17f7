import { LRUCache } from 'lru-cache';
import { fewestTold, type Market, type MarketAsked, marketWeeks } from '#contract/hiring/market.calls.ts';
import { addDays, atSite, dayMs, siteDate, weekday } from '#domain/calendar/dates.ts';
import { stateCodes } from '#domain/fair-pay/states.ts';
import { minimumWage, type WageRow } from '#domain/fair-pay/wages.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import type { Hiring } from '../hiring.ts';
import {
  backGroups,
  cancelledGroups,
  type LineGroup,
  lineGroups,
  rulings,
  type WageGroup,
  wageGroups,
  waitingSince,
} from './market.data.ts';
import { type OwedBook, owedBooks } from './owed.rules.ts';

const keptMs = 5 * 60_000;
const hourMs = 3_600_000;
/** Ends of the ages in which a queue is told, in hours. */
const ages = [4, 24, 72];

const sum = (values: number[]): number => values.reduce((one, other) => one + other, 0);
const told = (count: number): number | null => (count === 0 || count >= fewestTold ? count : null);
const shareOf = (part: number, of: number): number | null => (of >= fewestTold ? part / of : null);

/** The value below or at which a part of them lies; null of too few. */
function quantile(values: readonly number[], part: number): number | null {
  if (values.length < fewestTold) return null;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? null;
}

const askedOf = (groups: readonly LineGroup[]): MarketAsked => {
  const asked = sum(groups.map((group) => group.asked));
  // Of few lines it is not told how they ended.
  if (told(asked) === null) return { asked: null, filled: null, missing: null };
  return {
    asked,
    filled: sum(groups.map(({ filled }) => filled)),
    missing: sum(groups.map(({ missing }) => missing)),
  };
};

const hoursOf = (groups: readonly LineGroup[]): number[] => groups.flatMap(({ hours }) => hours ?? []);

/** @returns the groups under each key, the most lines first */
function grouped(groups: readonly LineGroup[], keyOf: (group: LineGroup) => string): [string, LineGroup[]][] {
  const found = new Map<string, LineGroup[]>();
  for (const group of groups) found.set(keyOf(group), [...(found.get(keyOf(group)) ?? []), group]);
  const lines = (some: LineGroup[]): number => sum(some.map(({ asked }) => asked));
  return [...found].sort(([, one], [, other]) => lines(other) - lines(one));
}

/** What people of one work agreed on, beside the least that the law lets anybody of it be paid there. */
function wageOf(
  groups: readonly WageGroup[],
  wages: WageRow[],
  day: string,
): Market['trades'][number]['wage'] {
  const prices = groups.flatMap((group) => group.prices);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(prices, part));
  if (low == null || middle == null || high == null) return null;
  const minima = groups.flatMap(({ pin, skill }) => {
    const { state = '', district } = nearestKnown(pin) ?? {};
    const area = stateCodes[state] ?? '';
    const row = minimumWage(wages, { area, pin, district, skill: skill ?? 'unskilled', day });
    return row ? [row.perDay] : [];
  });
  return { low, middle, high, minimum: minima.length > 0 ? Math.min(...minima) : null };
}

function tradesOf(
  lines: readonly LineGroup[],
  { agreed, weeks, wages }: { agreed: readonly WageGroup[]; weeks: string[]; wages: WageRow[] },
): Market['trades'] {
  const nameOf = ({ of, category, trade }: LineGroup | WageGroup) => `${of} ${category} ${trade ?? ''}`;
  return grouped(lines, nameOf).flatMap(([, groups]) => {
    const [first] = groups;
    if (!first) return [];
    const { of, category, trade } = first;
    const own = agreed.filter((group) => nameOf(group) === nameOf(first));
    return [
      {
        ...{ of, category, trade, ...askedOf(groups) },
        byWeek: weeks.map((week) => askedOf(groups.filter((group) => group.week === week))),
        wage: wageOf(own, wages, weeks.at(-1) ?? ''),
      },
    ];
  });
}

const unfilledOf = (lines: readonly LineGroup[]): Market['unfilled'] => {
  const nobodyNear = sum(lines.map((group) => group.nobodyNear));
  const noAnswer = sum(lines.map((group) => group.noAnswer));
  const price = sum(lines.map(({ dearer }) => dearer));
  const other = sum(lines.map(({ missing }) => missing)) - nobodyNear - noAnswer - price;
  const all = [
    { why: 'nobody-near' as const, count: nobodyNear },
    { why: 'no-answer' as const, count: noAnswer },
    { why: 'price' as const, count: price },
    { why: 'other' as const, count: other },
  ];
  return all
    .filter(({ count }) => count > 0)
    .sort((one, another) => another.count - one.count)
    .map(({ why, count }) => ({ why, count: told(count) }));
};

const answeredOf = (lines: readonly LineGroup[]): Market['answered'] => {
  const ripe = sum(lines.map((group) => group.ripe));
  return {
    in1: shareOf(sum(lines.map((group) => group.in1)), ripe),
    in6: shareOf(sum(lines.map((group) => group.in6)), ripe),
    in24: shareOf(sum(lines.map((group) => group.in24)), ripe),
  };
};

const owedOf = (books: readonly OwedBook[]): Market['owed'] => {
  const owing = books.filter(({ owed }) => owed > 0);
  const count = told(owing.length);
  const rupees = count === null ? null : sum(owing.map(({ owed }) => owed));
  return { books: count, rupees, of: told(books.length) };
};

async function queuesOf(hiring: Hiring): Promise<Market['queues']> {
  const { db } = hiring.services;
  const waiting = await waitingSince(db);
  const now = hiring.now().getTime();
  const byAge = (what: (typeof waiting)[number]['what']): number[] => {
    const counts = [...ages, 0].map(() => 0);
    for (const one of waiting) {
      if (one.what !== what) continue;
      const hours = (now - one.at.getTime()) / hourMs;
      const place = ages.findIndex((age) => hours < age);
      const at = place === -1 ? ages.length : place;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    return counts;
  };
  const { lifted, of } = await rulings(db);
  return {
    listings: byAge('listings'),
    reports: byAge('reports'),
    noShows: byAge('noShows'),
    lifted: shareOf(lifted, of),
  };
}

/** The Mondays of the weeks that are told of, the oldest first. */
function weeksUntil(now: Date): string[] {
  const today = siteDate(now);
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  return Array.from({ length: marketWeeks }, (_, place) => addDays(monday, 7 * (place + 1 - marketWeeks)));
}

async function rowsOf({ services: { db }, now }: Hiring) {
  const at = now();
  const weeks = weeksUntil(at);
  const from = atSite(weeks[0] ?? siteDate(at));
  const month = 30 * dayMs;
  const ended = { from: new Date(at.getTime() - 2 * month), to: new Date(at.getTime() - month) };
  return {
    weeks,
    lines: await lineGroups(db, { from, now: at }),
    agreed: await wageGroups(db, from),
    cancelled: await cancelledGroups(db, from),
    back: await backGroups(db, ended),
    books: await owedBooks(db, at),
  };
}
type Rows = Awaited<ReturnType<typeof rowsOf>>;

const districtOf = (pin: string): string => nearestKnown(pin)?.district ?? pin;

/** The figures of everywhere, or of one district; the queues are everybody's. */
function figuresOf(all: Rows, { place, wages }: { place: string | undefined; wages: WageRow[] }) {
  const here = <T extends { pin: string }>(groups: readonly T[]): T[] =>
    place === undefined ? [...groups] : groups.filter(({ pin }) => districtOf(pin) === place);
  const { weeks } = all;
  const [lines, back, cancelled] = [here(all.lines), here(all.back), here(all.cancelled)];
  const backOf = (side: 'customer' | 'provider') => {
    const own = back.filter((group) => group.side === side);
    return shareOf(sum(own.map((group) => group.back)), sum(own.map(({ people }) => people)));
  };
  const reasons = new Map(cancelled.map(({ by, why }) => [`${by} ${why}`, { by, why }]));
  return {
    weeks,
    places: grouped(all.lines, ({ pin }) => districtOf(pin))
      .map(([name, groups]) => ({ place: name, ...askedOf(groups) }))
      .filter(({ asked }) => asked !== null)
      .slice(0, 30),
    all: askedOf(lines),
    byWeek: weeks.map((week) => {
      const own = lines.filter((group) => group.week === week);
      return { ...askedOf(own), answerHours: quantile(hoursOf(own), 0.5) };
    }),
    trades: tradesOf(lines, { agreed: here(all.agreed), weeks, wages }),
    answered: answeredOf(lines),
    answerHours: quantile(hoursOf(lines), 0.5),
    unfilled: unfilledOf(lines),
    back: { customers: backOf('customer'), providers: backOf('provider') },
    cancelled: [...reasons.values()]
      .map(({ by, why }) => ({
        ...{ by, why },
        count: sum(cancelled.filter((one) => one.by === by && one.why === why).map(({ count }) => count)),
      }))
      .sort((one, other) => other.count - one.count)
      .map(({ count, ...reason }) => ({ ...reason, count: told(count) })),
    owed: owedOf(here(all.books)),
  };
}

/**
 * @returns what answers how the market does (docs/rules.md#admin-7); what the database counts is kept for five minutes,
 * the queues are as they stand
 */
export function makeMarket(hiring: Hiring): (place: string | undefined) => Promise<Market> {
  const kept = new LRUCache<'rows', { rows: Promise<Rows> }>({ max: 1, ttl: keptMs });
  return async (place) => {
    const known = kept.get('rows') ?? { rows: rowsOf(hiring) };
    kept.set('rows', known, { noUpdateTTL: true });
    known.rows.catch(() => kept.delete('rows'));
    const figures = figuresOf(await known.rows, { place, wages: hiring.services.settings.wages });
    return { ...figures, queues: await queuesOf(hiring) };
  };
}
