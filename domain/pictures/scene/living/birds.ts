import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { Figure } from './figure.ts';

const blue = surface('#1c4fa0', 'plain', { kind: 'gloss' });
const feather = surface('#2f7d4a', 'leaf', { kind: 'leaf' });
const eye = surface('#1d5fb0');
const ring = surface('#c79a3a');
const brown = surface('#8a4a26');
const comb = surface('#c2261f');
const beak = surface('#d9a13a');
const wing = surface('#2a2d33');

function addLegs({ limb }: Figure, high: number): void {
  for (const side of [-1, 1])
    limb(
      beak,
      [
        [side * 0.05, high, 0],
        [side * 0.05, 0, 0.02],
      ],
      0.014,
    );
}

/** With its train spread. */
export function addPeacock(figure: Figure): void {
  const { ball, limb, quad } = figure;
  addLegs(figure, 0.3);
  ball(blue, [0, 0.42, 0], [0.13, 0.15, 0.22]);
  limb(
    blue,
    [
      [0, 0.46, 0.12],
      [0, 0.68, 0.2],
      [0, 0.86, 0.17],
    ],
    0.075,
  );
  ball(blue, [0, 0.9, 0.19], [0.045, 0.05, 0.06]);
  limb(
    beak,
    [
      [0, 0.9, 0.24],
      [0, 0.88, 0.3],
    ],
    0.015,
  );
  for (let one = -2; one <= 2; one++)
    limb(
      blue,
      [
        [0, 0.94, 0.17],
        [one * 0.025, 1.05, 0.15],
      ],
      0.008,
    );
  const feathers = 19;
  for (let one = 0; one < feathers; one++) {
    const turn = ((one + 0.5) / feathers) * Math.PI * 1.06 - 0.09;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    for (const [reach, deep] of [
      [1.02, -0.13],
      [0.7, -0.1],
    ] as const) {
      const at = (out: number, aside: number): Point => [
        c * out - s * aside,
        0.4 + s * out + c * aside,
        deep,
      ];
      quad(feather, [at(0.08, 0), at(reach * 0.8, -0.09), at(reach, 0), at(reach * 0.8, 0.09)]);
      const [x, y, z] = at(reach * 0.86, 0);
      ball(ring, [x, y, z + 0.012], [0.052, 0.052, 0.012]);
      ball(eye, [x, y, z + 0.022], [0.03, 0.03, 0.014]);
    }
  }
}

export function addHen(figure: Figure): void {
  const { ball, limb, quad } = figure;
  addLegs(figure, 0.16);
  ball(brown, [0, 0.24, 0], [0.1, 0.1, 0.15]);
  limb(
    brown,
    [
      [0, 0.28, 0.09],
      [0, 0.38, 0.13],
    ],
    0.05,
  );
  ball(brown, [0, 0.4, 0.14], [0.04, 0.045, 0.045]);
  ball(comb, [0, 0.455, 0.14], [0.012, 0.03, 0.04]);
  limb(
    beak,
    [
      [0, 0.4, 0.18],
      [0, 0.39, 0.22],
    ],
    0.014,
  );
  quad(brown, [
    [-0.05, 0.26, -0.1],
    [0.05, 0.26, -0.1],
    [0.04, 0.42, -0.22],
    [-0.04, 0.42, -0.22],
  ]);
}

/** On the wing, seen against the sky. */
export function addFlying(mesh: Mesh, [x, y, z]: Point, turn: number): void {
  const [c, s] = [Math.cos(turn) * 0.42, Math.sin(turn) * 0.42];
  for (const side of [-1, 1]) {
    const bent: Point = [x + side * c * 0.5, y + 0.2, z + side * s * 0.5];
    const tip: Point = [x + side * c * 1.25, y + 0.06, z + side * s * 1.25];
    mesh.triangle(wing, [[x - s * 0.3, y, z + c * 0.3], [x + s * 0.3, y, z - c * 0.3], bent]);
    mesh.triangle(wing, [[x + s * 0.2, y + 0.03, z - c * 0.2], bent, tip]);
  }
}
