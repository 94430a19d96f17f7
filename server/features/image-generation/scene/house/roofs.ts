import type { Mesh, Point } from '#server/features/image-generation/raytracer/model/mesh.ts';
import type { Palette } from './palette.ts';

/** In space: x along the road, z towards it. */
export interface Footprint {
  left: number;
  right: number;
  front: number;
  back: number;
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

/** A dome on a drum, with a finial. */
export function dome(
  { mesh, palette }: { mesh: Mesh; palette: Palette },
  [x, base, z]: Point,
  radius: number,
): void {
  const profile: [number, number][] = [
    [radius * 1.04, base],
    [radius * 1.06, base + radius * 0.12],
  ];
  for (let step = 0; step <= 10; step++) {
    const angle = (step / 10) * (Math.PI / 2);
    const bulge = 1 + 0.1 * Math.sin(angle * 2);
    profile.push([radius * Math.cos(angle) * bulge, base + radius * (0.14 + 1.05 * Math.sin(angle))]);
  }
  mesh.lathe(palette.trim, [x, z], { profile, sides: 24 });
  const top = base + radius * 1.19;
  mesh.lathe(palette.stone, [x, z], {
    profile: [
      [0.09, top - 0.05],
      [0.13, top + 0.08],
      [0.04, top + 0.16],
      [0.07, top + 0.26],
      [0, top + 0.5],
    ],
    sides: 10,
  });
}

/** An open pavilion under a dome. */
export function chhatri(kit: { mesh: Mesh; palette: Palette }, [x, base, z]: Point, size: number): void {
  const { mesh, palette } = kit;
  const half = size / 2;
  mesh.box(palette.stone, [x - half, base, z - half], [x + half, base + 0.12, z + half]);
  for (const [dx, dz] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [px, pz] = [x + dx * (half - 0.1), z + dz * (half - 0.1)];
    mesh.lathe(palette.trim, [px, pz], {
      profile: [
        [0.11, base + 0.1],
        [0.07, base + 0.25],
        [0.06, base + size * 0.85],
        [0.11, base + size * 0.95],
      ],
      sides: 8,
    });
  }
  const top = base + size * 0.95;
  mesh.box(
    palette.stone,
    [x - half - 0.22, top, z - half - 0.22],
    [x + half + 0.22, top + 0.07, z + half + 0.22],
  );
  mesh.box(palette.trim, [x - half, top + 0.07, z - half], [x + half, top + 0.2, z + half]);
  dome(kit, [x, top + 0.2, z], half * 0.92);
}
