import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { chosen, crown, type Garden } from './foliage.ts';

export function potPlant(garden: Garden, [x, y, z]: Point): void {
  const { mesh, palette, random } = garden;
  mesh.lathe(palette.plinth, [x, z], {
    profile: [
      [0, y],
      [0.17, y],
      [0.25, y + 0.42],
      [0.28, y + 0.46],
      [0.2, y + 0.44],
    ],
    sides: 12,
  });
  crown(garden, [x, y + 0.8, z], {
    radius: 0.34,
    count: 70,
    leaf: 0.09,
    surface: chosen(palette.leaves, random, palette.soil),
  });
}
