import type { Plan } from '../model/model.ts';
import { columnParts } from './house/columns.ts';
import { floorParts, slabParts } from './house/floor-parts.ts';
import { roofParts } from './house/roof-parts.ts';
import { stairParts } from './house/stair-parts.ts';
import { wallParts } from './house/wall-parts.ts';
import { gardenParts } from './site/garden.ts';
import type { Part } from './solid/parts.ts';

function merged(parts: readonly Part[]): Part[] {
  const byName = new Map<string, Part>();
  for (const { part, floor, material, positions } of parts) {
    const name = `${part} ${floor} ${material}`;
    const one = byName.get(name) ?? { part, floor, material, positions: [] };
    for (const number of positions) one.positions.push(number);
    byName.set(name, one);
  }
  return [...byName.values()].filter(({ positions }) => positions.length > 0);
}

/** The house as triangles, for the browser's view and the server's pictures alike. */
export function geometryOf(plan: Plan): Part[] {
  return merged([
    ...gardenParts(plan),
    ...slabParts(plan),
    ...floorParts(plan),
    ...plan.walls.flatMap((wall) => wallParts(plan, wall)),
    ...stairParts(plan),
    ...columnParts(plan),
    ...roofParts(plan),
  ]);
}
