import type { Mesh } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Palette } from '../kit/palette.ts';
import type { Plot } from './roof-axes.ts';

export function gableWalls(
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
