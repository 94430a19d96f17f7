import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { column, steps } from './columns-and-steps.ts';
import { entranceOf, type Footprint, houseFootprint, type Kit, openFront } from './kit.ts';
import type { Palette } from './palette.ts';
import { railing } from './railings.ts';

/** Slopes down from the wall over a verandah. */
function leanTo(
  { mesh, palette }: { mesh: Mesh; palette: Palette },
  over: Footprint,
  of: { high: number; low: number; overhang: number },
): void {
  const { left, right, front, back } = over;
  const drop = ((of.high - of.low) / (front - back)) * of.overhang;
  const [x, x2, z2] = [left - of.overhang, right + of.overhang, front + of.overhang];
  const low = of.low - drop;
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [x, low, z2],
    [x2, low, z2],
    [x2, of.high, back],
    [x, of.high, back],
  ];
  mesh.quad(palette.roof, [a, b, c, d]);
  const down = ([px, py, pz]: Point, by = 0.14): Point => [px, py - by, pz];
  mesh.quad(palette.soffit, [down(a), down(b), down(c), down(d)]);
  for (const [one, other] of [
    [a, b],
    [b, c],
    [d, a],
  ] as const)
    mesh.quad(palette.wood, [down(one, 0.22), down(other, 0.22), other, one]);
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
