import type { Plan } from '#domain/house/model/model.ts';
import { flightsOf } from '#domain/house/model/stairs.ts';
import { levelOf } from '../solid/levels.ts';
import type { Part } from '../solid/parts.ts';
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
