import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { blossoms, chosen, crown, dryLeaf, type Garden } from './foliage.ts';

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
