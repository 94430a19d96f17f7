import type { Rect } from '#domain/house/model/rect.ts';
import { leaf, type Need, wallInTree } from '../leaf.ts';
import { type Axis, type Leaf, moduleSize, type Node, newExtents, type Placed, type Range } from '../node.ts';
import { bath, bathNeed } from './needs.ts';

/** Clear metres that what lies beside a bath is long. */
const beside = { least: 1, most: 2.6 } as const;
const rest: Need = { side: beside.least };

const clearOf = (modules: number) => modules * moduleSize - wallInTree;
const modulesOf = (clear: number) => Math.ceil((clear + wallInTree + 0.01) / moduleSize - 1e-6);

/** How long a bath is in a strip, in modules: the rest of the strip; null where the two have no place. */
function bathIn(length: number, across: number): number | null {
  const wide = clearOf(across);
  if (wide < bathNeed.side) return null;
  const least = modulesOf(Math.max(bathNeed.side, bathNeed.area[0] / wide));
  const most = Math.min(
    Math.floor((Math.min(wide * bathNeed.shape, bathNeed.area[2] / wide) + wallInTree) / moduleSize + 1e-6),
    length - modulesOf(beside.least),
  );
  const wanted = modulesOf(bathNeed.area[1] / wide);
  const longest = length - Math.floor((beside.most + wallInTree) / moduleSize);
  const own = Math.max(least, longest, Math.min(wanted, most));
  return own <= most ? own : null;
}

const alone = bath().extents;
const fits = (axis: Axis, extent: number, other: number) => {
  const range = alone.range(axis, other);
  if (range && range[0] <= extent && extent <= range[1]) return true;
  return bathIn(Math.max(extent, other), Math.min(extent, other)) !== null;
};

const farthest = 130;
const extents = newExtents({
  least: alone.least,
  area: alone.area,
  range(axis, other) {
    let best: Range = null;
    // A narrow strip is either a bath or long enough for both: the longer stretch of lengths serves more houses.
    for (let from = alone.least[axis]; from <= farthest; from++) {
      if (!fits(axis, from, other)) continue;
      let to = from;
      while (fits(axis, to + 1, other)) to++;
      if (!best || to - from > best[1] - best[0]) best = [from, to];
      from = to + 1;
    }
    return best;
  },
  ideal(axis, other) {
    const [from, to] = extents.range(axis, other) ?? [farthest, farthest];
    // Across a strip that is too long for a bath no more than it must: the room beside it has use for the rest.
    const wanted = alone.range(axis, other) ? alone.ideal(axis, other) : from;
    return Math.max(from, Math.min(to, wanted));
  },
});

/** A bath, and what has the rest of its strip where that is long for a bath. @param end at which the bath lies */
function bathStrip(wet: Leaf, dry: Leaf, end: 'first' | 'last' = 'first'): Node {
  return {
    extents,
    place(rect: Rect, floors: readonly number[], placed: Placed[]) {
      const lies = rect.width > rect.depth;
      const [length, across] = lies ? [rect.width, rect.depth] : [rect.depth, rect.width];
      const range = alone.range(lies ? 'x' : 'y', across);
      const own = range && length <= range[1] ? length : bathIn(length, across);
      if (own === null) return;
      const rest = length - own;
      const [wetFrom, dryFrom] = end === 'first' ? [0, own] : [rest, 0];
      const part = (from: number, long: number) =>
        lies ? { ...rect, x: rect.x + from, width: long } : { ...rect, y: rect.y + from, depth: long };
      wet.place(part(wetFrom, own), floors, placed);
      if (rest > 0) dry.place(part(dryFrom, rest), floors, placed);
    },
  };
}

/** A bedroom's own, with a dressing room. */
export const ownBath = (bed: Leaf): Node => bathStrip(bath(bed), leaf('dressing', rest, { of: bed }));
/** For all, with a dressing room of the bedroom beside it, where there is one. @param end where the passage is */
export const bathBeside = (bed: Leaf | undefined, end: 'first' | 'last'): Node =>
  bed ? bathStrip(bath(), leaf('dressing', rest, { of: bed }), end) : bath();
/** For all, with a store. */
export const bathAndStore = (): Node => bathStrip(bath(), leaf('store', rest));
