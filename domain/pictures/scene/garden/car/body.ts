import { body, cabin, half, type Shape } from './car-shape.ts';
import { glass } from './car-surfaces.ts';

/** One side of the body, and with the right one what lies between both. */
export function addBody({ mesh, paintwork, place }: Shape, side: number): void {
  const out = side * half;
  for (const [one, a] of body.entries()) {
    const b = body[one + 1];
    if (!b) continue;
    mesh.quad(paintwork, [
      place(a[0], 0.28, out),
      place(b[0], 0.28, out),
      place(b[0], b[1], out),
      place(a[0], a[1], out),
    ]);
    if (side === 1)
      mesh.quad(paintwork, [
        place(a[0], a[1], -half),
        place(b[0], b[1], -half),
        place(b[0], b[1], half),
        place(a[0], a[1], half),
      ]);
  }
}

export function addCabin({ mesh, paintwork, place }: Shape, side: number): void {
  for (const [one, a] of cabin.entries()) {
    const b = cabin[one + 1];
    if (!b) continue;
    const inner = (up: number) => side * (half - (up - 0.88) * 0.32);
    const out = side * half * 0.99;
    mesh.quad(glass, [
      place(a[0], 0.88, out),
      place(b[0], 0.88, out),
      place(b[0], b[1] - 0.05, inner(b[1])),
      place(a[0], a[1] - 0.05, inner(a[1])),
    ]);
    if (side !== 1) continue;
    const pane = one === 0 || one === 3;
    mesh.quad(pane ? glass : paintwork, [
      place(a[0], a[1], -inner(a[1])),
      place(b[0], b[1], -inner(b[1])),
      place(b[0], b[1], inner(b[1])),
      place(a[0], a[1], inner(a[1])),
    ]);
  }
}
