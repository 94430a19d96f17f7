import { facesOf } from './kit/facade.ts';
import type { Kit } from './kit/kit.ts';
import { fill, type Put } from './railing-fill.ts';

/** The railings of the plan's balconies, in the style of the house. */
export function addRailings(kit: Kit): void {
  const { mesh } = kit;
  for (const face of facesOf(kit.plan)) {
    if (face.wall.kind !== 'railing') continue;
    const put: Put = (from, to, { low, high, thick, surface }) =>
      face.box(mesh, surface, [
        [from, face.base + low, -thick],
        [to, face.base + high, 0],
      ]);
    fill(put, [face.wall.from, face.wall.to], kit);
  }
}

/** A railing from one place to another along one axis, at any height. */
export function railing(
  kit: Kit,
  [from, to]: readonly [readonly [number, number], readonly [number, number]],
  base: number,
): void {
  const alongX = Math.abs(from[0] - to[0]) > Math.abs(from[1] - to[1]);
  const put: Put = (start, end, { low, high, thick, surface }) =>
    alongX
      ? kit.mesh.box(
          surface,
          [start, base + low, from[1] - thick / 2],
          [end, base + high, from[1] + thick / 2],
        )
      : kit.mesh.box(
          surface,
          [from[0] - thick / 2, base + low, start],
          [from[0] + thick / 2, base + high, end],
        );
  const ends = alongX ? [from[0], to[0]] : [from[1], to[1]];
  fill(put, [Math.min(...ends), Math.max(...ends)], kit);
}
