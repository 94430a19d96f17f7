import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { type Garden, leafy } from './foliage.ts';

const bananaLeaf = leafy('#6fa53a');

export function banana({ mesh, palette, random }: Garden, [x, z]: readonly [number, number]): void {
  const height = 1.5 + random() * 0.8;
  mesh.limb(
    palette.bark,
    [
      [x, 0, z],
      [x, height, z],
    ],
    [0.11, 0.07],
  );
  for (let leaf = 0; leaf < 7; leaf++) {
    const turn = leaf * 2.4 + random();
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const spine = (share: number): Point => [
      x + c * share * 1.5,
      height + 1.25 * share - 1.3 * share * share,
      z + s * share * 1.5,
    ];
    for (let part = 0; part < 6; part++) {
      const [from, to] = [part / 6, (part + 1) / 6];
      const [w, w2] = [
        0.3 * Math.sin(Math.PI * (0.08 + from * 0.9)),
        0.3 * Math.sin(Math.PI * (0.08 + to * 0.9)),
      ];
      const [a, b] = [spine(from), spine(to)];
      for (const way of [-1, 1])
        mesh.quad(bananaLeaf, [
          a,
          b,
          [b[0] - s * w2 * way, b[1] - w2 * 0.3, b[2] + c * w2 * way],
          [a[0] - s * w * way, a[1] - w * 0.3, a[2] + c * w * way],
        ]);
    }
  }
}
