import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';
import { clump } from '../plants/broad-tree.ts';
import { conifer } from '../plants/conifer.ts';
import { shrub } from '../plants/shrubs.ts';
import { thor } from '../plants/thor.ts';
import type { Spot } from './framing-trees.ts';

/** Wild growth outside the wall, so that the land does not begin with an empty edge. */
export function outside(kit: Kit): void {
  const { parsed, plan, random } = kit;
  const { width, depth } = plan.plot;
  for (let one = 0; one < 26; one++) {
    const left = one % 2 === 0;
    const spot: Spot = [left ? -1 - random() * 16 : width + 1 + random() * 16, 1.2 - random() * (depth + 14)];
    if (parsed.place === 'desert') {
      if (random() < 0.4) thor(kit, spot);
      else shrub(kit, spot, { size: 0.35 + random() * 0.3, flowers: false });
    } else if (spot[1] < 0.4 || parsed.place === 'mountains')
      shrub(kit, spot, { size: 0.5 + random() * 0.8, flowers: random() < 0.25 });
  }
}

/** Clumps far off, between the plot and the horizon. */
export function country(kit: Kit): void {
  const { parsed, plan, random } = kit;
  if (parsed.place === 'desert' || parsed.place === 'sea') return;
  const { width, depth } = plan.plot;
  for (let one = 0; one < 44; one++) {
    const far = 26 + random() * 150;
    const spot: Spot = [width / 2 + (random() - 0.5) * (60 + far * 1.7), -depth - far];
    const inRiver = parsed.place === 'river' && spot[1] > -62;
    if (inRiver) continue;
    if (parsed.place === 'mountains' || (parsed.place === 'hills' && one % 2 === 0))
      conifer(kit, spot, 8 + random() * 5);
    else clump(kit, spot, 5 + random() * 4);
  }
}
