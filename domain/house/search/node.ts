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
function memoize<T>(reckon: (axis: Axis, other: number) => T): (axis: Axis, other: number) => T {
  const known: Record<Axis, T[]> = { x: [], y: [] };
  return (axis, other) => {
    const found = known[axis][other];
    if (found !== undefined) return found;
    const fresh = reckon(axis, other);
    known[axis][other] = fresh;
    return fresh;
  };
}

export const newExtents = (extents: Extents): Extents => ({
  ...extents,
  range: memoize((axis, other) => extents.range(axis, other)),
  ideal: memoize((axis, other) => extents.ideal(axis, other)),
});

/** What was reckoned of the parts on the way to it; it goes when one of them does. */
interface Known {
  whole?: Extents;
  next: WeakMap<Extents, Known>;
}
const known: Record<Axis | 'above', Known> = {
  x: { next: new WeakMap() },
  y: { next: new WeakMap() },
  above: { next: new WeakMap() },
};
/** Parts that hold the same parts are asked the same in every tree of a search, and of the next one. */
export function extentsOf(
  how: Axis | 'above',
  parts: readonly Extents[],
  reckon: (parts: readonly Extents[]) => Extents,
): Extents {
  let found = known[how];
  for (const part of parts) {
    const next = found.next.get(part) ?? { next: new WeakMap() };
    found.next.set(part, next);
    found = next;
  }
  found.whole ??= reckon(parts);
  return found.whole;
}
