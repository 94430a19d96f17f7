import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Footprint } from './kit/footprint.ts';
import type { Palette } from './kit/palette.ts';

/** Slopes down from the wall over a verandah. */
export function leanTo(
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
