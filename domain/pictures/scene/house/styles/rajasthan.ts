import { cover } from '../kit/cover.ts';
import { entranceOf } from '../kit/entrance.ts';
import type { Kit } from '../kit/kit.ts';
import { houseFootprint, roofLevel } from '../kit/levels.ts';
import { chhatri, dome } from '../roofs/dome.ts';
import { gateway } from './gateway.ts';
import { jharokha } from './jharokha.ts';

/** Pointed teeth along the parapet of the front and both sides. */
function merlons({ mesh, palette, plan }: Kit): void {
  const { left, right, front, back } = houseFootprint(plan);
  const base = roofLevel(plan) + plan.roof.parapet;
  mesh.box(
    palette.stone,
    [left - 0.08, base - 0.04, front - 0.16],
    [right + 0.08, base + 0.06, front + 0.08],
  );
  for (let x = left + 0.3; x < right - 0.2; x += 0.55)
    mesh.triangle(palette.trim, [
      [x - 0.2, base + 0.06, front - 0.02],
      [x + 0.2, base + 0.06, front - 0.02],
      [x, base + 0.5, front - 0.02],
    ]);
  for (const side of [left, right])
    for (let z = front - 0.3; z > back; z -= 0.55)
      mesh.triangle(palette.trim, [
        [side, base + 0.06, z + 0.2],
        [side, base + 0.06, z - 0.2],
        [side, base + 0.5, z],
      ]);
}

/** Teeth, pavilions, a bay and a tall gateway of sandstone. */
export function rajasthani(kit: Kit): void {
  const { plan, mesh, palette } = kit;
  const { left, right, front, back } = houseFootprint(plan);
  const top = roofLevel(plan);
  merlons(kit);
  cover(kit, palette.stone, { from: top - 0.1, to: top - 0.02, front: 0.5, aside: 0.5, behind: 0.3 });
  for (let x = left; x <= right; x += (right - left) / 9)
    mesh.box(palette.stone, [x - 0.06, top - 0.4, front], [x + 0.06, top - 0.1, front + 0.35]);
  const size = Math.min(2.2, (right - left) / 5);
  for (const x of [left + size * 0.62, right - size * 0.62])
    chhatri(kit, [x, top + plan.roof.parapet - 0.1, front - size * 0.62], size);
  if (plan.floors > 1) {
    const balcony = plan.rooms.some(({ kind, floor }) => kind === 'balcony' && floor > 0);
    const entrance = entranceOf(kit) ?? right - 2;
    for (let floor = 1; floor < plan.floors && !balcony; floor++)
      jharokha(kit, entrance - (floor % 2 === 1 ? 0 : 1.4), floor);
  }
  dome(kit, [(left + right) / 2, top + plan.roof.parapet - 0.2, front - (front - back) * 0.35], 1.7);
  mesh.lathe(palette.trim, [(left + right) / 2, front - (front - back) * 0.35], {
    profile: [
      [1.9, top],
      [1.9, top + plan.roof.parapet - 0.15],
      [1.75, top + plan.roof.parapet - 0.1],
    ],
    sides: 24,
  });
  const middle = entranceOf(kit);
  if (middle !== null) gateway(kit, middle);
}
