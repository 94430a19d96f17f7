import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Surface } from '#domain/pictures/raytracer/model/surface.ts';

/** Half the body from the side: place along it from the nose, height. Metres for a car 4.1 long. */
export const body = [
  [0.0, 0.42],
  [0.04, 0.72],
  [0.9, 0.86],
  [1.15, 0.9],
  [3.35, 0.94],
  [3.95, 0.9],
  [4.08, 0.62],
  [4.05, 0.36],
] as const;
export const cabin = [
  [0.95, 0.88],
  [1.6, 1.4],
  [2.9, 1.46],
  [3.55, 1.3],
  [3.85, 0.92],
] as const;

export interface Shape {
  mesh: Mesh;
  paintwork: Surface;
  place: (along: number, up: number, across: number) => Point;
}
export const half = 0.84;
