import { geometryOf } from '#domain/house/geometry/geometry.ts';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Material, Part } from '#domain/house/geometry/solid/parts.ts';
import type { Surface } from '#domain/pictures/raytracer/model/surface.ts';
import { cover, houseFootprint, type Kit } from './kit.ts';
import type { Palette } from './palette.ts';

/** What the picture draws anew, with more detail than the browser's model has. */
const redrawn: readonly Part['part'][] = [
  'ground',
  'boundary',
  'car',
  'tree',
  'plant',
  'window',
  'railing',
  'tank',
];

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
export function addBands(kit: Kit): void {
  const { mesh, palette, plan } = kit;
  const { left, right, front, back } = houseFootprint(plan);
  for (let floor = 1; floor <= plan.floors; floor++) {
    const top = levelOf(plan, floor);
    const out = floor === plan.floors ? 0.12 : 0.06;
    cover(kit, palette.trim, { from: top - 0.24, to: top - 0.02, front: out, aside: out, behind: out });
  }
  const plinth = plan.plinth.height;
  mesh.box(palette.plinth, [left - 0.06, 0, back - 0.06], [right + 0.06, plinth - 0.06, front + 0.06]);
}
