import { facesOf, holeOf } from './facade.ts';
import type { Kit } from './openings.ts';
import type { Footprint } from './roofs.ts';
import { leanTo, pitchedRoof } from './roofs.ts';
import { houseFootprint, railing } from './shell.ts';

/** Where the entrance is on the front: its middle, or null when it opens to a porch or a side. */
export function entranceOf({ plan }: Kit): number | null {
  for (const face of facesOf(plan))
    for (const opening of face.wall.openings)
      if (opening.kind === 'entrance' && face.side === 'front' && face.wall.side === 'front')
        return holeOf(face, opening).middle;
  return null;
}

/** The front between the car's porch and the house's other end. */
export function openFront({ plan }: Kit): { left: number; right: number } {
  const { left, right } = houseFootprint(plan);
  const porch = plan.rooms.find(({ kind, floor }) => kind === 'porch' && floor === 0)?.cell;
  if (!porch) return { left, right };
  const before = porch.x - left;
  return before > right - porch.x - porch.width
    ? { left, right: porch.x }
    : { left: porch.x + porch.width, right };
}

export function column(
  { mesh, palette, parsed }: Kit,
  [x, z]: readonly [number, number],
  [low, high]: readonly [number, number],
): void {
  if (parsed.style === 'modern') {
    mesh.box(palette.accent, [x - 0.16, low, z - 0.16], [x + 0.16, high, z + 0.16]);
    return;
  }
  const wooden = parsed.style === 'kerala' || parsed.style === 'hill' || parsed.style === 'village';
  const [shaft, thick] = wooden ? [palette.wood, 0.1] : [palette.trim, 0.15];
  const half = thick + 0.09;
  mesh.box(
    wooden ? palette.stone : palette.trim,
    [x - half, low, z - half],
    [x + half, low + (wooden ? 0.5 : 0.22), z + half],
  );
  mesh.lathe(shaft, [x, z], {
    profile: [
      [thick * 1.1, low + 0.2],
      [thick, low + 0.9],
      [thick * 0.86, high - 0.5],
      [thick * 1.2, high - 0.28],
      [thick * 0.9, high - 0.24],
    ],
    sides: 12,
  });
  mesh.box(shaft, [x - half, high - 0.24, z - half], [x + half, high, z + half]);
}

function steps({ mesh, palette, plan }: Kit, [middle, front]: readonly [number, number], half: number): void {
  const { height } = plan.plinth;
  const count = Math.ceil(height / 0.16);
  for (let step = 1; step < count; step++)
    mesh.box(
      palette.stone,
      [middle - half, 0, front],
      [middle + half, height - (height / count) * step, front + step * 0.3],
    );
}

/** Along the whole front: floor, columns, a rail beside the steps, and a roof that leans on the house. */
export function addVerandah(kit: Kit, depth: number): void {
  const { mesh, palette, plan, parsed } = kit;
  const { left, right } = openFront(kit);
  const back = houseFootprint(plan).front;
  const front = back + depth;
  const floor = plan.plinth.height;
  const pitched = parsed.roof !== 'flat';
  mesh.box(palette.plinth, [left, 0, back], [right, floor - 0.05, front]);
  mesh.box(palette.floor, [left - 0.05, floor - 0.05, back], [right + 0.05, floor, front + 0.05]);
  const beam = floor + (pitched ? 2.35 : 2.75);
  mesh.box(
    pitched ? palette.wood : palette.trim,
    [left, beam, front - 0.3],
    [right, beam + 0.18, front - 0.1],
  );
  const over: Footprint = { left, right, front, back };
  if (pitched) leanTo(kit, over, { high: beam + 0.18 + depth * 0.36, low: beam + 0.2, overhang: 0.55 });
  else {
    mesh.box(palette.trim, [left - 0.15, beam + 0.18, back], [right + 0.15, beam + 0.38, front + 0.15]);
    if (plan.floors > 1)
      railing(
        kit,
        [
          [left, front],
          [right, front],
        ],
        beam + 0.38,
      );
  }
  const count = Math.max(3, Math.round((right - left) / 2.6));
  const middle = entranceOf(kit) ?? (left + right) / 2;
  for (let one = 0; one <= count; one++) {
    const x = left + 0.2 + ((right - left - 0.4) * one) / count;
    column(kit, [x, front - 0.2], [floor, beam]);
    const next = x + (right - left - 0.4) / count;
    const atSteps = middle > x - 0.3 && middle < next + 0.3;
    if (one < count && !atSteps) lowRail(kit, [x, next], front - 0.2);
  }
  steps(kit, [middle, front], 1.1);
}

function lowRail(kit: Kit, [from, to]: readonly [number, number], z: number): void {
  const { mesh, palette, plan } = kit;
  const floor = plan.plinth.height;
  mesh.box(palette.wood, [from, floor + 0.62, z - 0.08], [to, floor + 0.7, z + 0.08]);
  const count = Math.round((to - from) / 0.2);
  for (let one = 1; one < count; one++) {
    const x = from + ((to - from) * one) / count;
    mesh.box(palette.wood, [x - 0.03, floor, z - 0.03], [x + 0.03, floor + 0.62, z + 0.03]);
  }
}

/** A roof on two columns before the entrance; a balcony on it where there is a floor above. */
export function addPortico(kit: Kit, depth: number): void {
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
