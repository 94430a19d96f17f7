import { blossoms, chosen, crown, dryLeaf, type Garden } from './foliage.ts';

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
