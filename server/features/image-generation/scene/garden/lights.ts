import type { Plan } from '#domain/house/model/model.ts';
import { surface } from '#server/features/image-generation/raytracer/model/surface.ts';
import type { Lamp } from '#server/features/image-generation/raytracer/scene.ts';
import type { Kit } from '../house/openings.ts';
import { entranceOf, openFront } from '../house/porches.ts';
import { houseFootprint } from '../house/shell.ts';
import { gatesOf } from './garden.ts';

const lampPost = surface('#26282b');

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

/** Small lamps beside the path. */
export function addLampPosts({ mesh, palette }: Kit, places: readonly (readonly [number, number])[]): void {
  for (const [x, z] of places) {
    mesh.limb(
      lampPost,
      [
        [x, 0, z],
        [x, 0.75, z],
      ],
      [0.03, 0.03],
    );
    mesh.lathe(palette.bulb, [x, z], {
      profile: [
        [0, 0.72],
        [0.08, 0.74],
        [0.08, 0.9],
        [0, 0.93],
      ],
      sides: 8,
    });
  }
}

/** The lights of the evening: at the gate, along the path, before lit windows and over the entrance. */
export function lampsOf(kit: Kit, plan: Plan, posts: readonly (readonly [number, number])[]): Lamp[] {
  if (kit.parsed.time !== 'night' && kit.parsed.time !== 'sunset') return [];
  const by = kit.parsed.time === 'night' ? 1 : 0.35;
  const warm = (strength: number) =>
    [2.6 * strength * by, 1.6 * strength * by, 0.72 * strength * by] as const;
  const { left, right, front } = houseFootprint(plan);
  const middle = entranceOf(kit) ?? (left + right) / 2;
  const { left: open } = openFront(kit);
  const lamp = (x: number, y: number, [z, strength, reach]: readonly [number, number, number]): Lamp => ({
    at: { x, y, z },
    colour: warm(strength),
    reach,
  });
  const floors = Array.from(
    { length: plan.floors },
    (_, floor) => plan.plinth.height + floor * plan.storeyHeight + 1.8,
  );
  return [
    lamp(middle, plan.plinth.height + 2.2, [front + 0.9, 1.5, 9]),
    ...floors.flatMap((y) => [
      lamp(open + (right - open) * 0.25, y, [front + 1.6, 0.9, 8]),
      lamp(open + (right - open) * 0.7, y, [front + 1.6, 0.8, 8]),
    ]),
    ...gatesOf(kit).people.map((x) => lamp(x, 2, [0.5, 0.8, 6])),
    ...posts.map(([x, z]) => lamp(x, 1.05, [z, 0.35, 4])),
  ];
}
