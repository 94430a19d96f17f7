import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Footprint } from '../kit/footprint.ts';
import type { Palette } from '../kit/palette.ts';
import { gableWalls } from './gable.ts';
import { axes } from './roof-axes.ts';

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
