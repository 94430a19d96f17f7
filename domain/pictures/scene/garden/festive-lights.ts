import type { Plan } from '#domain/house/model/model.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { houseFootprint } from '#domain/pictures/scene/house/kit/levels.ts';

/** Small lights on a line along the edge of the roof and on the wall, for a feast. */
export function addStrings({ mesh, palette, parsed }: Kit, plan: Plan, top: number): void {
  if (!parsed.extras.includes('lamps') || (parsed.time !== 'night' && parsed.time !== 'sunset')) return;
  const { left, right, front, back } = houseFootprint(plan);
  const bulb = (x: number, y: number, z: number) =>
    mesh.lathe(palette.bulb, [x, z], {
      profile: [
        [0, y - 0.05],
        [0.05, y],
        [0, y + 0.05],
      ],
      sides: 5,
    });
  for (let x = left; x <= right; x += 0.4) bulb(x, top, front + 0.2);
  for (const x of [left - 0.2, right + 0.2]) for (let z = front; z > back; z -= 0.4) bulb(x, top, z);
  for (let x = 0.4; x < plan.plot.width; x += 0.8) bulb(x, 0.9, -0.1);
}
