import type { Rect } from '#domain/house/model/rect.ts';
import { entranceOf, houseFootprint, type Kit } from '#domain/pictures/scene/house/kit.ts';
import { frontEnd, type Gates, gatesOf } from './boundary-wall.ts';
import { broadTree, clump } from './plants/broad-tree.ts';
import { hedge, potPlant, shrub, thor, tuft } from './plants/shrubs.ts';
import { banana, conifer, palm } from './plants/tall-plants.ts';

/** Inside the front wall: a hedge or flowers; on the lawn blades of grass. */
function lawn(kit: Kit, free: Rect | null): void {
  const { parsed, plan, random } = kit;
  const { width } = plan.plot;
  const { people, car } = gatesOf(kit);
  const open = [people, ...(car ? [car] : [])];
  const blocked = (x: number) => open.some(([from, to]) => x > from - 0.6 && x < to + 0.6);
  if (parsed.place !== 'desert' || parsed.extras.includes('garden')) {
    const rich = parsed.extras.includes('garden') || parsed.extras.includes('flowers');
    for (let x = 0.7; x < width - 0.6; x += rich ? 0.75 : 1.25)
      if (!blocked(x))
        shrub(kit, [x, -0.65], { size: 0.5 + random() * 0.3, flowers: rich || random() < 0.35 });
    for (let one = 0; one < 900; one++) {
      const [x, z] = [0.4 + random() * (width - 0.8), -0.3 - random() * (plan.house.y - 0.6)];
      const inPool =
        free &&
        x > free.x - 0.2 &&
        x < free.x + free.width + 0.2 &&
        -z > free.y - 0.2 &&
        -z < free.y + free.depth + 0.2;
      if (!inPool && !blocked(x)) tuft(kit, [x, z], 0.09);
    }
  }
  if (frontEnd(parsed) > 0) gardenPath(kit, people);
  const pots = entranceOf(kit);
  if (pots === null) return;
  for (const x of [pots - 1.5, pots + 1.5]) potPlant(kit, [x, 0, -plan.house.y + 2.9]);
}

/** What one sees standing in the garden: flowers along the path, shrubs along the walls, blades of grass near by. */
function gardenPath(kit: Kit, [left, right]: Gates['people']): void {
  const { parsed, plan, random } = kit;
  const { width } = plan.plot;
  if (parsed.place === 'desert' && !parsed.extras.includes('garden')) return;
  for (let z = 0.6; z < 11; z += 0.8)
    for (const x of [left - 0.35, right + 0.35])
      if (random() < 0.85) shrub(kit, [x, z], { size: 0.28 + random() * 0.2, flowers: true });
  for (let z = 0.5; z < 14; z += 1.3)
    for (const x of [0.9, width - 0.9])
      shrub(kit, [x, z], { size: 0.7 + random() * 0.5, flowers: random() < 0.5 });
  for (let one = 0; one < 1600; one++) {
    const [x, z] = [1.2 + random() * (width - 2.4), random() * 16];
    if (x < left - 0.2 || x > right + 0.2) tuft(kit, [x, z], 0.07);
  }
}

type Spot = readonly [number, number];

/** Trees behind the house and at its far corners: they frame it and hide nothing. */
function trees(kit: Kit, side: 1 | -1): void {
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

function besideHouse(kit: Kit, verandah: number): void {
  const { parsed, plan, random } = kit;
  const { left, right, front } = houseFootprint(plan);
  const middle = entranceOf(kit) ?? (left + right) / 2;
  const car = gatesOf(kit).car;
  const flowers = parsed.extras.includes('flowers') || parsed.extras.includes('garden') || random() < 0.6;
  for (let x = left + 0.5; x < right - 0.3; x += 0.85) {
    if (Math.abs(x - middle) < 2 || (car && x > car[0] - 0.3 && x < car[1] + 0.3)) continue;
    const size = 0.6 + random() * 0.35;
    if (parsed.place === 'desert' && !flowers) thor(kit, [x, front + verandah + 0.6]);
    else shrub(kit, [x, front + verandah + 0.55], { size, flowers: flowers && random() < 0.75 });
  }
  if (parsed.style === 'kerala' && parsed.place !== 'desert')
    for (const x of [left - 1.1, right + 1.1]) banana(kit, [x, front - 1.2]);
}

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
