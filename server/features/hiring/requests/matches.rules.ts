import { LRUCache } from 'lru-cache';
import type { Dates } from '#contract/hiring/terms.ts';
import type { Match, MatchItem } from '#contract/hiring/wish.calls.ts';
import { isCategoryOf } from '#contract/marketplace/categories.ts';
import { few, fewest } from '#contract/marketplace/figures.calls.ts';
import { spansOf } from '#domain/calendar/spans.ts';
import { isTradeOf } from '#domain/wish/trades-of.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { AppError, type FieldError, fieldError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { circles, type NearPrice, pricesNear, type Work, widest } from './matches.data.ts';

/** Steps of a twentieth of a degree, as public figures have them: nobody is found by moving a circle. */
const stepsOfDegree = 20;
const rounded = (degrees: number): number => Math.round(degrees * stepsOfDegree) / stepsOfDegree;
const minute = 60_000;
const maxKept = 500;

function errorsOf({ of, category, trade }: MatchItem, at: number): FieldError[] {
  if (!isCategoryOf(of, category)) return [{ path: `items.${at}.category`, problem: 'category-invalid' }];
  const isOther = trade !== undefined && !isTradeOf(trade, category);
  return isOther ? [{ path: `items.${at}.trade`, problem: 'trades-other-category' }] : [];
}

/** Who would be asked: who says the trade in the smallest circle that has them, else the category. */
function smallestCircle(rows: readonly NearPrice[]) {
  for (const within of circles) {
    const inside = rows.filter(({ km }) => km <= within);
    const saying = inside.filter(({ says }) => says);
    if (saying.length > 0) return { within, found: saying, by: 'trade' } as const;
    if (inside.length > 0) return { within, found: inside, by: 'category' } as const;
  }
  return { within: widest, found: [], by: 'category' } as const;
}

/** The middle half of what they ask. */
function usual(rows: readonly NearPrice[]): Match['usualPerDay'] {
  const prices = rows.flatMap(({ perHead }) => perHead ?? []).sort((one, other) => one - other);
  if (prices.length < fewest) return null;
  const at = (part: number): number => prices[Math.ceil(part * prices.length) - 1] ?? 0;
  return { low: at(0.25), high: at(0.75) };
}

function matchOf(rows: readonly NearPrice[], work: MatchItem, item: number): Match {
  const { within, found, by } = smallestCircle(rows);
  return {
    item,
    near: found.length === 0 || found.length >= fewest ? found.length : few,
    within,
    by: work.trade === undefined ? 'category' : by,
    usualPerDay: usual(found),
  };
}

/**
 * How many near a PIN code do each work, and what they ask (docs/rules.md#wish-2); each place is kept for a minute.
 * @returns what answers; it throws AppError 400 with every wrong field, 'pin-unknown'
 */
export function makeMatches({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const kept = new LRUCache<string, Promise<NearPrice[]>>({ max: maxKept, ttl: minute });
  const near = (
    { of, category, trade }: Work,
    { lat, lng, dates }: { lat: number; lng: number; dates?: Dates | undefined },
  ) => {
    const key = JSON.stringify([of, category, trade, lat, lng, dates]);
    const known = kept.get(key);
    if (known) return known;
    const rows = pricesNear(
      db,
      { of, category, trade },
      {
        ...{ lat, lng, withDemo: settings.demoData },
        spans: dates && spansOf(dates),
      },
    );
    kept.set(key, rows);
    rows.catch(() => kept.delete(key));
    return rows;
  };
  return async ({
    items,
    pin,
    dates,
  }: {
    items: MatchItem[];
    pin: string;
    dates?: Dates | undefined;
  }): Promise<Match[]> => {
    const errors = items.flatMap(errorsOf);
    if (errors[0]) throw new AppError(errors[0].problem, { errors });
    const place = nearestKnown(pin);
    if (!place) throw fieldError('pin', 'pin-unknown');
    const middle = { lat: rounded(place.lat), lng: rounded(place.lng), dates };
    const matches: Match[] = [];
    for (const [at, item] of items.entries()) matches.push(matchOf(await near(item, middle), item, at));
    return matches;
  };
}
