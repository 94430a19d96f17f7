import type { Plan } from '#domain/house/model/model.ts';
import { meet, type Rect } from '#domain/house/model/rect.ts';
import { type Part, porchLevel } from '../solid/parts.ts';
import { box, withoutAll } from '../solid/solids.ts';
import { besides, site, waysIn } from './ways-in.ts';

const post = { side: 0.3, high: 1.5 };
const bars = { of: 5, thick: 0.04, low: 0.12, high: 1.15 };

/** One wing of bars between two rails. */
function wing(from: number, to: number): number[] {
  const { of, thick, low, high } = bars;
  const rail = { x: from, y: 0.04, width: to - from, depth: thick };
  const gap = (to - from - thick) / (of - 1);
  return [
    ...box(rail, low, low + thick),
    ...box(rail, high - thick, high),
    ...Array.from({ length: of }, (_, at) =>
      box({ x: from + at * gap, y: 0.04, width: thick, depth: thick }, low + thick, high - thick),
    ).flat(),
  ];
}

/** Two wings between posts, closed: as wide as the way that the boundary leaves. */
function gateParts(from: number, to: number): Part[] {
  const { side, high } = post;
  const [left, right] = [from - side, to];
  const middle = (from + to) / 2;
  return [
    site('boundary', 'brick', [
      ...(left >= 0 ? box({ x: left, y: 0, width: side, depth: side }, 0, high) : []),
      ...box({ x: right, y: 0, width: side, depth: side }, 0, high),
    ]),
    site('boundary', 'metal', [...wing(from, middle - 0.02), ...wing(middle + 0.02, to)]),
  ];
}

/** A low wall round the plot, open to the road where the car and people come in and before a shop. */
export function boundary(plan: Plan): Part[] {
  const { plot, setBacks } = plan;
  const thick = 0.115;
  // Behind the faces of the gate's piers: equal faces would flicker.
  const behind = 0.02;
  const sides: Rect[] = [];
  if (setBacks.left > 0.3) sides.push({ x: behind, y: behind, width: thick, depth: plot.depth - 2 * behind });
  if (setBacks.right > 0.3)
    sides.push({
      x: plot.width - thick - behind,
      y: behind,
      width: thick,
      depth: plot.depth - 2 * behind,
    });
  sides.push({
    x: behind,
    y: plot.depth - thick - behind,
    width: plot.width - 2 * behind,
    depth: thick,
  });
  const { gate, shops } = waysIn(plan);
  const closed = setBacks.front > 0.9;
  if (closed)
    for (const [from, to] of besides([gate, ...shops], [behind, plot.width - behind], 0.2))
      sides.push({ x: from, y: behind, width: to - from, depth: thick });
  const gated = closed && shops.every(([from, to]) => to < gate[0] - 0.3 || from > gate[1] + 0.3);
  return [
    ...(gated ? gateParts(...gate) : []),
    site(
      'boundary',
      'outer-paint',
      sides.flatMap((rect) => box(rect, 0, 1.2)),
    ),
  ];
}

/** Under a car that stands half in a bay of the house, what lies outside, as high as the bay's own floor. */
function besideBay({ parking, house }: Plan): Part[] {
  if (!parking || !meet(parking.car, house)) return [];
  const { y, depth } = parking.car;
  const from = Math.min(y, house.y);
  const place = { ...parking.car, y: from, depth: y + depth - from };
  return withoutAll(place, [house]).map((rect) => site('ground', 'paving', box(rect, 0, porchLevel)));
}

/** Paved: the car's way, or the path to the door, and what lies before a shop. */
export function drive(plan: Plan): Part[] {
  const { parking, house } = plan;
  const { gate, doors, shops } = waysIn(plan);
  const inside = parking?.kind === 'porch' || parking?.kind === 'under';
  const way: Rect[] = [];
  if (parking)
    way.push({ ...parking.car, y: 0, depth: inside ? house.y : parking.car.y + parking.car.depth });
  else if (doors[0]) way.push({ x: gate[0] + 0.2, y: 0, width: gate[1] - gate[0] - 0.4, depth: house.y });
  const before = shops.map(([from, to]): Rect => ({ x: from, y: 0, width: to - from, depth: house.y }));
  const paved = [...way, ...before].filter(({ depth }) => depth > 0.2);
  return [...paved.map((rect) => site('ground', 'paving', box(rect, 0, 0.03))), ...besideBay(plan)];
}
