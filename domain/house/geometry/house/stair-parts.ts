import type { Plan } from '#domain/house/model/model.ts';
import { cornersOf, meet, type Rect } from '#domain/house/model/rect.ts';
import { flightsOf } from '#domain/house/model/stairs.ts';
import { levelOf } from '../solid/levels.ts';
import { type Part, porchLevel } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';

export function stairParts(plan: Plan): Part[] {
  const { stairs } = plan;
  if (!stairs) return [];
  const flights = flightsOf(stairs).flatMap(({ treads }) => treads);
  return Array.from({ length: stairs.flights }, (_, floor) => ({
    part: 'stair',
    floor,
    material: 'stone',
    positions: flights.flatMap(({ rect, height }) => {
      const top = levelOf(plan, floor) + height;
      return box(rect, Math.max(levelOf(plan, floor), top - stairs.riser - 0.12), top);
    }),
  }));
}

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

/** At the free corners of a porch, or all over where the house stands on columns. */
export function columnParts(plan: Plan): Part[] {
  if (plan.stilt) {
    const top = levelOf(plan, 1) - plan.slab;
    const positions = stiltColumns(plan).flatMap((rect) => box(rect, porchLevel, top));
    return [{ part: 'column', floor: 0, material: 'outer-paint', positions }];
  }
  const thick = plan.wallThickness.outer;
  const { house } = plan;
  return plan.rooms
    .filter(({ kind }) => kind === 'porch')
    .map(({ floor, cell }) => {
      const edges = [cell.x, cell.x + cell.width - thick].filter(
        (x) => Math.abs(x - house.x) < 0.01 || Math.abs(x + thick - house.x - house.width) < 0.01,
      );
      const base = levelOf(plan, floor);
      const positions = edges
        .map((x) => ({ x, y: cell.y, width: thick, depth: thick }))
        // A car that stands half beside its porch has the slab over it without a column.
        .filter((column) => !plan.parking || !meet(plan.parking.car, column))
        .flatMap((column) => box(column, porchLevel, base + plan.storeyHeight - plan.slab));
      return { part: 'column', floor, material: 'outer-paint', positions };
    });
}
