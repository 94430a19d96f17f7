import { describe, expect, test } from 'vitest';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import { type Triangle, trianglesOf } from '#domain/pictures/raytracer/mesh-in-test.ts';
import { Mesh } from '#domain/pictures/raytracer/model/mesh.ts';
import { makeRandom } from '#domain/pictures/raytracer/model/random.ts';
import type { Surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { Kit } from '../house/kit.ts';
import { paletteOf } from '../house/palette.ts';
import { planFor } from '../plan-for-picture.ts';
import { frontEnd, gatesOf } from './boundary-wall.ts';
import { addPlants, country, outside } from './planting.ts';
import { blossoms, type Garden } from './plants/foliage.ts';
import { thor } from './plants/shrubs.ts';
import { banana, conifer } from './plants/tall-plants.ts';

const plans = new Map<string, Kit['plan']>();
function kitOf(prompt: string, view?: 'garden', more: Partial<Kit['parsed']> = {}): Kit {
  const parsed = { ...readPrompt(prompt), view, ...more };
  const plan = plans.get(prompt) ?? planFor(parsed);
  plans.set(prompt, plan);
  return { mesh: new Mesh(), palette: paletteOf(parsed), parsed, plan, random: makeRandom(parsed.seed) };
}
function grown(kit: Kit, grow: (kit: Kit) => void): Triangle[] {
  grow(kit);
  return trianglesOf(kit.mesh);
}
const plants = (kit: Kit) => grown(kit, () => addPlants(kit, { side: 1, verandah: 0.3, taken: null }));

/** The surfaces that a plant alone has: by them one sees where it grows. */
function ownOf(plant: (garden: Garden, at: readonly [number, number]) => void, kit: Kit): Surface[] {
  const { palette } = kit;
  const mesh = new Mesh();
  const random = makeRandom(1);
  for (let one = 0; one < 3; one++) plant({ mesh, palette, random }, [0, 0]);
  return mesh.surfaces.filter((one) => one !== palette.bark && !palette.leaves.includes(one));
}
const grows = (plant: Parameters<typeof ownOf>[0], prompt: string): boolean => {
  const kit = kitOf(prompt);
  const own = ownOf(plant, kit);
  expect(own.length).toBeGreaterThan(0);
  return plants(kit).some(({ surface }) => own.includes(surface));
};
const deodar: typeof thor = (garden, at) => conifer(garden, at, 9);

// docs/rules.md#images-6
describe('What grows is what grows there', () => {
  test.each([
    ['house in the desert', true],
    ['modern house in the city', false],
    ['house in the mountains', false],
    ['house by the sea', false],
    ['Kerala house', false],
  ])('the milk-hedge of the Thar at a %s: %s', (prompt, expected) => {
    expect(grows(thor, prompt)).toBe(expected);
  });

  test.each([
    ['house in the mountains', true],
    ['Himachali cottage in the hills', true],
    ['house in the desert', false],
    ['house by the sea', false],
    ['plain house in the city', false],
    ['Kerala house', false],
  ])('deodars and pines at a %s: %s', (prompt, expected) => {
    expect(grows(deodar, prompt)).toBe(expected);
  });

  test.each([
    ['Kerala house', true],
    ['modern house in the city', false],
    ['house in the desert', false],
  ])('bananas beside a %s: %s', (prompt, expected) => {
    expect(grows(banana, prompt)).toBe(expected);
  });

  test('a desert has fewer leaves than a village, and a garden there that was asked for has more', () => {
    const leaves = (prompt: string) =>
      plants(kitOf(prompt)).filter(({ surface }) => surface.kind === 'leaf').length;
    expect(leaves('plain house in the desert')).toBeLessThan(leaves('plain house in a village') / 2);
    expect(leaves('plain house in the desert with a garden')).toBeGreaterThan(
      leaves('plain house in the desert') * 1.2,
    );
  });

  test('flowers that were asked for bloom, in more places than where none were', () => {
    const blooms = (extras: Kit['parsed']['extras']) => {
      const kit = kitOf('white house in the city, day', undefined, { extras });
      return plants(kit).filter(({ surface }) => blossoms.includes(surface)).length;
    };
    expect(blooms(['flowers'])).toBeGreaterThan(blooms([]) * 1.5);
  });
});

describe('Wild growth', () => {
  const places = ['city', 'desert', 'mountains', 'village'];

  test.each(places)('of the %s stands outside the wall and not on the road', (place) => {
    const kit = kitOf(`plain house in the ${place}`);
    const { width } = kit.plan.plot;
    const all = grown(kit, outside).flatMap(({ corners }) => corners);
    expect(all.length).toBeGreaterThan(100);
    const inside = all.filter(([x, , z]) => (x > 0.05 && x < width - 0.05) || z > 3);
    expect(inside).toEqual([]);
  });

  test('far off stands behind the plot, and none on sand or in the sea', () => {
    const kit = kitOf('plain house in a village');
    const all = grown(kit, country).flatMap(({ corners }) => corners);
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(([, , z]) => z > -kit.plan.plot.depth - 15)).toEqual([]);
    for (const place of ['in the desert', 'by the sea'])
      expect(grown(kitOf(`plain house ${place}`), country)).toEqual([]);
  });

  test('of a house by the river leaves the river free', () => {
    const all = grown(kitOf('plain house by the river'), country).flatMap(({ corners }) => corners);
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(([, , z]) => z > -57)).toEqual([]);
  });
});

// docs/rules.md#images-5
describe('The garden that one stands in', () => {
  const prompts = ['white villa, day', 'Kerala house, day', 'village hut, day', 'Goan house, day'];

  test.each(prompts)('has a free way to the house between flowers: %s', (prompt) => {
    const kit = kitOf(prompt, 'garden');
    const [left, right] = gatesOf(kit).people;
    const before = plants(kit).filter(({ corners }) => corners.every(([, , z]) => z > 0));
    const beside = before.filter(
      ({ surface, corners: [[x]] }) => blossoms.includes(surface) && x > left - 1 && x < right + 1,
    );
    expect(beside.length).toBeGreaterThan(300);
    const onTheWay = before.flatMap(({ corners }) =>
      corners.filter(([x]) => x > left + 0.3 && x < right - 0.3),
    );
    expect(onTheWay).toEqual([]);
  });

  test.each(prompts)('lies within its walls, and ends before it is out of sight: %s', (prompt) => {
    const kit = kitOf(prompt, 'garden');
    const { width } = kit.plan.plot;
    const before = plants(kit)
      .flatMap(({ corners }) => corners)
      .filter(([x, , z]) => z > 2 && x > -0.5 && x < width + 0.5);
    expect(before.length).toBeGreaterThan(3000);
    const over = before.filter(([x, , z]) => x < -0.1 || x > width + 0.1 || z > frontEnd({ view: 'garden' }));
    expect(over).toEqual([]);
  });

  test('is there only for a viewer who stands in it: the road before another view has none', () => {
    const grownAhead = (view?: 'garden') =>
      plants(kitOf('white villa, day', view)).filter(({ corners }) => corners.every(([, , z]) => z > 2))
        .length;
    expect(grownAhead()).toBe(0);
    expect(grownAhead('garden')).toBeGreaterThan(1000);
  });

  test('grows nothing on the sand of a desert where no garden was asked for', () => {
    const near = (prompt: string) =>
      plants(kitOf(prompt, 'garden')).filter(({ corners }) => corners.every(([, , z]) => z > 2)).length;
    expect(near('Rajasthani haveli in the desert')).toBe(0);
    expect(near('Rajasthani haveli in the desert with a garden')).toBeGreaterThan(1000);
  });
});

test('No blade of grass stands in the water of a pool', () => {
  const kit = kitOf('modern house with a pool, day');
  const pool = { x: 3, y: 1.2, width: 5, depth: 2 };
  const blades = grown(kit, () => addPlants(kit, { side: 1, verandah: 0.3, taken: pool })).filter(
    ({ corners }) => corners.some(([, y]) => y === 0) && corners.every(([, y]) => y < 0.12),
  );
  expect(blades.length).toBeGreaterThan(500);
  const inside = blades.filter(
    ({ corners: [[x, , z]] }) =>
      x > pool.x && x < pool.x + pool.width && -z > pool.y && -z < pool.y + pool.depth,
  );
  expect(inside).toEqual([]);
});
