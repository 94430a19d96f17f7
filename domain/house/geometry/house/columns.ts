import type { Plan } from '#domain/house/model/model.ts';
import { cornersOf, meet, type Rect } from '#domain/house/model/rect.ts';
import { levelOf } from '../solid/levels.ts';
import { type Part, porchLevel } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';
import { inset } from './flat-roof.ts';

/** Where rooms meet above a floor that lies open, but not in the car's way. */
function stiltColumns({ rooms, house, parking, wallThickness, stairs }: Plan): Rect[] {
  const thick = wallThickness.outer;
  const spots = new Map<string, Rect>();
  for (const { x, y } of rooms.filter(({ floor }) => floor === 0).flatMap(({ cell }) => cornersOf(cell))) {
    const within = (at: number, from: number, length: number) =>
      Math.max(from, Math.min(from + length - thick, at - thick / 2));
    const rect = {
      x: within(x, house.x, house.width),
      y: within(y, house.y, house.depth),
      width: thick,
      depth: thick,
    };
    const closed = [parking?.car, stairs?.inside].some((other) => other && meet(other, rect));
    if (!closed) spots.set(`${rect.x.toFixed(1)} ${rect.y.toFixed(1)}`, rect);
  }
  return [...spots.values()];
}

/** So far is a slab carried from one column to the next. */
const longest = 4.5;

/** As near to a place as the car leaves room: what is over its bay stands beside it. */
function besideCar(column: Rect, { parking, house }: Plan): Rect | null {
  const body = parking && inset(parking.car, 0.2);
  for (let by = 0; by <= 2.6; by += 0.05)
    for (const [dx, dy] of [
      [0, by],
      [by, 0],
      [-by, 0],
      [0, -by],
    ] as const) {
      const moved = { ...column, x: column.x + dx, y: column.y + dy };
      const onHouse =
        moved.x >= house.x - 0.01 &&
        moved.x + moved.width <= house.x + house.width + 0.01 &&
        moved.y >= house.y - 0.01 &&
        moved.y + moved.depth <= house.y + house.depth + 0.01;
      if (onHouse && !(body && meet(body, moved))) return moved;
    }
  return null;
}

/** At the free corners of a porch, and between them where they are far apart. */
function porchColumns(plan: Plan): Rect[] {
  const { rooms, house, wallThickness } = plan;
  const thick = wallThickness.outer;
  return rooms
    .filter(({ kind }) => kind === 'porch')
    .flatMap(({ cell }) => {
      const [left, right] = [cell.x, cell.x + cell.width - thick];
      const ends = [left, right].filter(
        (x) => Math.abs(x - house.x) < 0.01 || Math.abs(x + thick - house.x - house.width) < 0.01,
      );
      // A porch behind the house has its free corners behind.
      const rear = cell.y + cell.depth - thick;
      const isRear = Math.abs(rear + thick - house.y - house.depth) < 0.01;
      const isFront = Math.abs(cell.y - house.y) < 0.01;
      const edges = [...(isFront || !isRear ? [cell.y] : []), ...(isRear ? [rear] : [])];
      const spans = Math.ceil((right - left) / longest);
      const between = Array.from(
        { length: spans - 1 },
        (_, one) => left + ((right - left) * (one + 1)) / spans,
      );
      return edges.flatMap((y) => [...ends, ...between].map((x) => ({ x, y, width: thick, depth: thick })));
    })
    .flatMap((column) => besideCar(column, plan) ?? []);
}

/** Of the ground floor: at the free corners of a porch, or all over where the house stands on columns. */
export const columnsOf = (plan: Plan): Rect[] => (plan.stilt ? stiltColumns(plan) : porchColumns(plan));

export function columnParts(plan: Plan): Part[] {
  const top = levelOf(plan, 1) - plan.slab;
  const positions = columnsOf(plan).flatMap((column) => box(inset(column, 0.003), porchLevel, top));
  return positions.length > 0 ? [{ part: 'column', floor: 0, material: 'outer-paint', positions }] : [];
}
