import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { surface } from '#domain/pictures/raytracer/model/surface.ts';
import { blossoms, chosen, crown, dryLeaf, type Garden } from './foliage.ts';

/** Blades on the lawn, which lies near the camera. */
export function tuft(
  { mesh, palette, random }: Garden,
  [x, z]: readonly [number, number],
  size: number,
): void {
  const leaf = chosen(palette.leaves, random, palette.soil);
  for (let blade = 0; blade < 5; blade++) {
    const turn = random() * 6.3;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const high = size * (0.6 + random() * 0.6);
    mesh.triangle(leaf, [
      [x - s * 0.014, 0, z + c * 0.014],
      [x + s * 0.014, 0, z - c * 0.014],
      [x + c * high * 0.5, high, z + s * high * 0.5],
    ]);
  }
}

export function potPlant(garden: Garden, [x, y, z]: Point): void {
  const { mesh, palette, random } = garden;
  mesh.lathe(palette.plinth, [x, z], {
    profile: [
      [0, y],
      [0.17, y],
      [0.25, y + 0.42],
      [0.28, y + 0.46],
      [0.2, y + 0.44],
    ],
    sides: 12,
  });
  crown(garden, [x, y + 0.8, z], {
    radius: 0.34,
    count: 70,
    leaf: 0.09,
    surface: chosen(palette.leaves, random, palette.soil),
  });
}

const stem = surface('#6f8a52');
const young = surface('#88a05e');

/** The leafless milk-hedge of the Thar (danda thor): slim stems from one root. No cactus grows wild in India. */
export function thor({ mesh, random }: Garden, [x, z]: readonly [number, number]): void {
  const stems = 13;
  const high = 0.9 + random() * 0.7;
  for (let one = 0; one < stems; one++) {
    const turn = (one / stems) * 2 * Math.PI * 2.6 + random();
    const out = 0.12 + 0.5 * (one / stems);
    const at = (share: number): Point => [
      x + Math.cos(turn) * out * share ** 0.6,
      high * (1.1 - out * 0.6) * share,
      z + Math.sin(turn) * out * share ** 0.6,
    ];
    mesh.limb(stem, [at(0), at(0.45)], [0.05, 0.055]);
    mesh.limb(young, [at(0.45), at(1)], [0.055, 0.02]);
  }
}

export function shrub(
  garden: Garden,
  [x, z]: readonly [number, number],
  of: { size: number; flowers: boolean },
): void {
  const { palette, random } = garden;
  const { size } = of;
  crown(garden, [x, size * 0.55, z], {
    radius: size * 0.62,
    count: 110,
    leaf: 0.1,
    surface: chosen(palette.leaves, random, palette.soil),
  });
  if (of.flowers)
    crown(garden, [x, size * 0.6, z], {
      radius: size * 0.68,
      count: 46,
      leaf: 0.065,
      surface: chosen(blossoms, random, dryLeaf),
    });
}

/** A clipped hedge between two places along one axis. */
export function hedge(
  garden: Garden,
  [from, to]: readonly [readonly [number, number], readonly [number, number]],
  high: number,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.ceil(length / 0.32);
  const leaf = chosen(garden.palette.leaves, garden.random, garden.palette.soil);
  for (let one = 0; one <= count; one++) {
    const share = one / count;
    crown(garden, [from[0] + (to[0] - from[0]) * share, high * 0.5, from[1] + (to[1] - from[1]) * share], {
      radius: high * 0.58,
      count: 42,
      leaf: 0.09,
      surface: leaf,
    });
  }
}
