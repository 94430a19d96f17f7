import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import { column, steps } from './columns-and-steps.ts';
import { dome } from './dome.ts';
import { cover, entranceOf, houseFootprint, type Kit, roofLevel } from './kit.ts';
import { pitchedRoof } from './pitched-roof.ts';
import { railing } from './railings.ts';
import { rajasthani } from './rajasthan.ts';
import { addVerandah } from './verandah.ts';

/** A roof on two columns before the entrance; a balcony on it where there is a floor above. */
function addPortico(kit: Kit, depth: number): void {
  const { mesh, palette, plan, parsed } = kit;
  const middle = entranceOf(kit);
  if (middle === null) return;
  const shell = houseFootprint(plan);
  const [left, right] = [Math.max(shell.left, middle - 1.7), Math.min(shell.right + 0.6, middle + 1.7)];
  const back = shell.front;
  const front = back + depth;
  const floor = plan.plinth.height;
  const top = floor + (parsed.roof === 'flat' ? 2.85 : 2.5);
  mesh.box(palette.plinth, [left, 0, back], [right, floor - 0.04, front]);
  mesh.box(palette.floor, [left - 0.04, floor - 0.04, back], [right + 0.04, floor, front + 0.04]);
  for (const x of [left + 0.25, right - 0.25]) column(kit, [x, front - 0.25], [floor, top]);
  if (parsed.roof === 'flat') {
    const out = parsed.style === 'modern' ? 0.5 : 0.18;
    mesh.box(palette.trim, [left - out, top, back], [right + out, top + 0.25, front + out]);
    if (plan.floors > 1) {
      railing(
        kit,
        [
          [left, front],
          [right, front],
        ],
        top + 0.25,
      );
      railing(
        kit,
        [
          [left, back],
          [left, front],
        ],
        top + 0.25,
      );
      railing(
        kit,
        [
          [right, back],
          [right, front],
        ],
        top + 0.25,
      );
    }
  } else {
    mesh.box(palette.wood, [left, top - 0.02, back], [right, top + 0.16, front - 0.1]);
    pitchedRoof(
      kit,
      { left, right, front, back: back + 0.1 },
      { base: top + 0.16, slope: 0.6, overhang: 0.35, kind: 'gable', gableToRoad: true },
    );
  }
  steps(kit, [middle, front], Math.min(1.2, (right - left) / 2));
}

/** Slabs that reach out, a tall panel of wood or stone beside the entrance, a deep frame round the upper floor. */
function modern(kit: Kit): void {
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

function chimney({ mesh, palette, plan }: Kit): void {
  const { left, right, front, back } = houseFootprint(plan);
  const [x, z] = [left + (right - left) * 0.28, front - (front - back) * 0.4];
  const top = roofLevel(plan) + Math.min(right - left, front - back) * 0.42;
  mesh.box(palette.accent, [x - 0.45, roofLevel(plan) - 0.5, z - 0.4], [x + 0.45, top + 0.6, z + 0.4]);
  mesh.box(palette.stone, [x - 0.55, top + 0.6, z - 0.5], [x + 0.55, top + 0.75, z + 0.5]);
}

/** Panels on the roof, leaning to the south. */
function solar({ mesh, palette, plan, parsed }: Kit): void {
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

function mainRoof(kit: Kit): void {
  const { parsed, plan } = kit;
  if (parsed.roof === 'flat') return;
  const slopes = {
    kerala: 0.66,
    hill: 0.85,
    village: 0.8,
    colonial: 0.55,
    plain: 0.5,
    modern: 0.42,
    rajasthani: 0.45,
  };
  const kind = parsed.roof === 'gable' ? 'gable' : 'hip';
  const gableToRoad = kind === 'gable' && parsed.style === 'hill' ? true : undefined;
  const roof = {
    base: roofLevel(plan),
    slope: slopes[parsed.style],
    overhang: parsed.style === 'kerala' ? 0.95 : 0.75,
    kind,
  } as const;
  pitchedRoof(kit, houseFootprint(plan), gableToRoad ? { ...roof, gableToRoad } : roof);
}

function colonial(kit: Kit): void {
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

function kerala(kit: Kit): void {
  const { plan } = kit;
  const { left, right, front } = houseFootprint(plan);
  const top = roofLevel(plan);
  const entrance = entranceOf(kit) ?? (left + right) / 2;
  const half = Math.min(2.6, (right - left) / 4);
  const middle = Math.max(left + half, Math.min(right - half, entrance));
  pitchedRoof(
    kit,
    { left: middle - half, right: middle + half, front: front + 0.35, back: front - 4 },
    { base: top, slope: 0.78, overhang: 0.75, kind: 'gable', gableToRoad: true },
  );
}

/** What makes the plain box a house of its region. */
export function addStyle(kit: Kit): void {
  const { parsed, plan } = kit;
  mainRoof(kit);
  const depth = Math.min(2.4, plan.house.y - 1.6);
  const verandah =
    parsed.extras.includes('verandah') || parsed.style === 'kerala' || parsed.style === 'village';
  if (depth > 1 && entranceOf(kit) !== null) {
    if (verandah) addVerandah(kit, depth);
    else if (parsed.style !== 'rajasthani' || parsed.extras.includes('columns'))
      addPortico(kit, Math.min(2, depth));
  }
  if (parsed.style === 'rajasthani') rajasthani(kit);
  if (parsed.style === 'modern' && parsed.roof === 'flat') modern(kit);
  if (parsed.style === 'kerala') kerala(kit);
  if (parsed.style === 'colonial') colonial(kit);
  if (parsed.extras.includes('dome') && parsed.style !== 'rajasthani' && parsed.roof === 'flat') {
    const { left, right, front } = houseFootprint(plan);
    // A third of the way back, and before a court rather than over it.
    const behind = Math.min(
      plan.house.depth / 3,
      ...plan.courts.map(({ cell }) => cell.y - plan.house.y - 2.2),
    );
    dome(kit, [(left + right) / 2, roofLevel(plan) + 0.6, front - behind], 2);
  }
  if (parsed.extras.includes('chimney') || (parsed.style === 'hill' && parsed.roof !== 'flat')) chimney(kit);
  if (parsed.extras.includes('solar')) solar(kit);
}

export const ownSteps = ({ parsed, plan }: Kit): boolean =>
  Math.min(2.4, plan.house.y - 1.6) > 1 &&
  (parsed.style !== 'rajasthani' || parsed.extras.includes('columns') || parsed.extras.includes('verandah'));
