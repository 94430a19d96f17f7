import type { Random } from '#server/features/image-generation/raytracer/maths/random.ts';
import type { Mesh, Point } from '#server/features/image-generation/raytracer/model/mesh.ts';
import { unit } from '#server/features/image-generation/raytracer/model/mesh.ts';
import { type Surface, surface } from '#server/features/image-generation/raytracer/model/surface.ts';
import type { Palette } from '../house/palette.ts';

export interface Garden {
  mesh: Mesh;
  palette: Palette;
  random: Random;
}

export const leafy = (hex: string) => surface(hex, 'leaf', { kind: 'leaf' });
export const blossoms = ['#d1327a', '#e8842a', '#f2c230', '#e9e4dc', '#c22f3a'].map(leafy);
export const dryLeaf = leafy('#8a7a3e');
const bananaLeaf = leafy('#6fa53a');

export const chosen = (from: readonly Surface[], random: Random, usual: Surface): Surface =>
  from[Math.floor(random() * from.length)] ?? usual;

/** Leaves in a ball, thickest near its skin. */
export function crown(
  { mesh, random }: Garden,
  [x, y, z]: Point,
  of: { radius: number; count: number; leaf: number; surface: Surface },
): void {
  for (let one = 0; one < of.count; one++) {
    const out = unit([random() * 2 - 1, random() * 2 - 0.8, random() * 2 - 1]);
    const far = of.radius * (0.55 + 0.45 * Math.sqrt(random()));
    const at: Point = [x + out[0] * far, y + out[1] * far * 0.8, z + out[2] * far];
    const lean = unit([out[0] + random() - 0.5, out[1] + 0.6 * random(), out[2] + random() - 0.5]);
    const u = unit([lean[1] + 0.01, -lean[0], random() - 0.5]);
    const v = unit([
      lean[1] * u[2] - lean[2] * u[1],
      lean[2] * u[0] - lean[0] * u[2],
      lean[0] * u[1] - lean[1] * u[0],
    ]);
    const size = of.leaf * (0.6 + 0.8 * random());
    const corner = (a: number, b: number): Point => [
      at[0] + (u[0] * a + v[0] * b) * size,
      at[1] + (u[1] * a + v[1] * b) * size,
      at[2] + (u[2] * a + v[2] * b) * size,
    ];
    mesh.quad(of.surface, [corner(-1, 0), corner(0, -0.55), corner(1, 0), corner(0, 0.55)]);
  }
}

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

export function cactus({ mesh, random }: Garden, [x, z]: readonly [number, number]): void {
  const green = surface('#5d7f4a', 'plain');
  const height = 1.4 + random() * 1.2;
  const post = (cx: number, low: number, high: number) =>
    mesh.lathe(green, [cx, z], {
      profile: [
        [0.14, low],
        [0.17, low + 0.2],
        [0.16, high - 0.2],
        [0.09, high - 0.05],
        [0, high],
      ],
      sides: 9,
    });
  post(x, 0, height);
  for (const way of [-1, 1]) {
    const low = height * (0.35 + 0.15 * random());
    mesh.limb(
      green,
      [
        [x, low, z],
        [x + way * 0.42, low + 0.12, z],
      ],
      [0.1, 0.1],
    );
    post(x + way * 0.42, low + 0.05, low + height * 0.42);
  }
}

/** Blades on the lawn, where the eye is near. */
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
