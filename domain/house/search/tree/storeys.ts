import type { Rect } from '#domain/house/model/rect.ts';
import {
  type Axis,
  type Extents,
  extentsOf,
  type Node,
  newExtents,
  type Placed,
  type Range,
} from './node.ts';

function shared(parts: readonly Extents[], axis: Axis, other: number): Range {
  let [from, to] = [0, Number.POSITIVE_INFINITY];
  for (const part of parts) {
    const range = part.range(axis, other);
    if (!range) return null;
    from = Math.max(from, range[0]);
    to = Math.min(to, range[1]);
  }
  return from <= to ? [from, to] : null;
}

function storeyExtents(parts: readonly Extents[]): Extents {
  const most = (axis: Axis) => Math.max(...parts.map(({ least }) => least[axis]));
  const self = newExtents({
    least: { x: most('x'), y: most('y') },
    area: Math.max(...parts.map(({ area }) => area)),
    range: (axis, other) => shared(parts, axis, other),
    ideal(axis, other) {
      const [from, to] = self.range(axis, other) ?? [0, 0];
      const wanted = Math.max(...parts.map((part) => part.ideal(axis, other)));
      return Math.max(from, Math.min(to, wanted));
    },
  });
  return self;
}

/** One part above the other, the ground floor's first, in the same walls. */
export function storeys(parts: readonly Node[]): Node {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  // Floors that are alike want the same.
  const different = [...new Set(parts.map(({ extents }) => extents))];
  const [same] = different;
  return {
    extents: same && different.length === 1 ? same : extentsOf('above', different, storeyExtents),
    place(rect: Rect, floors: readonly number[], placed: Placed[]) {
      for (const floor of floors) parts[floor]?.place(rect, [floor], placed);
    },
  };
}
