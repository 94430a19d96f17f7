import type { ProductFilter, Sort } from '#contract/marketplace/filter.ts';
import { fieldError } from '#server/platform/http/errors.ts';
import { type Bind, earth, type Filterable, type Point } from './listing-filter.data.ts';

export interface Order {
  by: Sort;
  /** The value that rows are sorted by, then by id in the same direction. */
  key: string;
  direction: 'asc' | 'desc';
  /** How a value of the key travels in a position. */
  type: 'timestamptz' | 'integer' | 'float8';
}

/** @throws AppError 400 when "nearest" is asked for without a place. */
function orderingOf(filter: ProductFilter, has: Filterable): Sort {
  const { sort, near } = filter;
  if (sort === 'nearest' && near === undefined) throw fieldError('sort', 'sort-needs-place');
  if ((sort === 'price' || sort === '-price') && !has.priced) return 'newest';
  if (sort === 'experience' && !has.experienced) return 'newest';
  if (sort === 'rating' && !has.rated) return 'newest';
  if (sort !== undefined) return sort;
  return near === undefined ? 'newest' : 'nearest';
}

export function orderOf(
  filter: ProductFilter,
  has: Filterable,
  { bind, point }: { bind: Bind; point: Point | undefined },
): Order {
  const by = orderingOf(filter, has);
  switch (by) {
    case 'price':
      return { by, key: 'r.price', direction: 'asc', type: 'integer' };
    case '-price':
      return { by, key: 'r.price', direction: 'desc', type: 'integer' };
    case 'experience':
      return { by, key: 'r.experience', direction: 'desc', type: 'integer' };
    case 'rating':
      return { by, key: 'r.rating_score', direction: 'desc', type: 'float8' };
    case 'nearest':
      if (point) {
        const key = `(r.place <-> ${earth(point, bind)})`;
        return { by, key, direction: 'asc', type: 'float8' };
      }
  }
  return { by: 'newest', key: 'r.created_at', direction: 'desc', type: 'timestamptz' };
}
