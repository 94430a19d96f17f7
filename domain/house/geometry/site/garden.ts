import type { AreaType } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { type Part, porchLevel } from '../solid/parts.ts';
import { box, tapered } from '../solid/solids.ts';
import { boundary, drive } from './boundary.ts';
import { trees } from './trees.ts';
import { besides, type Range, site, waysIn } from './ways-in.ts';

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
function beds(plan: Plan): Part[] {
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

const wheel = { across: 0.64, wide: 0.22, fromEnd: 0.55 };

function wheels({ x, y, width, depth }: Rect, level: number): number[] {
  const { across, wide, fromEnd } = wheel;
  const [left, right] = [x - 0.02, x + width - wide + 0.02];
  const [front, rear] = [y + fromEnd, y + depth - fromEnd - across];
  return [left, right].flatMap((at) =>
    [front, rear].flatMap((from) =>
      box({ x: at, y: from, width: wide, depth: across }, level, level + across),
    ),
  );
}

/** A small car, its front to the road: body, cabin under its roof, wheels and lamps. */
export function car({ x, y, width, depth }: Rect, level: number): Part[] {
  const body = { x: x + 0.37, y: y + 0.45, width: width - 0.74, depth: depth - 0.9 };
  const { x: left, width: wide } = body;
  const cabin = { x: left + 0.06, y: body.y + 1.05, width: wide - 0.12, depth: body.depth - 1.25 };
  const roof = { x: left + 0.22, y: cabin.y + 0.65, width: wide - 0.44, depth: cabin.depth - 1.05 };
  const lamp = (at: number) =>
    box({ x: at, y: body.y - 0.03, width: 0.28, depth: 0.05 }, level + 0.55, level + 0.72);
  return [
    site('car', 'car-paint', box(body, level + 0.24, level + 0.85)),
    // Not of glass: that shines at night where somebody lives.
    site('car', 'plastic', tapered(cabin, roof, [level + 0.85, level + 1.42])),
    site('car', 'car-paint', box(roof, level + 1.42, level + 1.48)),
    site('car', 'metal', wheels(body, level)),
    site('car', 'white-roof', [...lamp(left + 0.1), ...lamp(left + wide - 0.38)]),
  ];
}

/** Steps from a door down to the garden, steeper where the set-back is short. */
function stepsAt(plan: Plan, wall: Wall, { at, width }: Opening): number[] {
  const { house, plot, plinth } = plan;
  const room = {
    front: house.y,
    rear: plot.depth - house.y - house.depth,
    left: house.x,
    right: plot.width - house.x - house.width,
  }[wall.side ?? 'front'];
  const count = Math.ceil(plinth.height / 0.16) - 1;
  const tread = Math.min(0.3, (room - 0.1) / count);
  if (tread < 0.1) return [];
  const positions: number[] = [];
  for (let step = 1; step <= count; step++) {
    const out = tread * step;
    const half = width / 2 + 0.2;
    const rect = {
      front: { x: at - half, y: house.y - out, width: 2 * half, depth: tread },
      rear: { x: at - half, y: house.y + house.depth + out - tread, width: 2 * half, depth: tread },
      left: { x: house.x - out, y: at - half, width: tread, depth: 2 * half },
      right: { x: house.x + house.width + out - tread, y: at - half, width: tread, depth: 2 * half },
    }[wall.side ?? 'front'];
    const left = Math.max(0, rect.x);
    const clipped = { ...rect, x: left, width: Math.min(plot.width, rect.x + rect.width) - left };
    positions.push(...box(clipped, 0, plinth.height - (plinth.height / (count + 1)) * step));
  }
  return positions;
}

/** The plot with everything on it that is not the house. */
export function gardenParts(plan: Plan): Part[] {
  const { parking, plot, walls } = plan;
  const inside = parking?.kind === 'porch' || parking?.kind === 'under';
  const steps = walls
    .filter(({ floor, side }) => floor === 0 && side !== null)
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind }) => kind !== 'window' && kind !== 'gap')
        .flatMap((opening) => stepsAt(plan, wall, opening)),
    );
  return [
    site('ground', 'grass', box(plot, -0.1, 0)),
    ...drive(plan),
    ...boundary(plan),
    site('step', 'stone', steps),
    ...(parking ? car(parking.car, inside ? porchLevel : 0.03) : []),
    ...trees(plan),
    ...beds(plan),
  ];
}
