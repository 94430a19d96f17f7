import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Kit } from '../kit/kit.ts';
import { houseFootprint } from '../kit/levels.ts';
import { dome } from '../roofs/dome.ts';

/** A little bay that stands out from the upper wall, on brackets, under its own small dome. */
export function jharokha(kit: Kit, middle: number, floor: number): void {
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
