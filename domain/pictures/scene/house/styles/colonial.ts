import { cover } from '../kit/cover.ts';
import type { Kit } from '../kit/kit.ts';
import { houseFootprint, roofLevel } from '../kit/levels.ts';

export function colonial(kit: Kit): void {
  const { mesh, palette, plan } = kit;
  const { left, right, front, back } = houseFootprint(plan);
  const top = roofLevel(plan);
  if (kit.parsed.roof === 'flat') {
    cover(kit, palette.trim, { from: top - 0.12, to: top + 0.05, front: 0.3, aside: 0.3, behind: 0.3 });
    for (const x of [left, right])
      for (const z of [front, back])
        mesh.lathe(palette.trim, [x, z], {
          profile: [
            [0.12, top + plan.roof.parapet],
            [0.2, top + plan.roof.parapet + 0.2],
            [0.1, top + plan.roof.parapet + 0.5],
            [0, top + plan.roof.parapet + 0.6],
          ],
          sides: 10,
        });
  }
  for (const x of [left, right])
    mesh.box(palette.trim, [x - 0.2, 0, front - 0.2], [x + 0.2, top - 0.1, front + 0.06]);
}
