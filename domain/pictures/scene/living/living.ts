import { makeRandom, type Random } from '#domain/pictures/raytracer/model/random.ts';
import { surface } from '#domain/pictures/raytracer/model/surface.ts';
import { gatesOf } from '../garden/boundary-wall.ts';
import { houseFootprint, type Kit, roofLevel } from '../house/kit.ts';
import { addBeast, beasts } from './beast.ts';
import { addFlying, addHen, addPeacock } from './birds.ts';
import { figureAt } from './figure.ts';
import { addMan, addWoman, type Dress } from './person.ts';

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
