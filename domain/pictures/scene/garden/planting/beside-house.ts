import { entranceOf } from '#domain/pictures/scene/house/kit/entrance.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { houseFootprint } from '#domain/pictures/scene/house/kit/levels.ts';
import { banana } from '../plants/banana.ts';
import { shrub } from '../plants/shrubs.ts';
import { thor } from '../plants/thor.ts';
import { gatesOf } from '../plot/gates.ts';

export function besideHouse(kit: Kit, verandah: number): void {
  const { parsed, plan, random } = kit;
  const { left, right, front } = houseFootprint(plan);
  const middle = entranceOf(kit) ?? (left + right) / 2;
  const car = gatesOf(kit).car;
  const flowers = parsed.extras.includes('flowers') || parsed.extras.includes('garden') || random() < 0.6;
  for (let x = left + 0.5; x < right - 0.3; x += 0.85) {
    if (Math.abs(x - middle) < 2 || (car && x > car[0] - 0.3 && x < car[1] + 0.3)) continue;
    const size = 0.6 + random() * 0.35;
    if (parsed.place === 'desert' && !flowers) thor(kit, [x, front + verandah + 0.6]);
    else shrub(kit, [x, front + verandah + 0.55], { size, flowers: flowers && random() < 0.75 });
  }
  if (parsed.style === 'kerala' && parsed.place !== 'desert')
    for (const x of [left - 1.1, right + 1.1]) banana(kit, [x, front - 1.2]);
}
