import type { Plan } from '#domain/house/model/model.ts';
import type { Lamp } from '#domain/pictures/raytracer/model/scene.ts';
import { entranceOf, openFront } from '#domain/pictures/scene/house/kit/entrance.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { houseFootprint } from '#domain/pictures/scene/house/kit/levels.ts';
import { gatesOf } from './plot/gates.ts';

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
