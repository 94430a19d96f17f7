import type { RentTerms, Time } from './terms.ts';

/** Weeks, days, hours and hours beyond the day's, of one machine. */
export interface Part {
  key: 'weeks' | 'days' | 'half-days' | 'hours' | 'extra';
  /** How many. */
  of: number;
  /** Whole rupees for one. */
  rate: number;
}

export const daysOfWeek = 7;

export const costOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { of, rate }) => sum + Math.ceil(of * rate), 0);

const cheapest = (ways: Part[][]): Part[] =>
  ways.reduce((best, way) => (costOf(way) < costOf(best) ? way : best), ways[0] ?? []);

const tidy = (parts: Part[]): Part[] => parts.filter(({ of }) => of > 0);

/** Every number of weeks that does not cover the days twice; the first has none. */
const weekCounts = (days: number, { perWeek }: RentTerms): number[] =>
  perWeek === undefined ? [0] : Array.from({ length: Math.ceil(days / daysOfWeek) + 1 }, (_, weeks) => weeks);

/** One day at its price, or by the hour where that is less. */
function dayPart(of: number, { perDay, perHour, dayHours }: RentTerms): Part {
  const byHour = perHour === undefined ? perDay : perHour * dayHours;
  return byHour < perDay && perHour !== undefined
    ? { key: 'hours', of: of * dayHours, rate: perHour }
    : { key: 'days', of, rate: perDay };
}

function halfPart(of: number, { perDay, perHour, dayHours }: RentTerms): Part {
  const half = Math.ceil(perDay / 2);
  const hours = Math.ceil(dayHours / 2);
  return perHour !== undefined && perHour * hours < half
    ? { key: 'hours', of: of * hours, rate: perHour }
    : { key: 'half-days', of, rate: half };
}

function mixOfDays({ days, half }: { days: number; half: boolean }, terms: RentTerms): Part[] {
  const hoursEach = half ? terms.dayHours / 2 : terms.dayHours;
  const billed = Math.max(days, Math.ceil((terms.minHours ?? 0) / hoursEach));
  const part = half ? halfPart : dayPart;
  return cheapest(
    weekCounts(billed, terms).map((weeks) =>
      tidy([
        { key: 'weeks', of: weeks, rate: terms.perWeek ?? 0 },
        part(Math.max(0, billed - weeks * daysOfWeek), terms),
      ]),
    ),
  );
}

/** Hours that no week and no day covers; undefined where they cannot be had alone. */
function restOfHours(rest: number, covered: number, terms: RentTerms): Part | undefined {
  const { perHour, extraHour, dayHours } = terms;
  // A day has no more hours beyond its own than it has hours.
  const asExtra = extraHour !== undefined && rest <= covered * (24 - dayHours);
  if (rest === 0) return { key: 'hours', of: 0, rate: 0 };
  if (asExtra && (perHour === undefined || extraHour <= perHour))
    return { key: 'extra', of: rest, rate: extraHour };
  return perHour === undefined ? undefined : { key: 'hours', of: rest, rate: perHour };
}

function mixOfHours(hours: number, terms: RentTerms): Part[] {
  const { dayHours, minHours = 0, perDay, perWeek = 0 } = terms;
  const billed = Math.max(hours, minHours);
  const allDays = Math.ceil(billed / dayHours);
  const ways: Part[][] = [[{ key: 'days', of: allDays, rate: perDay }]];
  for (const weeks of weekCounts(allDays, terms))
    for (let days = 0; days <= Math.max(0, allDays - weeks * daysOfWeek); days += 1) {
      const covered = weeks * daysOfWeek + days;
      const rest = restOfHours(Math.max(0, billed - covered * dayHours), covered, terms);
      if (!rest) continue;
      ways.push(
        tidy([{ key: 'weeks', of: weeks, rate: perWeek }, { key: 'days', of: days, rate: perDay }, rest]),
      );
    }
  return cheapest(ways);
}

/** The cheapest mix that covers the time and the least that is charged, of one machine; never dearer than days alone. */
export const mixOf = (time: Time, terms: RentTerms): Part[] =>
  'hours' in time ? mixOfHours(time.hours, terms) : mixOfDays(time, terms);
