import { geometryOf } from '#domain/house/geometry/geometry.ts';
import { along } from '#domain/house/geometry/house/wall-parts.ts';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import { box, type Point, quad } from '#domain/house/geometry/solid/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';

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

/** Of how many rings and sides: a shrub is small. */
type Fine = { rings: number; sides: number };
const crownFine: Fine = { rings: 6, sides: 9 };
const shrubFine: Fine = { rings: 3, sides: 6 };

/** A block with a smaller top: its third corner lies above the second. */
const narrows = ([, , , x2, , , x3]: readonly number[]) => Math.abs((x3 ?? 0) - (x2 ?? 0)) > 0.01;

/** Leaves from one stem, that hang at their ends; seen from both sides. */
function fronds([xs, [low, high], zs]: [Range, Range, Range]): number[] {
  const count = 9;
  const reach = (xs[1] - xs[0]) / 2;
  const at = (turn: number, out: number, height: number): Point => [
    middle(xs) + Math.cos(turn) * out * reach,
    low + height * (high - low),
    middle(zs) + Math.sin(turn) * out * reach,
  ];
  return Array.from({ length: count }, (_, leaf) => {
    const turn = (2 * Math.PI * leaf) / count;
    const wide = 0.3;
    const [stem, end] = [at(turn, 0, 0.6), at(turn, 1, 0)];
    const [left, right] = [at(turn - wide, 0.55, 0.85), at(turn + wide, 0.55, 0.85)];
    return [...quad(stem, right, end, left), ...quad(stem, left, end, right)];
  }).flat();
}

/** A round crown in place of a block of leaves, a cone or fronds. */
function crown(positions: readonly number[], { rings, sides }: Fine): number[] {
  const ranges = rangesOf(positions);
  const [xs, ys, zs] = ranges;
  const [rx, ry, rz] = ranges.map(([from, to]) => ((to - from) / 2) * 1.12);
  if (xs[1] - xs[0] > 2 * (ys[1] - ys[0])) return fronds(ranges);
  const cone = narrows(positions);
  const at = (ring: number, step: number): Point => {
    const polar = (Math.PI * ring) / rings;
    const around = (2 * Math.PI * (step + (ring % 2) / 2)) / sides;
    const share = Math.min(1, ring / (rings - 1));
    const [wide, high] = cone
      ? [ring < rings ? share : 0, 1 - 2 * share]
      : [Math.sin(polar), Math.cos(polar)];
    return [
      middle(xs) + wide * Math.cos(around) * (rx ?? 1),
      middle(ys) + high * (ry ?? 1),
      middle(zs) + wide * Math.sin(around) * (rz ?? 1),
    ];
  };
  const made: number[] = [];
  for (let ring = 0; ring < rings; ring++)
    for (let step = 0; step < sides; step++) {
      const shift = ring % 2;
      made.push(...at(ring, step), ...at(ring, step + 1), ...at(ring + 1, step + shift));
      made.push(...at(ring, step + 1), ...at(ring + 1, step + 1 + shift), ...at(ring + 1, step + shift));
    }
  return made;
}

const roundSides = 10;

/** A round body in place of a block: a tank stands, a wheel lies across. */
function drum(positions: readonly number[], axis: 'up' | 'across'): number[] {
  const [xs, ys, zs] = rangesOf(positions);
  const [[from, to], us, vs] = axis === 'up' ? [ys, zs, xs] : [xs, ys, zs];
  const at = (step: number, height: number): Point => {
    const around = (2 * Math.PI * (step + 0.5)) / roundSides;
    const u = middle(us) + (Math.cos(around) * (us[1] - us[0])) / 2;
    const v = middle(vs) + (Math.sin(around) * (vs[1] - vs[0])) / 2;
    return axis === 'up' ? [v, height, u] : [height, u, v];
  };
  const made: number[] = [];
  for (let step = 0; step < roundSides; step++) {
    made.push(...quad(at(step, from), at(step + 1, from), at(step + 1, to), at(step, to)));
    if (step < 2) continue;
    made.push(...at(0, to), ...at(step - 1, to), ...at(step, to));
    made.push(...at(0, from), ...at(step, from), ...at(step - 1, from));
  }
  return made;
}

function roundingOf({ part, material }: Part): ((positions: readonly number[]) => number[]) | null {
  if (material === 'leaves') return (block) => crown(block, part === 'plant' ? shrubFine : crownFine);
  if (part === 'tank') return (block) => drum(block, 'up');
  if (part === 'car' && material === 'metal') return (block) => drum(block, 'across');
  return null;
}

/** Round where geometry has blocks: crowns, the tank, wheels. */
function rounded(part: Part): Part {
  const round = roundingOf(part);
  if (!round) return part;
  const positions: number[] = [];
  for (let from = 0; from < part.positions.length; from += numbersOfBox)
    positions.push(...round(part.positions.slice(from, from + numbersOfBox)));
  return { ...part, positions };
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
