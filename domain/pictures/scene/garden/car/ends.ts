import { half, type Shape } from './car-shape.ts';
import { dark, light, rear } from './car-surfaces.ts';

export function addEnds({ mesh, paintwork, place }: Shape): void {
  for (const out of [-half, half]) {
    mesh.quad(light, [
      place(0.03, 0.58, out * 0.55),
      place(0.05, 0.58, out * 0.98),
      place(0.09, 0.74, out * 0.98),
      place(0.06, 0.74, out * 0.55),
    ]);
    mesh.quad(rear, [
      place(4.09, 0.66, out * 0.6),
      place(4.09, 0.66, out * 0.98),
      place(4.0, 0.86, out * 0.98),
      place(4.0, 0.86, out * 0.6),
    ]);
  }
  mesh.quad(paintwork, [
    place(0, 0.28, -half),
    place(0, 0.28, half),
    place(0, 0.42, half),
    place(0, 0.42, -half),
  ]);
  mesh.quad(dark, [
    place(-0.01, 0.4, -0.42),
    place(-0.01, 0.4, 0.42),
    place(0.03, 0.6, 0.42),
    place(0.03, 0.6, -0.42),
  ]);
  mesh.quad(dark, [
    place(0, 0.28, -half),
    place(4.05, 0.28, -half),
    place(4.05, 0.28, half),
    place(0, 0.28, half),
  ]);
}
