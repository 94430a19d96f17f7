import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Footprint } from './footprint.ts';

export const houseFootprint = ({ house }: Plan): Footprint => ({
  left: house.x,
  right: house.x + house.width,
  front: -house.y,
  back: -(house.y + house.depth),
});

/** Top of the last floor's slab. */
export const roofLevel = (plan: Plan): number => levelOf(plan, plan.floors);
