import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProductFilter, Sort } from '#contract/marketplace/filter.ts';
import { rowTime } from '#server/platform/database/page-cursor.ts';
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

/** Where a page ended: the last row's rank (see `ranksOf`), sort value and id. */
export interface Position {
  rank: number;
  key: string | number;
  id: string;
}

/** Two of the words, each of the available and of the others, and all of them of who says no trade (see `silentLast`). */
const worstRank = 7;

const written = z.tuple([
  z.string(),
  z.int().min(0).max(worstRank),
  z.union([z.string(), z.number()]),
  z.uuid(),
]);

/** Names list, filter and order: a position of one is none of another. */
export const listMark = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);

export const writeCursor = (mark: string, { rank, key, id }: Position): string =>
  Buffer.from(JSON.stringify([mark, rank, key, id])).toString('base64url');

function rightForm(key: string | number, type: Order['type']): boolean {
  if (type === 'timestamptz') return typeof key === 'string' && rowTime.safeParse(key).success;
  if (type === 'integer') return typeof key === 'number' && Number.isInteger(key) && Math.abs(key) < 2 ** 31;
  return typeof key === 'number' && Number.isFinite(key);
}

/** @throws AppError 'bad-cursor' when it is not ours, or of another list, filter or order. */
export function readCursor(cursor: string, mark: string, order: Order): Position {
  const bad = () => fieldError('cursor', 'bad-cursor');
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw bad();
  }
  const read = written.safeParse(json);
  if (!read.success || read.data[0] !== mark || !rightForm(read.data[2], order.type)) throw bad();
  const [, rank, key, id] = read.data;
  return { rank, key, id };
}
