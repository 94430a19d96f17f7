import { geometryOf, levelOf } from '#domain/house/geometry/geometry.ts';
import type { Part } from '#domain/house/geometry/parts.ts';
import { box, type Point } from '#domain/house/geometry/solids.ts';
import type { Opening, Plan, Rect, Wall } from '#domain/house/model/model.ts';

type Range = [number, number];
const numbersOfBox = box({ x: 0, y: 0, width: 1, depth: 1 }, 0, 1).length;

function rangesOf(positions: readonly number[]): [Range, Range, Range] {
  const along = (axis: number): Range => {
    const values = positions.filter((_, place) => place % 3 === axis);
    return [Math.min(...values), Math.max(...values)];
  };
  return [along(0), along(1), along(2)];
}

const middle = ([from, to]: Range) => (from + to) / 2;

/** A round crown in place of a block of leaves. */
function crown(positions: readonly number[]): number[] {
  const [xs, ys, zs] = rangesOf(positions);
  const [rx, ry, rz] = [xs, ys, zs].map(([from, to]) => ((to - from) / 2) * 1.12);
  const at = (ring: number, step: number): Point => {
    const polar = (Math.PI * ring) / 6;
    const around = (2 * Math.PI * (step + (ring % 2) / 2)) / 9;
    return [
      middle(xs) + Math.sin(polar) * Math.cos(around) * (rx ?? 1),
      middle(ys) + Math.cos(polar) * (ry ?? 1),
      middle(zs) + Math.sin(polar) * Math.sin(around) * (rz ?? 1),
    ];
  };
  const made: number[] = [];
  for (let ring = 0; ring < 6; ring++)
    for (let step = 0; step < 9; step++) {
      const shift = ring % 2;
      made.push(...at(ring, step), ...at(ring, step + 1), ...at(ring + 1, step + shift));
      made.push(...at(ring, step + 1), ...at(ring + 1, step + 1 + shift), ...at(ring + 1, step + shift));
    }
  return made;
}

function rounded(part: Part): Part {
  if (part.material !== 'leaves') return part;
  const positions: number[] = [];
  for (let from = 0; from < part.positions.length; from += numbersOfBox)
    positions.push(...crown(part.positions.slice(from, from + numbersOfBox)));
  return { ...part, positions };
}

/** A sloped roof's tiles lie on its slopes; its gables are plastered, as is what one sees from below. */
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

/** Over each window a shade against sun and rain (chajja), and bars in it. */
function windowParts(plan: Plan): Part[] {
  return plan.walls.flatMap((wall) =>
    wall.openings
      .filter(({ kind }) => kind === 'window')
      .flatMap((opening): Part[] => {
        const { at, sill, head, width } = opening;
        const base = levelOf(plan, wall.floor);
        const bar = { along: 0.06, across: 0.07 };
        const [along, across] = wall.along === 'x' ? [bar.along, bar.across] : [bar.across, bar.along];
        const [x, y] = wall.along === 'x' ? [at, wall.line] : [wall.line, at];
        const post = { x: x - along / 2, y: y - across / 2, width: along, depth: across };
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

/** The house's geometry as it is drawn for people: with round trees, plastered gables and shades over the windows. */
export const dressed = (plan: Plan): Part[] => [
  ...geometryOf(plan).map(rounded).flatMap(tiled),
  ...windowParts(plan),
];
