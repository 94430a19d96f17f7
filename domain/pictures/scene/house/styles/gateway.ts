import { facesOf } from '../kit/facade.ts';
import type { Kit } from '../kit/kit.ts';
import { houseFootprint } from '../kit/levels.ts';
import { archOver } from '../openings/arch.ts';

/** A tall frame round the entrance, with a cusped arch. */
export function gateway(kit: Kit, middle: number): void {
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
