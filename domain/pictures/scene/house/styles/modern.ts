import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import { cover } from '../kit/cover.ts';
import { entranceOf } from '../kit/entrance.ts';
import type { Kit } from '../kit/kit.ts';
import { houseFootprint, roofLevel } from '../kit/levels.ts';
import { railing } from '../railings.ts';

/** Slabs that reach out, a tall panel of wood or stone beside the entrance, a deep frame round the upper floor. */
export function modern(kit: Kit): void {
  const { mesh, palette, plan } = kit;
  const { left, right, front } = houseFootprint(plan);
  const top = roofLevel(plan);
  cover(kit, palette.trim, { from: top - 0.06, to: top + 0.2, front: 1.1, aside: 0.7, behind: 0.4 });
  cover(kit, palette.soffit, { from: top - 0.1, to: top - 0.055, front: 1.05, aside: 0.65, behind: 0.35 });
  const entrance = entranceOf(kit) ?? right - 2;
  const panel =
    entrance > (left + right) / 2 ? [entrance - 2.6, entrance - 1.3] : [entrance + 1.3, entrance + 2.6];
  mesh.box(palette.accent, [panel[0] ?? 0, 0, front], [panel[1] ?? 0, top + 0.9, front + 0.18]);
  if (plan.floors < 2) return;
  const [near, far] =
    entrance > (left + right) / 2 ? [left, (panel[0] ?? 0) - 0.1] : [(panel[1] ?? 0) + 0.1, right];
  const [low, high] = [levelOf(plan, 1) - 0.2, levelOf(plan, plan.floors)];
  if (plan.rooms.some(({ kind, floor }) => kind === 'balcony' && floor === 1)) return;
  const out = front + 1.1;
  mesh.box(palette.trim, [near - 0.2, low, front], [far, low + 0.22, out]);
  mesh.box(palette.trim, [near - 0.2, low, front], [near, high, out]);
  mesh.box(palette.trim, [far - 0.2, low, front], [far, high, out]);
  railing(
    kit,
    [
      [near, out - 0.05],
      [far - 0.2, out - 0.05],
    ],
    low + 0.22,
  );
}
