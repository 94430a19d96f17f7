import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Shape } from './car-shape.ts';
import { rim, tyre } from './car-surfaces.ts';

export function wheels({ mesh, place }: Shape, side: number): void {
  const sides = 18;
  for (const along of [0.78, 3.2]) {
    const at = (radius: number, step: number, out: number): Point => {
      const turn = (step / sides) * 2 * Math.PI;
      return place(along + Math.cos(turn) * radius, 0.31 + Math.sin(turn) * radius, side * out);
    };
    const hub = place(along, 0.31, side * 0.87);
    for (let step = 0; step < sides; step++) {
      mesh.quad(tyre, [
        at(0.31, step, 0.62),
        at(0.31, step + 1, 0.62),
        at(0.31, step + 1, 0.86),
        at(0.31, step, 0.86),
      ]);
      mesh.quad(tyre, [
        at(0.31, step, 0.86),
        at(0.31, step + 1, 0.86),
        at(0.19, step + 1, 0.86),
        at(0.19, step, 0.86),
      ]);
      mesh.triangle(rim, [at(0.19, step, 0.86), at(0.19, step + 1, 0.86), hub]);
    }
  }
}
