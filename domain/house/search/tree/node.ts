import type { Rect, Side } from '#domain/house/model/rect.ts';
import type { CellKind } from '#domain/house/model/room.ts';

/** Modules: walls stand on whole 50 mm. */
export const moduleSize = 0.05;
export type Axis = 'x' | 'y';
/** What an extent may be, from … to; null where nothing fits. */
export type Range = readonly [from: number, to: number] | null;

export interface Placed {
  leaf: Leaf;
  floor: number;
  /** In modules. */
  rect: Rect;
}

/** How long a part of a house may be, and would like to be, on one axis when the other is given. */
export interface Extents {
  id: number;
  /** Less than this it is never long, whatever the other extent. */
  least: Readonly<Record<Axis, number>>;
  /** Square modules: less floor it never takes. */
  area: number;
  range(axis: Axis, other: number): Range;
  ideal(axis: Axis, other: number): number;
}

/** A part of a house that can be put into a rectangle. */
export interface Node {
  extents: Extents;
  place(rect: Rect, floors: readonly number[], placed: Placed[]): void;
}

export interface Leaf extends Node {
  kind: CellKind;
  /** The only room that a toilet opens to. */
  of: Leaf | null;
  /** Where stairs are entered. */
  entry: Side | null;
}

export const otherAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

/** Asked again and again with the same extents: reckoned once. */
function remembered<T>(reckon: (axis: Axis, other: number) => T): (axis: Axis, other: number) => T {
  const known: Record<Axis, T[]> = { x: [], y: [] };
  return (axis, other) => {
    const found = known[axis][other];
    if (found !== undefined) return found;
    const fresh = reckon(axis, other);
    known[axis][other] = fresh;
    return fresh;
  };
}

let made = 0;
export const newExtents = ({ range, ideal, ...rest }: Omit<Extents, 'id'>): Extents => ({
  ...rest,
  id: made++,
  range: remembered(range),
  ideal: remembered(ideal),
});

const known = new Map<string, Extents>();
/**
 * Parts that hold the same parts are asked the same in every tree of a search, and of the next one. There are as many of
 * them as schemes and programs make, whatever the land.
 */
export function extentsOf(
  how: Axis | 'above',
  parts: readonly Extents[],
  reckon: (parts: readonly Extents[]) => Extents,
): Extents {
  const key = `${how} ${parts.map(({ id }) => id).join(' ')}`;
  const found = known.get(key) ?? reckon(parts);
  known.set(key, found);
  return found;
}
