import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import type { Surface } from '#domain/pictures/raytracer/model/surface.ts';
import { facesOf } from './facade.ts';
import type { Kit } from './kit.ts';
import type { Palette } from './palette.ts';

type Put = (
  from: number,
  to: number,
  of: { low: number; high: number; thick: number; surface: Surface },
) => void;

function fill(
  put: Put,
  [from, to]: readonly [number, number],
  { palette, parsed }: { palette: Palette; parsed: ParsedPrompt },
): void {
  const bar = (surface: Surface, gap: number, thick: number) => {
    const count = Math.max(1, Math.round((to - from) / gap));
    for (let one = 1; one < count; one++) {
      const middle = from + ((to - from) * one) / count;
      put(middle - thick / 2, middle + thick / 2, { low: 0.08, high: 0.92, thick, surface });
    }
  };
  if (parsed.style === 'modern' || parsed.extras.includes('glass') || parsed.facade.includes('glass')) {
    put(from, to, { low: 0.06, high: 0.95, thick: 0.02, surface: palette.clearGlass });
    put(from, to, { low: 0.95, high: 1, thick: 0.05, surface: palette.metal });
  } else if (parsed.style === 'rajasthani' || parsed.extras.includes('jaali')) {
    put(from, to, { low: 0, high: 0.86, thick: 0.08, surface: palette.jaali });
    put(from, to, { low: 0.86, high: 1, thick: 0.18, surface: palette.stone });
  } else if (parsed.style === 'kerala' || parsed.style === 'hill' || parsed.style === 'village') {
    bar(palette.wood, 0.16, 0.07);
    put(from, to, { low: 0.92, high: 1.02, thick: 0.12, surface: palette.wood });
  } else if (parsed.style === 'colonial') {
    bar(palette.trim, 0.22, 0.12);
    put(from, to, { low: 0.9, high: 1.02, thick: 0.2, surface: palette.trim });
    put(from, to, { low: 0, high: 0.1, thick: 0.2, surface: palette.trim });
  } else {
    bar(palette.metal, 0.13, 0.025);
    put(from, to, { low: 0.95, high: 1, thick: 0.06, surface: palette.metal });
    put(from, to, { low: 0.06, high: 0.09, thick: 0.03, surface: palette.metal });
  }
}

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
