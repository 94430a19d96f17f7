import type { Plan } from '#domain/house/model/model.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { box } from '../solid/solids.ts';

/** Steps from a door down to the garden, steeper where the set-back is short. */
export function stepsAt(plan: Plan, wall: Wall, { at, width }: Opening): number[] {
  const { house, plot, plinth } = plan;
  const room = {
    front: house.y,
    rear: plot.depth - house.y - house.depth,
    left: house.x,
    right: plot.width - house.x - house.width,
  }[wall.side ?? 'front'];
  const count = Math.ceil(plinth.height / 0.16) - 1;
  const tread = Math.min(0.3, (room - 0.1) / count);
  if (tread < 0.1) return [];
  const positions: number[] = [];
  for (let step = 1; step <= count; step++) {
    const out = tread * step;
    const half = width / 2 + 0.2;
    const rect = {
      front: { x: at - half, y: house.y - out, width: 2 * half, depth: tread },
      rear: { x: at - half, y: house.y + house.depth + out - tread, width: 2 * half, depth: tread },
      left: { x: house.x - out, y: at - half, width: tread, depth: 2 * half },
      right: { x: house.x + house.width + out - tread, y: at - half, width: tread, depth: 2 * half },
    }[wall.side ?? 'front'];
    const left = Math.max(0, rect.x);
    const clipped = { ...rect, x: left, width: Math.min(plot.width, rect.x + rect.width) - left };
    positions.push(...box(clipped, 0, plinth.height - (plinth.height / (count + 1)) * step));
  }
  return positions;
}
