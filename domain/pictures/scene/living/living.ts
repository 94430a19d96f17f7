import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { makeRandom, type Random } from '#domain/pictures/raytracer/model/random.ts';
import { surface } from '#domain/pictures/raytracer/model/surface.ts';
import { gatesOf } from '../garden/boundary-wall.ts';
import { houseFootprint, type Kit, roofLevel } from '../house/kit.ts';
import { addBeast, beasts } from './beast.ts';
import { type Figure, figureAt } from './figure.ts';
import { addMan, addWoman, type Dress } from './person.ts';

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

type Spot = readonly [x: number, z: number];

const cloths = ['#b3263a', '#d9822b', '#1f7a6d', '#7a2f6b', '#d9a92f', '#2f5fa8', '#e8e2d4'].map((hex) =>
  surface(hex),
);
const borders = ['#d9a93a', '#8c1f2d', '#1f4f3f', '#e07b28'].map((hex) => surface(hex));
const skins = ['#8d5a3a', '#a06a45', '#75482c'].map((hex) => surface(hex));

const one = <T>(from: readonly [T, ...T[]] | readonly T[], random: Random): T =>
  from[Math.floor(random() * from.length)] as T;

function dressOf({ parsed }: Kit, random: Random): Dress {
  return {
    cloth: one(cloths, random),
    border: one(borders, random),
    skin: one(skins, random),
    turban: parsed.style === 'village' || parsed.style === 'rajasthani',
  };
}

/** Beside the way in: on the path and the grass before the wall, from the gate outwards; large ones need more of it. */
function makeSpots(kit: Kit, random: Random) {
  const { people, car } = gatesOf(kit);
  const middle = (people[0] + people[1]) / 2;
  const { width } = kit.plan.plot;
  // On the side of the gate where there is more grass, and not in the car's way.
  const way = middle > width / 2 ? -1 : 1;
  const ends = { '-1': people[0] - 0.5, '1': people[1] + 0.5 };
  const blocked = (x: number, half: number) => car !== null && x + half > car[0] && x - half < car[1];
  return (wide: number, side: 1 | -1 = way): Spot => {
    let x = ends[side] + (side * wide) / 2;
    while (blocked(x, wide / 2)) x += side * 0.5;
    ends[side] = x + (side * wide) / 2 + side * 0.25;
    return [x, 0.75 + wide * 0.22 + random() * 0.4];
  };
}

function addFolk(kit: Kit, random: Random, next: (wide: number, side?: 1 | -1) => Spot): Spot[] {
  const { mesh, parsed } = kit;
  const { people } = gatesOf(kit);
  const middle = (people[0] + people[1]) / 2;
  const asked = parsed.living.flatMap(({ kind, count }) =>
    kind === 'people'
      ? (['woman', 'man', 'child', 'man', 'woman'] as const).slice(0, count)
      : Array.from({ length: count }, () => kind),
  );
  const folk = asked.filter((kind) => kind === 'woman' || kind === 'man' || kind === 'child').slice(0, 8);
  return folk.map((kind, index) => {
    // The first two stand in the gate, the others beside it.
    const spot: Spot =
      index < 2
        ? [middle + (index === 0 ? -0.38 : 0.42), 0.35 + index * 0.2]
        : next(kind === 'child' ? 0.5 : 0.7, index % 2 === 0 ? 1 : -1);
    const size = (kind === 'child' ? 0.64 : 0.97) + random() * 0.06;
    const figure = figureAt(mesh, spot, { turn: (random() - 0.5) * 1.2, size });
    const dress = dressOf(kit, random);
    if (kind === 'woman' || (kind === 'child' && index % 2 === 0)) addWoman(figure, dress);
    else addMan(figure, { ...dress, turban: dress.turban && kind === 'man' });
    return spot;
  });
}

function addFlock({ mesh, plan }: Kit, random: Random, count: number): void {
  const { left, right, back } = houseFootprint(plan);
  const turn = random() * 0.6;
  for (let bird = 0; bird < count; bird++) {
    const x = left + (right - left) * (0.15 + 0.7 * random());
    addFlying(
      mesh,
      [x, roofLevel(plan) + 2 + random() * 2.4, back + 3 - random() * 5],
      turn + random() * 0.5,
    );
  }
}

/** Who and what the prompt names, before the house. @returns where they stand, which belongs into the picture */
export function addLiving(kit: Kit): Spot[] {
  const { parsed, mesh } = kit;
  if (parsed.living.length === 0) return [];
  // Numbers of its own: the house stays the same with and without them.
  const random = makeRandom(parsed.seed + 7);
  const next = makeSpots(kit, random);
  const spots = addFolk(kit, random, next);
  for (const { kind, count } of parsed.living) {
    if (kind === 'birds') addFlock(kit, random, count);
    if (kind === 'people' || kind === 'woman' || kind === 'man' || kind === 'child' || kind === 'birds')
      continue;
    for (let index = 0; index < Math.min(5, count); index++) {
      const small = kind === 'hen' || kind === 'peacock';
      const wide = kind === 'hen' ? 0.5 : kind === 'peacock' ? 2.1 : beasts[kind].length * 1.55;
      const spot = next(wide);
      spots.push(spot);
      const aside = (Math.PI / 2) * (random() < 0.5 ? 1 : -1) + (random() - 0.5) * 0.7;
      const figure = figureAt(mesh, spot, { turn: small ? (random() - 0.5) * 1.2 : aside });
      if (kind === 'hen') addHen(figure);
      else if (kind === 'peacock') addPeacock(figure);
      else addBeast(figure, beasts[kind]);
    }
  }
  return spots;
}
