import type { Plan } from '#domain/house/model/model.ts';
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

/** At the free corners of a porch. */
export function columnParts(plan: Plan): Part[] {
  const thick = plan.wallThickness.outer;
  const { house } = plan;
  return plan.rooms
    .filter(({ kind }) => kind === 'porch')
    .map(({ floor, cell }) => {
      const edges = [cell.x, cell.x + cell.width - thick].filter(
        (x) => Math.abs(x - house.x) < 0.01 || Math.abs(x + thick - house.x - house.width) < 0.01,
      );
      const base = levelOf(plan, floor);
      const positions = edges.flatMap((x) =>
        box({ x, y: cell.y, width: thick, depth: thick }, porchLevel, base + plan.storeyHeight - plan.slab),
      );
      return { part: 'column', floor, material: 'outer-paint', positions };
    });
}
