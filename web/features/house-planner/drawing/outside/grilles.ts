import { along } from '#domain/house/geometry/house/wall-parts.ts';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';

const bar = 0.024;
/** A child's head does not fit between two. */
const gap = 0.13;

/** Before each window upright bars on two rails; too fine for a drawing, which has a line for every edge. */
export const grilles = (plan: Plan): Part[] =>
  plan.walls.map((wall): Part => {
    const outwards = wall.side === 'front' || wall.side === 'left' ? -0.06 : 0.06;
    const before = { ...wall, line: wall.line + outwards };
    const piece = ([from, to]: [number, number], low: number, high: number) =>
      box(along(before, from, { to, thickness: bar }), low, high);
    const base = levelOf(plan, wall.floor);
    const positions = wall.openings
      .filter(({ kind }) => kind === 'window')
      .flatMap(({ at, width, sill, head }) => {
        const [left, low, high] = [at - width / 2, base + sill, base + head];
        const count = Math.ceil(width / gap);
        return [
          ...Array.from({ length: count - 1 }, (_, one) => {
            const middle = left + ((one + 1) * width) / count;
            return piece([middle - bar / 2, middle + bar / 2], low, high);
          }),
          ...[0.28, 0.72].map((share) => {
            const level = low + share * (high - low);
            return piece([left, left + width], level - bar, level + bar);
          }),
        ].flat();
      });
    return { part: 'window', floor: wall.floor, material: 'metal', positions };
  });
