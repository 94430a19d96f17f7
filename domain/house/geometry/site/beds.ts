import type { AreaType } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Part } from '../solid/parts.ts';
import { box, tapered } from '../solid/solids.ts';
import { site } from './site-part.ts';
import { besides, type Range, waysIn } from './ways-in.ts';

const deep = 0.6;
const fewest = 1.2;
const room = 1.9;
const most = 6;
/** Metres high, one after the other; how far apart, and how wide at the top. */
const shrubs: Record<AreaType, { sizes: number[]; gap: number; wide: number; top: number }> = {
  Plan: { sizes: [0.75, 0.5, 0.62], gap: 0.8, wide: 1, top: 1 },
  // Reeds and cannas at the water.
  'Near by River': { sizes: [0.9, 0.55, 1.05], gap: 0.7, wide: 0.7, top: 1 },
  // Small firs.
  Hill: { sizes: [0.8, 0.45, 0.6], gap: 0.9, wide: 0.9, top: 0.12 },
  // Bananas and heliconias between low leaves.
  Rain: { sizes: [1.3, 0.6, 0.9], gap: 0.75, wide: 1, top: 1 },
  // Thor, a cactus of columns, far apart on dry ground.
  Desert: { sizes: [1, 0.4, 0.7], gap: 1.5, wide: 0.45, top: 1 },
};

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

/** Planted beds: earth, and what grows in the region, of differing height. */
export function beds(plan: Plan): Part[] {
  return strips(plan).flatMap((strip) => {
    const { sizes, gap: least, wide: share, top } = shrubs[plan.answers.areaType];
    const count = Math.max(1, Math.min(most, Math.floor(strip.width / least)));
    const gap = strip.width / count;
    const planted = Array.from({ length: count }, (_, at) => {
      const size = sizes[at % sizes.length] ?? deep;
      const wide = Math.min(size, deep) * share;
      const [x, y] = [strip.x + (at + 0.5) * gap, strip.y + deep / 2];
      const around = (across: number) => ({
        x: x - across / 2,
        y: y - across / 2,
        width: across,
        depth: across,
      });
      return tapered(around(wide), around(wide * top), [0.06, 0.1 + size]);
    });
    return [site('plant', 'bark', box(strip, 0, 0.1)), site('plant', 'leaves', planted.flat())];
  });
}
