import type { Opening, Plan, Rect, Wall } from '../model/model.ts';
import type { Part } from './parts.ts';
import { porchLevel } from './parts.ts';
import { box } from './solids.ts';

const site = (part: Part['part'], material: Part['material'], positions: number[]): Part => ({
  part,
  floor: -1,
  material,
  positions,
});

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

function car({ x, y, width, depth }: Rect, level: number): Part[] {
  const body = { x: x + 0.35, y: y + 0.35, width: width - 0.7, depth: depth - 0.7 };
  const cabin = { x: body.x + 0.1, y: body.y + 1, width: body.width - 0.2, depth: body.depth - 1.9 };
  return [
    site('car', 'car-paint', box(body, level + 0.25, level + 0.85)),
    site('car', 'glass', box(cabin, level + 0.85, level + 1.4)),
    site('car', 'metal', box({ ...body, y: body.y + 0.5, depth: 0.6 }, level, level + 0.3)),
    site('car', 'metal', box({ ...body, y: body.y + body.depth - 1.1, depth: 0.6 }, level, level + 0.3)),
  ];
}

/** Where three metres of garden are free, a tree: at most one behind, one in front beside the car. */
function trees({ plot, house, parking }: Plan): Part[] {
  const spots: [number, number][] = [];
  const behind = plot.depth - house.y - house.depth;
  if (behind >= 3) spots.push([house.x + 1.5, plot.depth - 1.6]);
  const beforeCar = parking?.kind === 'front' && parking.car.x + parking.car.width > plot.width - 2.7;
  if (house.y >= 3 && parking?.kind !== 'under' && !beforeCar) spots.push([plot.width - 1.7, 1.7]);
  return spots.flatMap(([x, y]) => [
    site('tree', 'bark', box({ x: x - 0.12, y: y - 0.12, width: 0.24, depth: 0.24 }, 0, 1.8)),
    site('tree', 'leaves', box({ x: x - 1, y: y - 1, width: 2, depth: 2 }, 1.8, 3.2)),
    site('tree', 'leaves', box({ x: x - 0.6, y: y - 0.6, width: 1.2, depth: 1.2 }, 3.2, 3.9)),
  ]);
}

/** A low wall round the plot, open to the road where the car and people come in. */
function boundary({ plot, house, setBacks, parking }: Plan): Part[] {
  const thick = 0.115;
  const sides: Rect[] = [];
  if (setBacks.left > 0.3) sides.push({ x: 0, y: 0, width: thick, depth: plot.depth });
  if (setBacks.right > 0.3) sides.push({ x: plot.width - thick, y: 0, width: thick, depth: plot.depth });
  sides.push({ x: 0, y: plot.depth - thick, width: plot.width, depth: thick });
  const gate = parking?.car.x ?? house.x;
  const from = gate + 2.9;
  if (setBacks.front > 0.9) {
    if (gate > 0.3) sides.push({ x: 0, y: 0, width: gate - 0.1, depth: thick });
    if (from < plot.width - 0.3) sides.push({ x: from, y: 0, width: plot.width - from, depth: thick });
  }
  return [
    site(
      'boundary',
      'outer-paint',
      sides.flatMap((rect) => box(rect, 0, 1.2)),
    ),
  ];
}

function drive({ parking, house }: Plan): Part[] {
  if (!parking) return [];
  const inside = parking.kind === 'porch' || parking.kind === 'under';
  const { x, y, width, depth } = parking.car;
  const end = inside ? house.y : y + depth;
  return end > 0.2 ? [site('ground', 'paving', box({ x, y: 0, width, depth: end }, 0, 0.03))] : [];
}

/** The plot with everything on it that is not the house. */
export function gardenParts(plan: Plan): Part[] {
  const { parking, plot, walls } = plan;
  const inside = parking?.kind === 'porch' || parking?.kind === 'under';
  const steps = walls
    .filter(({ floor, side }) => floor === 0 && side !== null)
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind }) => kind === 'entrance' || kind === 'door')
        .flatMap((opening) => stepsAt(plan, wall, opening)),
    );
  return [
    site('ground', 'grass', box(plot, -0.1, 0)),
    ...drive(plan),
    ...boundary(plan),
    site('step', 'stone', steps),
    ...(parking ? car(parking.car, inside ? porchLevel : 0.03) : []),
    ...trees(plan),
  ];
}
