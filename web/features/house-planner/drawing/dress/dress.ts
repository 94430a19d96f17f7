import { geometryOf } from '#domain/house/geometry/geometry.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { rounded } from './crown.ts';
import { windowParts } from './window-shades.ts';

/** A sloped roof's tiles lie on its slopes; its gables are plastered, as is the underside. */
function tiled(part: Part): Part[] {
  if (part.material !== 'roof-tiles') return [part];
  const tiles: number[] = [];
  const plaster: number[] = [];
  for (let from = 0; from < part.positions.length; from += 9) {
    const [ax = 0, , az = 0, bx = 0, , bz = 0, cx = 0, , cz = 0] = part.positions.slice(from, from + 9);
    const upward = (bz - az) * (cx - ax) - (bx - ax) * (cz - az);
    (upward > 0.01 ? tiles : plaster).push(...part.positions.slice(from, from + 9));
  }
  return [
    { ...part, positions: tiles },
    { ...part, material: 'outer-paint', positions: plaster },
  ];
}

/** The house's geometry as it is drawn for people: with round trees, plastered gables and shades over the windows. */
export const dressed = (plan: Plan): Part[] => [
  ...geometryOf(plan).map(rounded).flatMap(tiled),
  ...windowParts(plan),
];
