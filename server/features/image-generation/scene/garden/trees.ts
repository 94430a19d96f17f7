import type { Point } from '#server/features/image-generation/raytracer/model/mesh.ts';
import type { Garden } from './plants.ts';
import { blossoms, chosen, crown, dryLeaf, leafy } from './plants.ts';

const pine = ['#24452c', '#2c5233', '#1f3d28'].map(leafy);

/** Mango, neem, gulmohar: a trunk, branches, and a crown of several balls. `flower` is the share of blossoms. */
export function broadTree(
  garden: Garden,
  [x, z]: readonly [number, number],
  of: { height: number; flower: number },
): void {
  const { mesh, palette, random } = garden;
  const { height } = of;
  const fork = height * 0.36;
  mesh.limb(
    palette.bark,
    [
      [x, 0, z],
      [x + 0.1, fork, z],
    ],
    [height * 0.042, height * 0.03],
  );
  const main = chosen(palette.leaves, random, palette.soil);
  const balls = 8;
  const blossom = chosen(blossoms, random, dryLeaf);
  for (let ball = 0; ball < balls; ball++) {
    const turn = (ball / (balls - 1)) * 2 * Math.PI + random();
    const out = ball === 0 ? 0 : height * (0.2 + 0.08 * random());
    const at: Point = [
      x + Math.cos(turn) * out,
      height * (ball === 0 ? 0.8 : 0.56 + 0.18 * random()),
      z + Math.sin(turn) * out,
    ];
    mesh.limb(palette.bark, [[x + 0.1, fork - 0.1, z], at], [height * 0.018, 0.03]);
    const second = chosen(palette.leaves, random, main);
    crown(garden, at, {
      radius: height * 0.21,
      count: 170,
      leaf: height * 0.032,
      surface: random() < 0.6 ? main : second,
    });
    if (of.flower > 0)
      crown(garden, at, {
        radius: height * 0.22,
        count: Math.round(120 * of.flower),
        leaf: height * 0.02,
        surface: blossom,
      });
  }
}

/** A tree so far off that few leaves are enough. */
export function clump(garden: Garden, [x, z]: readonly [number, number], height: number): void {
  const { mesh, palette, random } = garden;
  mesh.limb(
    palette.bark,
    [
      [x, 0, z],
      [x, height * 0.5, z],
    ],
    [height * 0.04, height * 0.03],
  );
  for (let ball = 0; ball < 3; ball++)
    crown(garden, [x + (random() - 0.5) * height * 0.5, height * (0.5 + 0.22 * random()), z], {
      radius: height * 0.34,
      count: 34,
      leaf: height * 0.11,
      surface: chosen(palette.leaves, random, palette.soil),
    });
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
