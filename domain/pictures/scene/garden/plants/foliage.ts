import { type Mesh, type Point, unit } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Random } from '#domain/pictures/raytracer/model/random.ts';
import { type Surface, surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { Palette } from '#domain/pictures/scene/house/palette.ts';

export interface Garden {
  mesh: Mesh;
  palette: Palette;
  random: Random;
}

export const leafy = (hex: string) => surface(hex, 'leaf', { kind: 'leaf' });
export const blossoms = ['#d1327a', '#e8842a', '#f2c230', '#e9e4dc', '#c22f3a'].map(leafy);
export const dryLeaf = leafy('#8a7a3e');

export const chosen = (from: readonly Surface[], random: Random, fallback: Surface): Surface =>
  from[Math.floor(random() * from.length)] ?? fallback;

/** Leaves in a ball, thickest near its skin. */
export function crown(
  { mesh, random }: Garden,
  [x, y, z]: Point,
  of: { radius: number; count: number; leaf: number; surface: Surface },
): void {
  for (let one = 0; one < of.count; one++) {
    const out = unit([random() * 2 - 1, random() * 2 - 0.8, random() * 2 - 1]);
    const far = of.radius * (0.55 + 0.45 * Math.sqrt(random()));
    const at: Point = [x + out[0] * far, y + out[1] * far * 0.8, z + out[2] * far];
    const lean = unit([out[0] + random() - 0.5, out[1] + 0.6 * random(), out[2] + random() - 0.5]);
    const u = unit([lean[1] + 0.01, -lean[0], random() - 0.5]);
    const v = unit([
      lean[1] * u[2] - lean[2] * u[1],
      lean[2] * u[0] - lean[0] * u[2],
      lean[0] * u[1] - lean[1] * u[0],
    ]);
    const size = of.leaf * (0.6 + 0.8 * random());
    const corner = (a: number, b: number): Point => [
      at[0] + (u[0] * a + v[0] * b) * size,
      at[1] + (u[1] * a + v[1] * b) * size,
      at[2] + (u[2] * a + v[2] * b) * size,
    ];
    mesh.quad(of.surface, [corner(-1, 0), corner(0, -0.55), corner(1, 0), corner(0, 0.55)]);
  }
}
