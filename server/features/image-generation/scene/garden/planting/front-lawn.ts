import type { Rect } from '#domain/house/model/rect.ts';
import { entranceOf } from '#server/features/image-generation/scene/house/kit/entrance.ts';
import type { Kit } from '#server/features/image-generation/scene/house/kit/kit.ts';
import { tuft } from '../plants/grass-tuft.ts';
import { potPlant } from '../plants/pot-plant.ts';
import { shrub } from '../plants/shrubs.ts';
import { gatesOf } from '../plot/gates.ts';

/** Inside the front wall: a hedge or flowers; on the lawn blades of grass. */
export function lawn(kit: Kit, free: Rect | null): void {
  const { parsed, plan, random } = kit;
  const { width } = plan.plot;
  const { people, car } = gatesOf(kit);
  const open = [people, ...(car ? [car] : [])];
  const blocked = (x: number) => open.some(([from, to]) => x > from - 0.6 && x < to + 0.6);
  if (parsed.place !== 'desert' || parsed.extras.includes('garden')) {
    const rich = parsed.extras.includes('garden') || parsed.extras.includes('flowers');
    for (let x = 0.7; x < width - 0.6; x += rich ? 0.75 : 1.25)
      if (!blocked(x))
        shrub(kit, [x, -0.65], { size: 0.5 + random() * 0.3, flowers: rich || random() < 0.35 });
    for (let one = 0; one < 900; one++) {
      const [x, z] = [0.4 + random() * (width - 0.8), -0.3 - random() * (plan.house.y - 0.6)];
      const inPool =
        free &&
        x > free.x - 0.2 &&
        x < free.x + free.width + 0.2 &&
        -z > free.y - 0.2 &&
        -z < free.y + free.depth + 0.2;
      if (!inPool && !blocked(x)) tuft(kit, [x, z], 0.09);
    }
  }
  const pots = entranceOf(kit);
  if (pots === null) return;
  for (const x of [pots - 1.5, pots + 1.5]) potPlant(kit, [x, 0, -plan.house.y + 2.9]);
}
