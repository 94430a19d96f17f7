import { facesOf, holeOf } from './facade.ts';
import type { Kit } from './kit.ts';
import { houseFootprint } from './levels.ts';

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
