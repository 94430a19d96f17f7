import type { Kit } from '../kit/kit.ts';
import { houseFootprint, roofLevel } from '../kit/levels.ts';

export function chimney({ mesh, palette, plan }: Kit): void {
  const { left, right, front, back } = houseFootprint(plan);
  const [x, z] = [left + (right - left) * 0.28, front - (front - back) * 0.4];
  const top = roofLevel(plan) + Math.min(right - left, front - back) * 0.42;
  mesh.box(palette.accent, [x - 0.45, roofLevel(plan) - 0.5, z - 0.4], [x + 0.45, top + 0.6, z + 0.4]);
  mesh.box(palette.stone, [x - 0.55, top + 0.6, z - 0.5], [x + 0.55, top + 0.75, z + 0.5]);
}

/** Panels on the roof, leaning to the south. */
export function solar({ mesh, palette, plan, parsed }: Kit): void {
  if (parsed.roof !== 'flat') return;
  const { left, right, front } = houseFootprint(plan);
  const base = roofLevel(plan) + plan.roof.parapet;
  const dark = palette.panes[palette.panes.length - 1] ?? palette.clearGlass;
  for (let x = left + 1; x + 1.1 < right - 1; x += 1.2) {
    mesh.quad(dark, [
      [x, base - 0.1, front - 1],
      [x + 1.1, base - 0.1, front - 1],
      [x + 1.1, base + 0.8, front - 2.6],
      [x, base + 0.8, front - 2.6],
    ]);
    for (const z of [-1.05, -2.55])
      mesh.limb(
        palette.metal,
        [
          [x + 0.5, base - 1, front + z],
          [x + 0.5, base + (z < -2 ? 0.75 : -0.1), front + z],
        ],
        [0.04, 0.04],
      );
  }
}
