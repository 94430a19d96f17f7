import { flightsOf } from '#domain/house/model/stairs.ts';
import type { Plan } from '../model/model.ts';
import { columnParts } from './house/columns.ts';
import { flatRoof, floorParts, slabParts, widened } from './house/flat-roof.ts';
import { wallParts } from './house/wall-parts.ts';
import { gardenParts } from './site/garden.ts';
import { levelOf } from './solid/levels.ts';
import type { Part } from './solid/parts.ts';
import { box, slopedRoof } from './solid/solids.ts';

function stairParts(plan: Plan): Part[] {
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

export function roofParts(plan: Plan): Part[] {
  const { house, roof, floors, plot, storeyHeight, plinth } = plan;
  const top = plinth.height + floors * storeyHeight;
  if (roof.kind === 'flat') return flatRoof(plan, top);
  const rect = widened(house, roof.overhang, plot);
  const span = Math.min(rect.width, rect.depth);
  const rise = (span / 2) * Math.tan((roof.pitch * Math.PI) / 180);
  const hip = roof.kind === 'hip' ? span / 2 - 0.01 : 0;
  return [
    { part: 'roof', floor: floors, material: 'roof-tiles', positions: slopedRoof(rect, top, { rise, hip }) },
  ];
}

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
