import type { Pool } from 'pg';
import type { FreeCondition } from '../free/free-condition.ts';
import type { Position } from './listing-cursor.ts';
import { type Bind, earth, type Filterable, type Point } from './listing-filter.ts';
import type { Order } from './listing-order.ts';
import type { Rank } from './listing-ranks.ts';
import { statementName } from './listing-statement.ts';

/** A list of the marketplace: what it reads and what it can be filtered by. */
export interface List extends Filterable {
  /** For the counts; see `invalidateCounts`. */
  name: string;
  table: 'providers' | 'products';
  /** A condition without values that always holds for this list. */
  always: string;
  /** Columns of `r`, and of `joined` tables. */
  columns: string;
  /** Joins to the rows of one page. */
  joined: string;
}

export interface Keys {
  id: string;
  rank: number;
  sort_key: Date | number;
  distance_km?: number;
}

interface Asked {
  /** Of the conditions, the words and the order. */
  values: unknown[];
  /** What the list's indexes are made for. */
  conditions: string;
  /** Of who has the words that were typed; '' where none were. */
  words: string;
  free: FreeCondition | undefined;
  ranks: Rank[];
  order: Order;
  after: Position | undefined;
  limit: number;
  point: Point | undefined;
}

/**
 * Words that many have, and days on which most are free, fill a page from the first rows of a list's order: so many are
 * asked one by one. Where those do not fill it, few have or are, and all are asked at once, on an index.
 */
const askedAtRow = { words: 2000, free: 250 };

/** A worse rank is read only where the better ones do not fill the page. */
export async function readRanks<Row>(pool: Pool, list: List, asked: Asked): Promise<(Row & Keys)[]> {
  const { ranks, after, limit, free, words } = asked;
  const found: (Row & Keys)[] = [];
  // New words may have joined two ranks since the page before.
  const from = Math.min(after?.rank ?? 0, ranks.length - 1);
  for (let rank = from; rank < ranks.length && found.length < limit; rank += 1) {
    const part = { rank, after: rank === from ? after : undefined, limit: limit - found.length };
    // One after the other: the next is mostly not needed.
    let { rows } = await pool.query<Row & Keys>(rankStatement(list, asked, { ...part, ofAll: false }));
    if ((free || words) && rows.length < part.limit)
      ({ rows } = await pool.query<Row & Keys>(rankStatement(list, asked, { ...part, ofAll: true })));
    for (const row of rows) found.push(row);
  }
  return found;
}

type Part = Pick<Asked, 'after' | 'limit'> & { rank: number; ofAll: boolean };

/** @returns where rows are looked for, and what is asked of each of them then */
function placesOf(
  { conditions, words, free }: Asked,
  more: { rank: string; beyond: string },
  ofAll: boolean,
) {
  const costly = words + more.rank;
  if (!ofAll)
    return { where: conditions + more.beyond, atRow: `${costly}${free ? ` and ${free.atRow}` : ''}` };
  const all = conditions + costly + more.beyond;
  const where = free ? free.ofAll(all) : all;
  return { where, atRow: '' };
}

function rankStatement(list: List, asked: Asked, { rank, after, limit, ofAll }: Part) {
  const { words, ranks, order, point } = asked;
  const { key, direction, type } = order;
  const values = asked.values.slice();
  const bind: Bind = (value) => `$${values.push(value)}`;
  const distance = point
    ? `, round(earth_distance(r.place, ${earth(point, bind)}) / 1000)::int as distance_km`
    : '';
  const sign = direction === 'asc' ? '>' : '<';
  const beyond = after
    ? ` and (${key}, r.id) ${sign} (${bind(after.key)}::${type}, ${bind(after.id)}::uuid)`
    : '';
  const { where, atRow } = placesOf(asked, { rank: ranks[rank]?.(bind) ?? '', beyond }, ofAll);
  const walked = words ? askedAtRow.words : askedAtRow.free;
  const most = atRow ? Math.max(walked, limit) : limit;
  // Words that few have are found first and put in order then: the planner takes them for more than they are.
  const rows =
    ofAll && words
      ? `(select r.* from ${list.table} r where ${where} offset 0) r`
      : `${list.table} r where ${where}`;
  const inOrder = `order by r.sort_key ${direction}, r.id ${direction}`;
  const text =
    `select ${list.columns}, r.id, r.rank, r.sort_key${point ? ', r.distance_km' : ''} from (` +
    `select r.* from (select r.*, ${rank} as rank, ${key} as sort_key${distance} from ${rows} ${firstOf(order, most)}) r ` +
    `where true${atRow} ${inOrder} limit ${limit}) r ${list.joined} ${inOrder}`;
  // A plan that is kept knows neither dates nor words: what is asked of all is planned anew.
  return ofAll ? { text, values } : { name: statementName(text), text, values };
}

/** Those at the same distance come together: ordering them by id too would keep PostgreSQL 15 and 16 off the index. */
const firstOf = ({ by, key, direction }: Order, most: number): string =>
  by === 'nearest'
    ? `order by ${key} fetch first ${most} rows with ties`
    : `order by ${key} ${direction}, r.id ${direction} limit ${most}`;
