import authorities from '#content/setbacks.json' with { type: 'json' };
import type { Land } from './land/land-size.ts';
import type { Side } from './rect.ts';

export type Authority = keyof typeof authorities.tables;
export const authorityKeys = Object.keys(authorities.tables).filter((key): key is Authority =>
  Object.hasOwn(authorities.tables, key),
);
/** The most that is left free on one side, in metres. */
export const largestSetBack = 15;

interface Column {
  by: string;
  /** Up to so much (null: without end), so many metres or so large a part. */
  rows: (number | null)[][];
}
interface Table {
  state: string;
  town: string;
  source: { title: string; date: string; url: string };
  front: Column;
  rear: Column;
  wide: Column;
  narrow: Column;
  coverage?: Column;
  floorArea?: Column;
}

export const authorityTable = (authority: Authority): Table => authorities.tables[authority];
/** When the tables were read. */
export const authoritiesRead = authorities.read;

/** What a column says of this land; nothing where it ends before. */
function ruled({ by, rows }: Column, { area, depth, width }: Land): number | undefined {
  const measure = by === 'depth' ? depth : by === 'width' ? width : area;
  const row = rows.find(([upTo]) => upTo === null || upTo === undefined || measure <= upTo + 0.005);
  return row?.[1] ?? undefined;
}

/**
 * Metres that the authority's table asks for; nothing where it does not know plots of this size. The wider of the two
 * sides is the left one, where a car has its way.
 */
export function setBacksBy(authority: Authority, land: Land): Record<Side, number> | undefined {
  const { front, rear, wide, narrow } = authorityTable(authority);
  const found = {
    front: ruled(front, land),
    rear: ruled(rear, land),
    left: ruled(wide, land),
    right: ruled(narrow, land),
  };
  const { front: f, rear: r, left, right } = found;
  if (f === undefined || r === undefined || left === undefined || right === undefined) return undefined;
  return { front: f, rear: r, left, right };
}

/** The part of the plot that may be built on (0 to 1) and the floor area ratio, where the table says them. */
export function allowedBy(
  authority: Authority,
  land: Land,
): { coverage: number | undefined; floorArea: number | undefined } {
  const { coverage, floorArea } = authorityTable(authority);
  const percent = coverage && ruled(coverage, land);
  return {
    coverage: percent === undefined ? undefined : percent / 100,
    floorArea: floorArea && ruled(floorArea, land),
  };
}

const sideNames: readonly Side[] = ['front', 'rear', 'left', 'right'];
export type OwnSetBacks = Partial<Record<Side, number>>;

/** `front-3_left-0`: those that the user set, as the address keeps them. */
export const setBacksToText = (own: OwnSetBacks): string | undefined =>
  sideNames.flatMap((side) => (own[side] === undefined ? [] : [`${side}-${own[side]}`])).join('_') ||
  undefined;

/** What is no number of metres from 0 to 15 is left out. */
export function setBacksFromText(text: unknown): OwnSetBacks | undefined {
  if (typeof text !== 'string') return undefined;
  const own: OwnSetBacks = {};
  for (const part of text.slice(0, 80).split('_')) {
    const [, name, metres] = /^(\w{4,5})-(\d{1,2}(?:\.\d{1,2})?)$/.exec(part) ?? [];
    const side = sideNames.find((one) => one === name);
    if (side && Number(metres) <= largestSetBack) own[side] = Number(metres);
  }
  return Object.keys(own).length > 0 ? own : undefined;
}
