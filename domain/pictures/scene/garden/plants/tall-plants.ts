import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { chosen, type Garden, leafy } from './foliage.ts';

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

const pine = ['#24452c', '#2c5233', '#1f3d28'].map(leafy);

/** Deodar and pine: layers of drooping boughs. */
export function conifer(
  { mesh, palette, random }: Garden,
  [x, z]: readonly [number, number],
  height: number,
): void {
  mesh.limb(
    palette.bark,
    [
      [x, 0, z],
      [x, height * 0.95, z],
    ],
    [height * 0.022, 0.03],
  );
  const layers = 13;
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / layers;
    const y = height * (0.14 + 0.84 * share);
    const radius = height * 0.21 * (1 - share) + 0.15;
    const boughs = 15;
    for (let bough = 0; bough < boughs; bough++) {
      const turn = ((bough + random() * 0.6) / boughs) * 2 * Math.PI + layer;
      const far = radius * (0.8 + 0.35 * random());
      const side = 0.24 + (far * 0.3) / 2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const leaf = chosen(pine, random, palette.bark);
      const tip: Point = [x + c * far, y - far * 0.34, z + s * far];
      const mid = far * 0.55;
      mesh.triangle(leaf, [
        [x, y + 0.32, z],
        [x + c * mid - s * side, y - mid * 0.3, z + s * mid + c * side],
        tip,
      ]);
      mesh.triangle(leaf, [
        [x, y + 0.32, z],
        tip,
        [x + c * mid + s * side, y - mid * 0.3, z + s * mid - c * side],
      ]);
    }
  }
}

/** A coconut palm, bent, with drooping fronds. */
export function palm(
  { mesh, palette, random }: Garden,
  [x, z]: readonly [number, number],
  height: number,
): void {
  const bend = (random() - 0.5) * height * 0.3;
  const turn = random() * 6;
  const at = (share: number): Point => [
    x + Math.cos(turn) * bend * share * share,
    height * share,
    z + Math.sin(turn) * bend * share * share,
  ];
  for (let part = 0; part < 7; part++)
    mesh.limb(palette.bark, [at(part / 7), at((part + 1) / 7)], [0.17 - part * 0.011, 0.16 - part * 0.011]);
  const top = at(1);
  for (let nut = 0; nut < 6; nut++)
    mesh.lathe(palette.bark, [top[0] + Math.cos(nut) * 0.25, top[2] + Math.sin(nut) * 0.25], {
      profile: [
        [0, top[1] - 0.42],
        [0.12, top[1] - 0.3],
        [0, top[1] - 0.12],
      ],
      sides: 6,
    });
  for (let frond = 0; frond < 23; frond++)
    leafOfPalm({ mesh, palette, random }, top, (frond / 23) * 2 * Math.PI + random() * 0.3);
}

function leafOfPalm({ mesh, palette, random }: Garden, [x, y, z]: Point, turn: number): void {
  const length = 2.5 + random() * 0.8;
  const rise = 0.2 + random() * 1;
  const droop = 1.6 + random() * 1.2;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const spine = (share: number): Point => [
    x + c * length * share,
    y + rise * share * 1.6 - droop * share * share,
    z + s * length * share,
  ];
  const leaf = chosen(palette.leaves, random, palette.bark);
  for (let part = 0; part < 13; part++) {
    const [a, b] = [spine(part / 13), spine((part + 0.75) / 13)];
    const wide = 0.82 * Math.sin(Math.PI * Math.min(0.97, 0.16 + part / 14));
    for (const way of [-1, 1]) {
      const tip: Point = [
        b[0] - s * wide * way + c * 0.25,
        b[1] - wide * 0.55,
        b[2] + c * wide * way + s * 0.25,
      ];
      mesh.triangle(leaf, [a, b, tip]);
    }
  }
}
