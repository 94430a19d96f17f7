import { geometryOf } from '#domain/house/geometry/geometry.ts';
import { along } from '#domain/house/geometry/house/wall-parts.ts';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { rounded } from './crown.ts';

const shade = { out: 0.45, thick: 0.08, beside: 0.15 };

/** The strip of plan before a window, or null where the house has no room to spare there. */
function before(plan: Plan, { side }: Wall, { at, width }: Opening): Rect | null {
  const { house, plot } = plan;
  const { out, beside } = shade;
  const [from, length] = [at - width / 2 - beside, width + 2 * beside];
  switch (side) {
    case 'front':
      return house.y < out ? null : { x: from, y: house.y - out, width: length, depth: out };
    case 'rear':
      return plot.depth - house.y - house.depth < out
        ? null
        : { x: from, y: house.y + house.depth, width: length, depth: out };
    case 'left':
      return house.x < out ? null : { x: house.x - out, y: from, width: out, depth: length };
    case 'right':
      return plot.width - house.x - house.width < out
        ? null
        : { x: house.x + house.width, y: from, width: out, depth: length };
    default:
      return null;
  }
}

/** Over each window a shade against sun and rain (chajja), and a post in it. */
function windowParts(plan: Plan): Part[] {
  return plan.walls.flatMap((wall) =>
    wall.openings
      .filter(({ kind }) => kind === 'window')
      .flatMap((opening): Part[] => {
        const { at, sill, head, width } = opening;
        const base = levelOf(plan, wall.floor);
        const post = along(wall, at - 0.03, { to: at + 0.03, thickness: 0.07 });
        const strip = before(plan, wall, opening);
        const top = base + head + 0.05;
        return [
          ...(width > 0.8
            ? [
                {
                  part: 'window',
                  floor: wall.floor,
                  material: 'white-roof',
                  positions: box(post, base + sill, base + head),
                } as const,
              ]
            : []),
          ...(strip
            ? [
                {
                  part: 'wall',
                  floor: wall.floor,
                  material: 'concrete',
                  positions: box(strip, top, top + shade.thick),
                } as const,
              ]
            : []),
        ];
      }),
  );
}

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
