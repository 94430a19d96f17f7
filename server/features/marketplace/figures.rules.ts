import { LRUCache } from 'lru-cache';
import type { Figure } from '#contract/marketplace/figures.calls.ts';
import type { Source } from '#server/platform/database/database.ts';
import { findCity } from '#server/platform/geo/city-suggestions.ts';
import { countListings } from './figures.data.ts';
import { presentFigure } from './figures.view.ts';
import { type Point, pointOf } from './search/listing-filter.data.ts';

/** Steps of a twentieth of a degree, 5.5 km. */
const stepsOfDegree = 20;
const rounded = (degrees: number): number => Math.round(degrees * stepsOfDegree) / stepsOfDegree;

/** Circles stand on a grid alone: one that is moved by a few metres cannot find out where somebody is. */
const onGrid = ({ lat, lng }: Point): Point => ({ lat: rounded(lat), lng: rounded(lng) });

const minute = 60_000;
const maxKept = 500;

/** Reads as lists are read, for nobody in particular. */
type Read = <T>(read: (from: Source) => Promise<T>) => Promise<T>;

/** A PIN code, a point, or else a city by its name; neither is all of India. */
export interface Around {
  near?: string | undefined;
  city?: string | undefined;
}

function middleOf({ near, city }: Around): Point | undefined | 'unknown' {
  if (near !== undefined) return pointOf(near);
  return city === undefined ? undefined : (findCity(city) ?? 'unknown');
}

/**
 * The public figures of places (docs/rules.md#figures-1), each kept for a minute in this process.
 * @returns what answers for a place; it throws AppError 400 at `near` for one that is unknown
 */
export function makeFigures(read: Read): (around: Around) => Promise<Figure[]> {
  const kept = new LRUCache<string, { figures: Promise<Figure[]>; until: number }>({ max: maxKept });
  return async (around) => {
    const found = middleOf(around);
    // Nobody is near a city that nobody knows.
    if (found === 'unknown') return [];
    const point = found && onGrid(found);
    const place = point ? `${point.lat},${point.lng}` : '';
    const known = kept.get(place);
    if (known && known.until > performance.now()) return known.figures;
    const figures = read(async ({ pool }) => (await countListings(pool, point)).map(presentFigure));
    kept.set(place, { figures, until: performance.now() + minute });
    figures.catch(() => kept.delete(place));
    return figures;
  };
}
