import { box, withoutAll } from '#domain/house/geometry/solid/solids.ts';
import type { Surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { Kit } from './kit.ts';

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
