import type { Part } from '#domain/house/geometry/solid/parts.ts';
import { box, type Point } from '#domain/house/geometry/solid/solids.ts';

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

export function rounded(part: Part): Part {
  if (part.material !== 'leaves') return part;
  const positions: number[] = [];
  for (let from = 0; from < part.positions.length; from += numbersOfBox)
    positions.push(...crown(part.positions.slice(from, from + numbersOfBox)));
  return { ...part, positions };
}
