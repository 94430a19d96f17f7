import { edgeOf } from '../model/edges.ts';
import type { Parking, Plan, Stairs } from '../model/model.ts';
import type { Rect, Side } from '../model/rect.ts';
import { isOpen } from '../model/room.ts';
import type { Opening, Wall } from '../model/wall.ts';

/** Metres: from a main door to a parked car and on the way past it; from a door to the first riser of a stair. */
export const leastGaps = { car: 0.9, stair: 0.6 } as const;

/** With its doors shut. */
const carSize = { width: 1.8, depth: 4.4 } as const;

/** A car stands in the middle of its place. */
export const carIn = ({ car }: Pick<Parking, 'car'>): Rect => ({
  x: car.x + (car.width - carSize.width) / 2,
  y: car.y + (car.depth - carSize.depth) / 2,
  ...carSize,
});

/** Of two rectangles, or lines; nothing where they meet. */
export function gapBetween(a: Rect, b: Rect): number {
  const x = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const y = Math.max(0, a.y - b.y - b.depth, b.y - a.y - a.depth);
  return Math.hypot(x, y);
}

type Placed = Pick<Opening, 'at' | 'width'>;
/** Where one walks through a wall: as wide as the opening, as deep as the wall. */
export function doorway({ along, line, thickness }: Wall, { at, width }: Placed): Rect {
  const [start, face] = [at - width / 2, line - thickness / 2];
  return along === 'x'
    ? { x: start, y: face, width, depth: thickness }
    : { x: face, y: start, width: thickness, depth: width };
}

/** The main door, in its wall. */
export function mainDoorOf(walls: readonly Wall[]): { wall: Wall; door: Opening } | null {
  for (const wall of walls) {
    const door = wall.openings.find(({ kind }) => kind === 'entrance');
    if (door) return { wall, door };
  }
  return null;
}

const opposite: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };
/** The line of the first riser, across both flights. */
export function firstRiser({ inside, landing }: Pick<Stairs, 'inside' | 'landing'>): Rect {
  const { along, line, from, to } = edgeOf(inside, opposite[landing]);
  return along === 'x'
    ? { x: from, y: line, width: to - from, depth: 0 }
    : { x: line, y: from, width: 0, depth: to - from };
}

/**
 * The least that is free between the main door and the parked car, and on the way past it from the road. Without a car
 * nothing is in the way.
 */
export function clearPastCar({
  walls,
  rooms,
  plot,
  parking,
}: Pick<Plan, 'walls' | 'rooms' | 'plot' | 'parking'>): number {
  const main = mainDoorOf(walls);
  if (!main || !parking) return Number.POSITIVE_INFINITY;
  const car = carIn(parking);
  const door = doorway(main.wall, main.door);
  const gap = gapBetween(door, car);
  // Beyond the car: one walks past it on one of its sides. A door that is just so far aside is none.
  const near = gap - 0.001;
  const behind = door.y >= car.y && door.x < car.x + car.width + near && door.x + door.width > car.x - near;
  if (!behind) return gap;
  const beside = rooms
    .filter(({ floor, kind }) => floor === 0 && !isOpen(kind))
    .map(({ cell }) => cell)
    .filter(({ y, depth }) => y < car.y + car.depth && y + depth > car.y);
  const left = Math.max(0, ...beside.map(({ x, width }) => x + width).filter((x) => x <= car.x + 0.01));
  const right = Math.min(
    plot.width,
    ...beside.map(({ x }) => x).filter((x) => x >= car.x + car.width - 0.01),
  );
  return Math.min(gap, Math.max(car.x - left, right - car.x - car.width));
}
