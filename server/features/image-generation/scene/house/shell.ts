import { geometryOf, levelOf } from '#domain/house/geometry/geometry.ts';
import type { Material, Part } from '#domain/house/geometry/parts.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { ParsedPrompt } from '#server/features/image-generation/prompt/prompt.ts';
import type { Surface } from '#server/features/image-generation/raytracer/model/surface.ts';
import { facesOf } from './facade.ts';
import type { Kit } from './openings.ts';
import type { Palette } from './palette.ts';
import type { Footprint } from './roofs.ts';

/** What the picture draws anew, with more detail than the browser's model has. */
const redrawn: readonly Part['part'][] = ['ground', 'boundary', 'car', 'tree', 'window', 'railing', 'tank'];

const byMaterial: Partial<Record<Material, keyof Palette>> = {
  stone: 'stone',
  brick: 'plinth',
  paving: 'paving',
  concrete: 'trim',
  'outer-paint': 'wall',
  'inner-paint': 'inner',
  tiles: 'floor',
  'wet-tiles': 'floor',
  wood: 'wood',
  'roof-tiles': 'roof',
  'white-roof': 'trim',
};

function surfaceFor({ palette, parsed }: Kit, { part, floor, material }: Part): Surface {
  if (part === 'plinth') return palette.plinth;
  if (part === 'column') return parsed.style === 'modern' ? palette.accent : palette.trim;
  if (part === 'wall' && material === 'outer-paint' && floor === 0 && parsed.style === 'hill')
    return palette.accent;
  const found = palette[byMaterial[material] ?? 'trim'];
  return 'pattern' in found ? found : palette.trim;
}

export const houseFootprint = ({ house }: Plan): Footprint => ({
  left: house.x,
  right: house.x + house.width,
  front: -house.y,
  back: -(house.y + house.depth),
});

/** Top of the last floor's slab. */
export const roofLevel = (plan: Plan): number => levelOf(plan, plan.floors);

/** The plan's own triangles in the picture's surfaces. */
export function addShell(kit: Kit, of: { pitched: boolean; ownSteps: boolean }): void {
  for (const part of geometryOf(kit.plan)) {
    if (redrawn.includes(part.part)) continue;
    if (part.part === 'step' && of.ownSteps) continue;
    if (of.pitched && part.part === 'roof' && part.material === 'roof-tiles') continue;
    kit.mesh.addPositions(surfaceFor(kit, part), part.positions);
  }
}

/** A band round the house at each floor, which casts a thin shadow. */
export function addBands({ mesh, palette, plan }: Kit): void {
  const { left, right, front, back } = houseFootprint(plan);
  for (let floor = 1; floor <= plan.floors; floor++) {
    const top = levelOf(plan, floor);
    const out = floor === plan.floors ? 0.12 : 0.06;
    mesh.box(palette.trim, [left - out, top - 0.24, back - out], [right + out, top - 0.02, front + out]);
  }
  const plinth = plan.plinth.height;
  mesh.box(palette.plinth, [left - 0.06, 0, back - 0.06], [right + 0.06, plinth - 0.06, front + 0.06]);
}

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
  if (parsed.style === 'modern' || parsed.extras.includes('glass')) {
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
