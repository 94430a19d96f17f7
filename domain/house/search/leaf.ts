import type { Rect, Side } from '#domain/house/model/rect.ts';
import type { CellKind } from '#domain/house/model/room.ts';
import {
  type Axis,
  type Extents,
  type Leaf,
  moduleSize,
  newExtents,
  otherAxis,
  type Placed,
  type Range,
} from './node.ts';

/** What a room wants; metres and square metres between its walls. */
export interface Need {
  x?: readonly [number, number];
  y?: readonly [number, number];
  /** The least side on both axes. */
  side?: number;
  area?: readonly [least: number, ideal: number, most?: number];
  /** Length to width at most. */
  shape?: number;
}

/** Of a room's length in a tree so much is its walls; metres. */
export const wallInTree = 0.115;
/** Half a centimetre to spare, for walls that are rounded to whole ones. */
const up = (metres: number) => Math.ceil((metres + wallInTree + 0.01) / moduleSize - 1e-6);
const down = (metres: number) => Math.floor((metres + wallInTree) / moduleSize + 1e-6);
const far = 600;

function extentsFor(need: Need): Extents {
  const span = (axis: Axis): readonly [number, number] => {
    const [from, to] = need[axis] ?? [need.side ?? 0, far];
    return [up(from), to === far ? far : down(to)];
  };
  const spans = { x: span('x'), y: span('y') };
  const shape = need.shape ?? Number.POSITIVE_INFINITY;
  const [least, wanted, most = Number.POSITIVE_INFINITY] = need.area ?? [0, 0];
  const range = (axis: Axis, other: number): Range => {
    const [from, to] = spans[axis];
    const [low, high] = spans[otherAxis(axis)];
    const clear = other * moduleSize - wallInTree;
    if (other < low || other > high || clear <= 0) return null;
    const lowest = Math.max(from, up(least / clear), up(clear / shape));
    const highest = Math.min(to, down(clear * shape), down(most / clear));
    return lowest <= highest ? [lowest, highest] : null;
  };
  return newExtents({
    least: { x: spans.x[0], y: spans.y[0] },
    area: Math.max(spans.x[0] * spans.y[0], least / moduleSize ** 2),
    range,
    ideal(axis, other) {
      const [from, to] = range(axis, other) ?? [far, far];
      const ideal = wanted > 0 ? up(wanted / (other * moduleSize - wallInTree)) : from;
      return Math.max(from, Math.min(to, ideal));
    },
  });
}

/** Rooms of the same needs are asked the same in every tree of a search, and of the next one. */
const known = new WeakMap<Need, Extents>();

export function leaf(kind: CellKind, need: Need, more: { of?: Leaf | null; entry?: Side } = {}): Leaf {
  const extents = known.get(need) ?? extentsFor(need);
  known.set(need, extents);
  const self: Leaf = {
    extents,
    kind,
    of: more.of ?? null,
    entry: more.entry ?? null,
    place(rect: Rect, floors: readonly number[], placed: Placed[]) {
      for (const floor of floors) placed.push({ leaf: self, floor, rect });
    },
  };
  return self;
}
