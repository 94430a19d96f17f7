import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { chosen, type Garden } from './foliage.ts';

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
