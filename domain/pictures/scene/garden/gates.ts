import { entranceOf } from '#domain/pictures/scene/house/kit/entrance.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { houseFootprint } from '#domain/pictures/scene/house/kit/levels.ts';

/** Where people and the car come through the wall, as places along the road. */
export interface Gates {
  people: readonly [number, number];
  car: readonly [number, number] | null;
}

export function gatesOf(kit: Kit): Gates {
  const { plan } = kit;
  const { left, right } = houseFootprint(plan);
  const middle = entranceOf(kit) ?? (left + right) / 2;
  const car = plan.parking?.car;
  return { people: [middle - 0.9, middle + 0.9], car: car ? [car.x - 0.25, car.x + car.width + 0.25] : null };
}
