import type { Rect } from '#domain/house/model/rect.ts';
import { entranceOf } from '#domain/pictures/scene/house/kit/entrance.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { tuft } from '../plants/grass-tuft.ts';
import { potPlant } from '../plants/pot-plant.ts';
import { shrub } from '../plants/shrubs.ts';
import { frontEnd } from '../plot/front-end.ts';
import { type Gates, gatesOf } from '../plot/gates.ts';

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
  if (frontEnd(parsed) > 0) gardenPath(kit, people);
  const pots = entranceOf(kit);
  if (pots === null) return;
  for (const x of [pots - 1.5, pots + 1.5]) potPlant(kit, [x, 0, -plan.house.y + 2.9]);
}

/** What one sees standing in the garden: flowers along the path, shrubs along the walls, blades of grass near by. */
function gardenPath(kit: Kit, [left, right]: Gates['people']): void {
  const { parsed, plan, random } = kit;
  const { width } = plan.plot;
  if (parsed.place === 'desert' && !parsed.extras.includes('garden')) return;
  for (let z = 0.6; z < 11; z += 0.8)
    for (const x of [left - 0.35, right + 0.35])
      if (random() < 0.85) shrub(kit, [x, z], { size: 0.28 + random() * 0.2, flowers: true });
  for (let z = 0.5; z < 14; z += 1.3)
    for (const x of [0.9, width - 0.9])
      shrub(kit, [x, z], { size: 0.7 + random() * 0.5, flowers: random() < 0.5 });
  for (let one = 0; one < 1600; one++) {
    const [x, z] = [1.2 + random() * (width - 2.4), random() * 16];
    if (x < left - 0.2 || x > right + 0.2) tuft(kit, [x, z], 0.07);
  }
}
