import type { Rect } from '#domain/house/model/rect.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { houseFootprint } from '#domain/pictures/scene/house/kit/levels.ts';
import { gatesOf } from './gates.ts';

/** The biggest free rectangle of lawn: before the house, beside the way in. */
export function freeLawn(kit: Kit, verandah: number): Rect | null {
  const { plan } = kit;
  const { front } = houseFootprint(plan);
  const { people, car } = gatesOf(kit);
  const back = front + verandah + 0.7;
  const edges = [0.8, plan.plot.width - 0.8, ...people, ...(car ?? [])].toSorted((a, b) => a - b);
  let best: Rect | null = null;
  for (let index = 0; index + 1 < edges.length; index++) {
    const [from, to] = [(edges[index] ?? 0) + 0.5, (edges[index + 1] ?? 0) - 0.5];
    const taken = [people, ...(car ? [car] : [])].some(([left, right]) => from < right && to > left);
    if (!taken && to - from > (best?.width ?? 2.2))
      best = { x: from, y: 0.9, width: to - from, depth: -back - 0.9 };
  }
  return best && best.depth > 1.4 ? best : null;
}
