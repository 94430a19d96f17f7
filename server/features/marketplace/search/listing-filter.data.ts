import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { pointOf as readPoint, ungrouped } from '#contract/written.ts';
import { categoriesOf } from '#domain/wish/trades-of.ts';
import { normaliseCity } from '#server/platform/geo/normalise.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { fieldError } from '#server/platform/http/errors.ts';
import type { UnitsOf } from '../free/free-condition.data.ts';
import type { Meaning } from './listing-words.rules.ts';

export interface Point {
  lat: number;
  lng: number;
}

/** Adds a value to the statement; what it returns stands for it there. */
export type Bind = (value: unknown) => string;

/** What a list has: conditions on a column that it has not got are ignored. */
export interface Filterable {
  priced: boolean;
  experienced: boolean;
  hasCompany: boolean;
  /** Whether its records say trades. */
  hasTrades?: boolean;
  /** Whether reviews can sort it. */
  rated?: boolean;
  /** What its records are hired by; rental providers are not. */
  units?: UnitsOf;
}

/** "All" of the experience choices (docs/rules.md#search-2). */
const anyExperience = 100;

/** @throws AppError 400 at `near`; an unknown PIN falls back to its first three digits first. */
export function pointOf(near: string): Point {
  const point = readPoint(near);
  if (point) return point;
  // Two numbers that are no point of the globe.
  if (near.includes(',')) throw fieldError('near', 'bad-input');
  const pin = ungrouped(near);
  if (!/^\d{6}$/.test(pin)) throw fieldError('near', 'pin-invalid');
  const place = nearestKnown(pin);
  if (!place) throw fieldError('near', 'pin-unknown');
  return place;
}

/** A point of the globe as `place` has it. */
export const earth = (point: Point, bind: Bind): string =>
  `ll_to_earth(${bind(point.lat)}::float8, ${bind(point.lng)}::float8)`;

/** More conditions: that the rows `r` have one of the words that each typed word means. '' where none was typed. */
export const wordsCondition = (meanings: Meaning[], bind: Bind): string =>
  meanings
    .map(({ words }) => (words.length > 0 ? ` and r.words && ${bind(words)}::text[]` : ' and false'))
    .join('');

/** One condition on the rows `r`, by the filter it comes from. */
export interface Condition {
  of:
    | 'category'
    | 'trade'
    | 'company'
    | 'maxPrice'
    | 'maxExperience'
    | 'available'
    | 'verified'
    | 'city'
    | 'radiusKm';
  text: string;
}

/**
 * The conditions of a filter, but for its words. Flags stand as words, so that the planner sees which index is meant.
 */
export function conditionsOf(
  filter: ProductFilter,
  has: Filterable,
  { bind, point }: { bind: Bind; point: Point | undefined },
): Condition[] {
  const all: Condition[] = [];
  const { category, trade, mayDo, maxPrice, maxExperience, available, verified, city, company, radiusKm } =
    filter;
  if (category !== undefined) all.push({ of: 'category', text: `r.category = ${bind(category)}::text` });
  if (has.hasTrades && trade !== undefined)
    all.push({ of: 'trade', text: `(r.trades <> '{}' and r.trades @> ${bind([trade])}::text[])` });
  if (has.hasTrades && mayDo !== undefined)
    all.push({
      of: 'trade',
      text: `(r.trades = '{}' and r.category = any (${bind(categoriesOf(mayDo))}::text[]))`,
    });
  if (has.hasCompany && company !== undefined)
    all.push({ of: 'company', text: `r.company = ${bind(company)}::text` });
  if (has.priced && maxPrice !== undefined)
    all.push({ of: 'maxPrice', text: `r.price <= ${bind(maxPrice)}::int` });
  if (has.experienced && maxExperience !== undefined && maxExperience < anyExperience)
    all.push({ of: 'maxExperience', text: `r.experience <= ${bind(maxExperience)}::int` });
  if (available !== undefined) all.push(whoIs(available));
  if (verified !== undefined) all.push({ of: 'verified', text: flag('r.verified', verified) });
  if (city !== undefined) all.push({ of: 'city', text: `r.city_key = ${bind(normaliseCity(city))}::text` });
  if (point && radiusKm !== undefined) {
    const metres = `${bind(radiusKm * 1000)}::float8`;
    const centre = earth(point, bind);
    const text = `r.place <@ earth_box(${centre}, ${metres}) and earth_distance(r.place, ${centre}) <= ${metres}`;
    all.push({ of: 'radiusKm', text });
  }
  return all;
}

/** Who says that they are available, or who does not. */
export const whoIs = (available: boolean): Condition => ({
  of: 'available',
  text: flag('r.available', available),
});

const flag = (column: string, isWanted: boolean): string => (isWanted ? column : `not ${column}`);
