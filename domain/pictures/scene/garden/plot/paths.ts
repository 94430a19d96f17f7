import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { houseFootprint } from '#domain/pictures/scene/house/kit/levels.ts';
import { frontEnd } from './front-end.ts';
import type { Gates } from './gates.ts';

/** From the gate to the steps, and from the road to the car. */
export function addPaths({ mesh, palette, plan, parsed }: Kit, { people, car }: Gates, free: number): void {
  const { front } = houseFootprint(plan);
  const near = Math.max(3, frontEnd(parsed));
  mesh.box(palette.paving, [people[0] + 0.1, 0, front + free], [people[1] - 0.1, 0.035, near]);
  if (!car || !plan.parking) return;
  const end =
    plan.parking.kind === 'porch' || plan.parking.kind === 'under'
      ? front
      : -(plan.parking.car.y + plan.parking.car.depth);
  mesh.box(palette.paving, [car[0], 0, end], [car[1], 0.03, near]);
}
