import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { houseFootprint } from '#domain/pictures/scene/house/kit/levels.ts';
import { broadTree } from '../plants/broad-tree.ts';
import { conifer } from '../plants/conifer.ts';
import { palm } from '../plants/palm.ts';

export type Spot = readonly [number, number];

/** Trees behind the house and at its far corners: they frame it and hide nothing. */
export function trees(kit: Kit, side: 1 | -1): void {
  const { parsed, plan, random } = kit;
  const { left, right, front, back } = houseFootprint(plan);
  const { width, depth } = plan.plot;
  const far = side === 1 ? left - 1 : right + 1;
  const near = side === 1 ? right + 1 : left - 1;
  const behind: Spot[] = [
    [far - side * 3.5, back + 1],
    [far - side * 6, front - 3],
    [left + 2, -depth - 3],
    [right - 1, -depth - 5],
    [near + side * 5.5, back - 3],
    [near + side * 9, back - 10],
    [far - side * 11, back - 8],
  ];
  for (const [index, spot] of behind.entries()) {
    const size = 0.85 + 0.35 * random();
    if (parsed.place === 'desert') {
      // Date palms, and the khejri with its low crown.
      if (index % 2 === 0) palm(kit, spot, 6.5 * size);
      else broadTree(kit, spot, { height: 4.6 * size, flower: 0 });
    } else if (parsed.place === 'mountains' || (parsed.style === 'hill' && index % 3 !== 2))
      conifer(kit, spot, 11 * size);
    else if (parsed.style === 'kerala' || parsed.place === 'sea' || parsed.extras.includes('palms')) {
      if (index % 3 === 2) broadTree(kit, spot, { height: 7.5 * size, flower: 0 });
      else palm(kit, spot, 9.5 * size);
    } else
      broadTree(kit, spot, {
        height: (7 + plan.floors) * size,
        flower: index === 0 && parsed.extras.includes('flowers') ? 0.8 : 0,
      });
  }
  if (parsed.extras.includes('tree'))
    broadTree(
      kit,
      [side === 1 ? Math.max(1.6, left - 1.2) : Math.min(width - 1.6, right + 1.2), front + 2.4],
      { height: 5.6, flower: 0.15 },
    );
}
