import type { Rect } from '#domain/house/model/rect.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { hedge } from '../plants/shrubs.ts';
import { besideHouse } from './beside-house.ts';
import { trees } from './framing-trees.ts';
import { lawn } from './front-lawn.ts';
import { country, outside } from './wild-growth.ts';

export function addPlants(kit: Kit, of: { side: 1 | -1; verandah: number; taken: Rect | null }): void {
  trees(kit, of.side);
  besideHouse(kit, of.verandah);
  lawn(kit, of.taken);
  outside(kit);
  country(kit);
  if (kit.parsed.extras.includes('garden') && kit.parsed.place !== 'desert') {
    const { depth } = kit.plan.plot;
    const x = of.side === 1 ? 0.6 : kit.plan.plot.width - 0.6;
    hedge(
      kit,
      [
        [x, -1],
        [x, -depth * 0.6],
      ],
      1,
    );
  }
}
