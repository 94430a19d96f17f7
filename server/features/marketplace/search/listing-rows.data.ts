import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { ListingRef } from '#contract/hiring/terms.ts';
import type { FreeCondition } from '../free/free-condition.data.ts';
import type { Facts } from '../free/listing-facts.data.ts';
import {
  type Bind,
  type Condition,
  earth,
  type Filterable,
  type Point,
  whoIs,
} from './listing-filter.data.ts';
import type { Order, Position } from './listing-order.data.ts';
import type { Rank } from './listing-ranks.data.ts';

const maxNames = 300;
const names = new Map<string, string>();

/**
 * A named statement is parsed once a connection and kept there; so only the first few hundred shapes get a name,
 * or odd combinations of filters could fill the database's memory.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** A list of the marketplace: what it reads and what it can be filtered by. */
export interface List extends Filterable {
  /** For the counts; see `invalidateCounts`. */
  name: ListingRef['kind'] | 'provider';
  table: 'providers' | 'products';
  /** A condition without values that always holds for this list. */
  always: string;
  /** Columns of `r` that conditions ask, and indexes hold beside their own. */
  asks: string;
  /** Columns of `r`, and of `joined` tables. */
  columns: string;
  /** Joins to the rows of one page. */
  joined: string;
  facts?: Facts;
}

export interface Keys {
  id: string;
  rank: number;
  sort_key: Date | number;
  distance_km?: number;
}

/** What is asked of a list's rows: each part says it with the values that it binds. */
export interface Asked {
  conditions: (bind: Bind) => Condition[];
  /** Of who has the words that were typed; '' where none were. */
  words: (bind: Bind) => string;
  /** What the index of words knows of the other conditions: so a search by words finds few among many. */
  marked: (bind: Bind) => string;
  /** How many words those are that were typed, with all that they may mean. */
  typed: number;
  free: (bind: Bind) => FreeCondition | undefined;
  order: (bind: Bind) => Order;
}

interface Wanted {
  asked: Asked;
  ranks: Rank[];
  after: Position | undefined;
  limit: number;
  point: Point | undefined;
  /** Whether few keep all that is asked but the days. */
  areFew: () => Promise<boolean>;
}

type Part = Pick<Wanted, 'after' | 'limit'> & { rank: number };

/**
 * What many rows have fills a page from the first of a list's order: so many are walked, and asked one by one. Where
 * those do not fill it, few rows have it, and they are sought on whichever index finds them.
 */
const walked = { rows: 1000, words: 2000, free: 250, nearest: 250 };
/** Rows times words that are compared on a walk, at most. */
const comparisons = 50_000;

/** How far a walk goes: less far where a step costs more. */
function reachOf({ by }: Order, words: number): number {
  if (words > 0) return Math.ceil(Math.min(walked.words, comparisons / words));
  return by === 'nearest' ? walked.nearest : walked.rows;
}

/** What of a filter the indexes behind an order begin with; of the newest, one of these. */
const indexed: Record<Order['by'], Condition['of'][]> = {
  newest: ['city', 'company', 'category', 'available'],
  price: ['category', 'maxPrice'],
  '-price': ['category', 'maxPrice'],
  experience: ['maxExperience'],
  rating: [],
  nearest: [],
};

function indexedOf({ by }: Order, conditions: Condition[]): Condition[] {
  const found = indexed[by].flatMap((name) => conditions.filter(({ of }) => of === name));
  return by === 'newest' ? found.slice(0, 1) : found;
}

/**
 * A worse rank is read only where the better ones do not fill the page.
 * @returns with `sought`: whether a walk did not find enough, so that few are meant
 */
export async function readRanks<Row>(
  pool: Pool,
  list: List,
  wanted: Wanted,
): Promise<{ rows: (Row & Keys)[]; sought: boolean }> {
  const { ranks, after, limit } = wanted;
  const found: (Row & Keys)[] = [];
  let sought = false;
  // New words may have joined two ranks since the page before.
  const from = Math.min(after?.rank ?? 0, ranks.length - 1);
  for (let rank = from; rank < ranks.length && found.length < limit; rank += 1) {
    const part = { rank, after: rank === from ? after : undefined, limit: limit - found.length };
    const { passesBy, asksDays, ...walk } = walkStatement(list, wanted, part);
    // One after the other: the next is mostly not needed.
    let { rows } = await pool.query<Row & Keys>(walk);
    if (passesBy && rows.length < part.limit) {
      sought = true;
      const few = asksDays && (await wanted.areFew());
      ({ rows } = await pool.query<Row & Keys>(seekStatement(list, wanted, { ...part, few })));
    }
    for (const row of rows) found.push(row);
  }
  return { rows: found, sought };
}

/** What both statements say of the rows of one rank. */
function wordingOf({ asked, ranks, point }: Wanted, { rank, after }: Part, bind: Bind) {
  const { available, words: ranked } = ranks[rank] ?? { words: () => '' };
  const conditions = asked.conditions(bind).concat(available === undefined ? [] : whoIs(available));
  const words = asked.words(bind);
  const order = asked.order(bind);
  const { key, direction, type } = order;
  const distance = point
    ? `, round(earth_distance(r.place, ${earth(point, bind)}) / 1000)::int as distance_km`
    : '';
  const sign = direction === 'asc' ? '>' : '<';
  return {
    conditions,
    words,
    free: asked.free(bind),
    order,
    costly: words + ranked(bind),
    columns: `r.*, ${rank} as rank, ${key} as sort_key${distance}`,
    beyond: after ? ` and (${key}, r.id) ${sign} (${bind(after.key)}::${type}, ${bind(after.id)}::uuid)` : '',
    inOrder: `order by r.sort_key ${direction}, r.id ${direction}`,
  };
}

const conditionText = (conditions: Condition[]): string =>
  conditions.map(({ text }) => ` and ${text}`).join('');

/**
 * The planner does not see values that sub-selects read: it finds no plan of their own worth its time, which is most of
 * such a statement's, and keeps one for them all.
 * @returns with `passesBy`: whether rows of the list may be walked over without being taken
 */
function walkStatement(list: List, wanted: Wanted, part: Part) {
  const values: unknown[] = [];
  const bind: Bind = (value) => `(select $${values.push(value)})`;
  const { conditions, free, costly, columns, order, beyond, inOrder } = wordingOf(wanted, part, bind);
  const onIndex = indexedOf(order, conditions);
  const others = conditionText(conditions.filter((condition) => !onIndex.includes(condition)));
  const passesBy = others !== '' || costly !== '' || free !== undefined;
  const most = passesBy ? Math.max(part.limit, reachOf(order, wanted.asked.typed)) : part.limit;
  const first =
    `select ${columns} from ${list.table} r where ${list.always}${conditionText(onIndex)}${beyond} ` +
    firstOf(order, most);
  const asked = `select r.* from (${first}) r where true${others}${costly} ${inOrder}`;
  const idle = free
    ? `select r.* from (${asked} limit ${Math.max(part.limit, walked.free)}) r where ${free.atRow} ${inOrder}`
    : asked;
  const text = pageOf(list, wanted, { rows: `(${idle} limit ${part.limit}) r`, inOrder, bind });
  return { name: statementName(text), text, values, passesBy, asksDays: free !== undefined };
}

/** Planned anew for its values: a plan that is kept knows neither dates nor words nor what is rare. */
function seekStatement(list: List, wanted: Wanted, part: Part & { few: boolean }) {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const { conditions, words, free, costly, columns, order, beyond, inOrder } = wordingOf(wanted, part, bind);
  const marks = words && wanted.asked.marked(bind);
  const all = list.always + conditionText(conditions) + costly + marks + beyond;
  const where = free && !part.few ? free.ofAll(all) : all;
  // Words that few have are found first and put in order then: the planner takes them for more than they are.
  const rows = words
    ? `(select r.* from ${list.table} r where ${where} offset 0) r`
    : `${list.table} r where ${where}`;
  // By ids alone, which the indexes hold beside what is asked: only the page's own rows are fetched.
  const { key, direction } = order;
  const found =
    free && part.few
      ? `select r.id from (select r.*, ${key} as sort_key from ${rows} order by ${key} ${direction}, r.id ${direction} ` +
        `offset 0) r where ${free.atRow} ${inOrder} limit ${part.limit}`
      : `select r.id from ${rows} ${firstOf(order, part.limit)}`;
  const text = pageOf(list, wanted, {
    rows: `(select ${columns} from (${found}) found join ${list.table} r on r.id = found.id) r`,
    inOrder: `${inOrder} limit ${part.limit}`,
    bind,
  });
  return { text, values };
}

/** @param rows of the page, as `r` */
function pageOf(
  { name, columns, joined, facts }: List,
  { point }: Wanted,
  { rows, inOrder, bind }: { rows: string; inOrder: string; bind: Bind },
): string {
  const distance = point ? ', r.distance_km' : '';
  const more = facts && name !== 'provider' ? `, ${facts.columns(name, bind)}` : '';
  return `select ${columns}, r.id, r.rank, r.sort_key${distance}${more} from ${rows} ${joined} ${inOrder}`;
}

/** Those at the same distance come together: ordering them by id too would keep PostgreSQL 15 and 16 off the index. */
const firstOf = ({ by, key, direction }: Order, most: number): string =>
  by === 'nearest'
    ? `order by ${key} fetch first ${most} rows with ties`
    : `order by ${key} ${direction}, r.id ${direction} limit ${most}`;
