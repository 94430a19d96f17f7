import type { Plan } from '#domain/house/model/model.ts';
import { cornersOf, meet, type Rect } from '#domain/house/model/rect.ts';
import { levelOf } from '../solid/levels.ts';
import { type Part, porchLevel } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';

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

function porchColumns({ rooms, house, parking, wallThickness }: Plan): Rect[] {
  const thick = wallThickness.outer;
  return (
    rooms
      .filter(({ kind }) => kind === 'porch')
      .flatMap(({ cell }) =>
        [cell.x, cell.x + cell.width - thick]
          .filter((x) => Math.abs(x - house.x) < 0.01 || Math.abs(x + thick - house.x - house.width) < 0.01)
          .map((x) => ({ x, y: cell.y, width: thick, depth: thick })),
      )
      // A car that stands half beside its porch has the slab over it without a column.
      .filter((column) => !parking || !meet(parking.car, column))
  );
}

/** Of the ground floor: at the free corners of a porch, or all over where the house stands on columns. */
export const columnsOf = (plan: Plan): Rect[] => (plan.stilt ? stiltColumns(plan) : porchColumns(plan));

export function columnParts(plan: Plan): Part[] {
  const top = levelOf(plan, 1) - plan.slab;
  const positions = columnsOf(plan).flatMap((column) => box(column, porchLevel, top));
  return positions.length > 0 ? [{ part: 'column', floor: 0, material: 'outer-paint', positions }] : [];
}
