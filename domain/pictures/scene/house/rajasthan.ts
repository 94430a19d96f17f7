import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import { archOver } from './arch.ts';
import { chhatri, dome } from './dome.ts';
import { facesOf } from './facade.ts';
import { cover, entranceOf, houseFootprint, type Kit, roofLevel } from './kit.ts';

/** A little bay that stands out from the upper wall, on brackets, under its own small dome. */
function jharokha(kit: Kit, middle: number, floor: number): void {
  const { mesh, palette, plan } = kit;
  const front = houseFootprint(plan).front;
  const base = levelOf(plan, floor) + 0.2;
  const [left, right, out, high] = [middle - 0.95, middle + 0.95, front + 0.75, base + 2.1];
  for (const [step, deep] of [
    [0, 0.6],
    [1, 0.4],
    [2, 0.2],
  ] as const)
    mesh.box(
      palette.stone,
      [left + 0.1 + step * 0.15, base - 0.14 * (step + 1), front],
      [right - 0.1 - step * 0.15, base - 0.14 * step, front + deep + 0.1],
    );
  mesh.box(palette.stone, [left, base, front], [right, base + 0.1, out]);
  mesh.box(palette.jaali, [left, base + 0.1, front], [right, base + 0.75, out - 0.04]);
  for (const x of [left, middle - 0.06, right - 0.12])
    mesh.box(palette.trim, [x, base + 0.75, out - 0.14], [x + 0.12, high, out - 0.02]);
  const pane = palette.panes[0];
  if (pane) mesh.box(pane, [left + 0.12, base + 0.75, front], [right - 0.12, high, front + 0.02]);
  mesh.box(palette.trim, [left - 0.05, high, front], [right + 0.05, high + 0.12, out + 0.05]);
  mesh.box(palette.stone, [left - 0.3, high + 0.12, front], [right + 0.3, high + 0.18, out + 0.3]);
  dome(kit, [middle, high + 0.18, front + 0.35], 0.72);
}

/** A tall frame round the entrance, with a cusped arch. */
function gateway(kit: Kit, middle: number): void {
  const { mesh, palette, plan } = kit;
  const shell = houseFootprint(plan);
  const base = plan.plinth.height;
  const [left, right, top] = [middle - 1.25, middle + 1.25, base + 2.95];
  for (const [x, x2] of [
    [left, left + 0.5],
    [right - 0.5, right],
  ] as const)
    mesh.box(palette.trim, [x, base - 0.3, shell.front], [x2, top, shell.front + 0.35]);
  mesh.box(palette.trim, [left, top - 0.35, shell.front], [right, top, shell.front + 0.35]);
  mesh.box(palette.stone, [left - 0.15, top, shell.front], [right + 0.15, top + 0.12, shell.front + 0.5]);
  const face = facesOf(plan).find(
    ({ side, wall }) => side === 'front' && wall.floor === 0 && wall.side === 'front',
  );
  if (!face) return;
  const out: typeof face = { ...face, at: (along, up, deep) => face.at(along, up, deep + 0.3) };
  archOver(kit, out, { left: left + 0.5, right: right - 0.5, low: base, high: top - 0.35, middle });
}

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
