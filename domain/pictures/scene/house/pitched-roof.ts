import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Footprint } from './kit.ts';
import type { Palette } from './palette.ts';

type Plot = (along: number, across: number, up: number) => Point;

/** A roof on its own axes: `along` the ridge, `across` from eave to eave. */
function axes(
  { left, right, front, back }: Footprint,
  turned: boolean,
): { at: Plot; long: number; wide: number } {
  return turned
    ? { at: (u, v, y) => [left + v, y, front - u], long: front - back, wide: right - left }
    : { at: (u, v, y) => [left + u, y, front - v], long: right - left, wide: front - back };
}

function gableWalls(
  { mesh, palette }: { mesh: Mesh; palette: Palette },
  { at, long, wide, base, top }: { at: Plot; long: number; wide: number; base: number; top: number },
): void {
  const middle = wide / 2;
  for (const u of [0, long]) {
    mesh.triangle(palette.wall, [at(u, 0, base - 0.1), at(u, wide, base - 0.1), at(u, middle, top - 0.1)]);
    gableVent(mesh, palette, { at, u: u === 0 ? -0.03 : long + 0.03, middle, base, rise: top - base });
  }
}

/** Wooden slats in the gable. */
function gableVent(
  mesh: Mesh,
  palette: Palette,
  of: { at: Plot; u: number; middle: number; base: number; rise: number },
): void {
  const { at, u, middle, base, rise } = of;
  if (rise < 1.2) return;
  const half = Math.min(1, rise * 0.35);
  for (let slat = 0; slat < 5; slat++) {
    const y = base + rise * 0.22 + slat * 0.14;
    const width = half * (1 - slat * 0.12);
    mesh.quad(palette.wood, [
      at(u, middle - width, y),
      at(u, middle + width, y),
      at(u, middle + width, y + 0.09),
      at(u, middle - width, y + 0.09),
    ]);
  }
}

interface Pitched {
  base: number;
  /** Rise over run. */
  slope: number;
  overhang: number;
  kind: 'hip' | 'gable';
  /** The ridge runs to the road, so that a gable faces it. */
  gableToRoad?: boolean;
}

/** A pitched roof with eaves, soffit, boards and ridge, and walls under its gables. */
export function pitchedRoof(
  { mesh, palette }: { mesh: Mesh; palette: Palette },
  over: Footprint,
  roof: Pitched,
): void {
  const turned = roof.gableToRoad ?? over.front - over.back > over.right - over.left;
  const { at, long, wide } = axes(over, turned);
  const { base, slope, overhang } = roof;
  const low = base - overhang * slope;
  const top = base + (wide / 2) * slope;
  const hip = roof.kind === 'hip' ? Math.min(wide / 2, long / 2 - 0.4) : -overhang;
  const [u0, u1, v0, v1] = [-overhang, long + overhang, -overhang, wide + overhang];
  const middle = wide / 2;
  const [ridge0, ridge1] = [at(hip, middle, top), at(long - hip, middle, top)];
  const [a, b, c, d] = [at(u0, v0, low), at(u1, v0, low), at(u1, v1, low), at(u0, v1, low)];
  mesh.quad(palette.roof, [a, b, ridge1, ridge0]);
  mesh.quad(palette.roof, [c, d, ridge0, ridge1]);
  const thick = 0.16;
  const down = ([x, y, z]: Point): Point => [x, y - thick, z];
  const under: [Point, Point, Point, Point] = [down(a), down(b), down(c), down(d)];
  if (roof.kind === 'hip') {
    mesh.triangle(palette.roof, [b, c, ridge1]);
    mesh.triangle(palette.roof, [d, a, ridge0]);
    mesh.quad(palette.soffit, under);
    for (const [corner, end] of [
      [a, ridge0],
      [d, ridge0],
      [b, ridge1],
      [c, ridge1],
    ] as const)
      mesh.limb(palette.roof, [corner, end], [0.11, 0.11]);
  } else {
    mesh.quad(palette.soffit, [down(a), down(b), down(ridge1), down(ridge0)]);
    mesh.quad(palette.soffit, [down(c), down(d), down(ridge0), down(ridge1)]);
    for (const [from, peak, to] of [
      [a, ridge0, d],
      [b, ridge1, c],
    ] as const)
      for (const [one, other] of [
        [from, peak],
        [to, peak],
      ] as const)
        mesh.quad(palette.wood, [down(down(one)), down(down(other)), other, one]);
    gableWalls({ mesh, palette }, { at, long, wide, base, top });
  }
  for (const [one, other] of [
    [a, b],
    [c, d],
    ...(roof.kind === 'hip'
      ? ([
          [b, c],
          [d, a],
        ] as const)
      : []),
  ] as const)
    mesh.quad(palette.wood, [down(down(one)), down(down(other)), other, one]);
  mesh.limb(palette.roof, [ridge0, ridge1], [0.14, 0.14]);
}
