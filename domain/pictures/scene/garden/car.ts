import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { type Surface, surface } from '#domain/pictures/raytracer/model/surface.ts';

/** Half the body from the side: place along it from the nose, height. Metres for a car 4.1 long. */
const body = [
  [0.0, 0.42],
  [0.04, 0.72],
  [0.9, 0.86],
  [1.15, 0.9],
  [3.35, 0.94],
  [3.95, 0.9],
  [4.08, 0.62],
  [4.05, 0.36],
] as const;
const cabin = [
  [0.95, 0.88],
  [1.6, 1.4],
  [2.9, 1.46],
  [3.55, 1.3],
  [3.85, 0.92],
] as const;

interface Shape {
  mesh: Mesh;
  paintwork: Surface;
  place: (along: number, up: number, across: number) => Point;
}
const half = 0.84;

const glass = surface('#141a20', 'plain', { kind: 'glass' });
const tyre = surface('#17181a');
const rim = surface('#b9bdc2', 'plain', { kind: 'gloss' });
const light = surface('#f3f1e8', 'plain', { kind: 'gloss' });
const rear = surface('#a81e1e', 'plain', { kind: 'gloss' });
const dark = surface('#202225');

/** One side of the body, and with the right one what lies between both. */
function addBody({ mesh, paintwork, place }: Shape, side: number): void {
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

function addCabin({ mesh, paintwork, place }: Shape, side: number): void {
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

function addEnds({ mesh, paintwork, place }: Shape): void {
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

function wheels({ mesh, place }: Shape, side: number): void {
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

/** A hatchback with its nose to the road; `at` is its middle. */
export function addCar(mesh: Mesh, at: { x: number; z: number; level: number }, hex: string): void {
  const nose = at.z + 2.05;
  const shape: Shape = {
    mesh,
    paintwork: surface(hex, 'plain', { kind: 'gloss' }),
    place: (along, up, across) => [at.x + across, at.level + up, nose - along],
  };
  for (const side of [-1, 1]) {
    addBody(shape, side);
    addCabin(shape, side);
    wheels(shape, side);
  }
  addEnds(shape);
}
