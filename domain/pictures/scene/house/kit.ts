import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import { box, withoutAll } from '#domain/house/geometry/solid/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import type { Mesh } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Random } from '#domain/pictures/raytracer/model/random.ts';
import type { Surface } from '#domain/pictures/raytracer/model/surface.ts';
import { facesOf, holeOf } from './facade.ts';
import type { Palette } from './palette.ts';

/** In space: x along the road, z towards it. */
export interface Footprint {
  left: number;
  right: number;
  front: number;
  back: number;
}

export const houseFootprint = ({ house }: Plan): Footprint => ({
  left: house.x,
  right: house.x + house.width,
  front: -house.y,
  back: -(house.y + house.depth),
});

/** Top of the last floor's slab. */
export const roofLevel = (plan: Plan): number => levelOf(plan, plan.floors);

export interface Kit {
  mesh: Mesh;
  palette: Palette;
  parsed: ParsedPrompt;
  plan: Plan;
  random: Random;
}

/** Where the entrance is on the front: its middle, or null when it opens to a porch or a side. */
export function entranceOf({ plan }: Kit): number | null {
  for (const face of facesOf(plan))
    for (const opening of face.wall.openings)
      if (opening.kind === 'entrance' && face.side === 'front' && face.wall.side === 'front')
        return holeOf(face, opening).middle;
  return null;
}

/** The front between the car's porch and the house's other end. */
export function openFront({ plan }: Kit): { left: number; right: number } {
  const { left, right } = houseFootprint(plan);
  const porch = plan.rooms.find(({ kind, floor }) => kind === 'porch' && floor === 0)?.cell;
  if (!porch) return { left, right };
  const before = porch.x - left;
  return before > right - porch.x - porch.width
    ? { left, right: porch.x }
    : { left: porch.x + porch.width, right };
}

/** A slab over the whole house between two heights, out over its walls; courts stand open to the sky. */
export function cover(
  { mesh, plan }: Kit,
  surface: Surface,
  of: { from: number; to: number; front: number; aside: number; behind: number },
): void {
  const { x, y, width, depth } = plan.house;
  const whole = {
    x: x - of.aside,
    y: y - of.front,
    width: width + 2 * of.aside,
    depth: depth + of.front + of.behind,
  };
  const open = plan.courts.map(({ inside }) => inside);
  for (const rect of withoutAll(whole, open)) mesh.addPositions(surface, box(rect, of.from, of.to));
}
