import type { Rect } from '#domain/house/model/rect.ts';
import {
  type Axis,
  type Extents,
  extentsOf,
  type Node,
  newExtents,
  otherAxis,
  type Placed,
  type Range,
} from './node.ts';

/** No house is longer: 17 m. */
const farthest = 340;
/** Extents are tried by whole 200 mm, from the least on. */
const step = 4;

/** Along its own axis. */
function sum(parts: readonly Extents[], axis: Axis, other: number): Range {
  let [from, to] = [0, 0];
  for (const part of parts) {
    const range = part.range(axis, other);
    if (!range) return null;
    from += range[0];
    to += range[1];
  }
  return [from, to];
}

/** Across: the first stretch of extents in which the parts fill the given length. */
function across(parts: readonly Extents[], axis: Axis, other: number): Range {
  const along = otherAxis(axis);
  if (parts.reduce((all, { least }) => all + least[along], 0) > other) return null;
  const area = parts.reduce((all, part) => all + part.area, 0);
  const fits = (extent: number) => {
    const range = sum(parts, along, extent);
    return range !== null && range[0] <= other && other <= range[1];
  };
  const least = Math.max(Math.ceil(area / other), ...parts.map((part) => part.least[axis]));
  let first = -1;
  let last = -1;
  for (let extent = least; extent <= farthest; extent += step) {
    if (fits(extent)) {
      if (first < 0) first = extent;
      last = extent;
    } else if (first >= 0) break;
  }
  if (first < 0) return null;
  // To the last 50 mm: a house that just fits its land is not to lose a step.
  const lowest = Math.max(least, first - step + 1);
  while (first > lowest && fits(first - 1)) first--;
  let end = last;
  while (end < last + step - 1 && fits(end + 1)) end++;
  return [first, end];
}

/** Each part between what it must and what it may have, as near to what it would like; null where they cannot fill it. */
export function shares(
  parts: readonly Extents[],
  axis: Axis,
  of: { length: number; other: number },
): number[] | null {
  const ranges = parts.map((part) => part.range(axis, of.other)).filter((range) => range !== null);
  if (ranges.length < parts.length) return null;
  const ideals = parts.map((part) => part.ideal(axis, of.other));
  const total = ideals.reduce((all, one) => all + one, 0);
  const grows = of.length >= total;
  const give = ideals.map((ideal, index) => {
    const [from, to] = ranges[index] ?? [0, 0];
    return grows ? Math.min(to - ideal, ideal) : ideal - from;
  });
  const room = give.reduce((all, one) => all + one, 0);
  const share = room > 0 ? Math.min(1, Math.abs(of.length - total) / room) : 0;
  const sizes = ideals.map((ideal, index) =>
    Math.round(ideal + (grows ? 1 : -1) * (give[index] ?? 0) * share),
  );
  let left = of.length - sizes.reduce((all, one) => all + one, 0);
  // What rounding left over goes where there is still room.
  for (let turn = 0; left !== 0 && turn < farthest; turn++)
    for (const [index, size] of sizes.entries()) {
      const [from, to] = ranges[index] ?? [0, 0];
      const next = size + Math.sign(left);
      if (left === 0 || next < from || next > to) continue;
      sizes[index] = next;
      left -= Math.sign(left);
    }
  return left === 0 ? sizes : null;
}

function lineExtents(along: Axis, parts: readonly Extents[]): Extents {
  const range = (axis: Axis, other: number) =>
    axis === along ? sum(parts, axis, other) : across(parts, axis, other);
  const idealAlong = (other: number) => parts.reduce((all, part) => all + part.ideal(along, other), 0);
  const total = (axis: Axis) => {
    const all = parts.map(({ least }) => least[axis]);
    return axis === along ? all.reduce((a, b) => a + b, 0) : Math.max(...all);
  };
  const self = newExtents({
    least: { x: total('x'), y: total('y') },
    area: parts.reduce((all, part) => all + part.area, 0),
    range,
    ideal(axis, other) {
      const [from, to] = self.range(axis, other) ?? [farthest, farthest];
      if (axis === along) return Math.max(from, Math.min(to, idealAlong(other)));
      let extent = from;
      while (extent < to && idealAlong(extent) > other) extent += step;
      return extent;
    },
  });
  return self;
}

/** Parts side by side on an axis. */
function line(along: Axis, parts: readonly Node[]): Node {
  const all = parts.map(({ extents }) => extents);
  return {
    extents: extentsOf(along, all, (of) => lineExtents(along, of)),
    place(rect: Rect, floors: readonly number[], placed: Placed[]) {
      const [length, other] = along === 'x' ? [rect.width, rect.depth] : [rect.depth, rect.width];
      let at = along === 'x' ? rect.x : rect.y;
      for (const [index, size] of (shares(all, along, { length, other }) ?? []).entries()) {
        const own = along === 'x' ? { ...rect, x: at, width: size } : { ...rect, y: at, depth: size };
        parts[index]?.place(own, floors, placed);
        at += size;
      }
    },
  };
}

const few =
  (along: Axis) =>
  (parts: readonly (Node | null)[]): Node => {
    const there = parts.filter((part) => part !== null);
    const [only] = there;
    return only && there.length === 1 ? only : line(along, there);
  };
/** Side by side along the road. */
export const row = few('x');
/** One behind the other. */
export const col = few('y');
