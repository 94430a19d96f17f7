import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Part } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';
import { site } from './site-part.ts';
import { besides, type Range, waysIn } from './ways-in.ts';

const deep = 0.6;
const fewest = 1.2;
const room = 1.9;
const most = 6;
/** Metres high, one after the other. */
const sizes = [0.75, 0.5, 0.62];

/** Along the wall behind the house, and before it where no car, no gate and no shop is in the way. */
function strips(plan: Plan): Rect[] {
  const { plot, house, setBacks } = plan;
  const wall = 0.115;
  const behind = plot.depth - house.y - house.depth >= room;
  const rear = { x: 0.4, y: plot.depth - wall - deep, width: plot.width - 0.8, depth: deep };
  const { gate, shops } = waysIn(plan);
  const open = [gate, ...shops].map(([from, to]): Range => [from - 0.5, to + 0.5]);
  const front = besides(open, [0.4, plot.width - 0.4], fewest).map(
    ([from, to]): Rect => ({ x: from, y: wall, width: to - from, depth: deep }),
  );
  const before = house.y >= room && setBacks.front > 0.9 ? front : [];
  return [...(behind ? [rear] : []), ...before].filter(({ width }) => width >= fewest);
}

/** Planted beds: earth, and shrubs of differing height. */
export function beds(plan: Plan): Part[] {
  return strips(plan).flatMap((strip) => {
    const count = Math.min(most, Math.floor(strip.width / 0.8));
    const gap = strip.width / count;
    const shrubs = Array.from({ length: count }, (_, at) => {
      const size = sizes[at % sizes.length] ?? deep;
      const wide = Math.min(size, deep);
      const [x, y] = [strip.x + (at + 0.5) * gap, strip.y + deep / 2];
      return box({ x: x - wide / 2, y: y - wide / 2, width: wide, depth: wide }, 0.06, 0.1 + size);
    });
    return [site('plant', 'bark', box(strip, 0, 0.1)), site('plant', 'leaves', shrubs.flat())];
  });
}
