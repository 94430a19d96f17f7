import { describe, expect, test } from 'vitest';
import type { Living } from '#domain/pictures/prompt/prompt.ts';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import { extentOf } from '#domain/pictures/raytracer/mesh-in-test.ts';
import { Mesh } from '#domain/pictures/raytracer/model/mesh.ts';
import { makeRandom } from '#domain/pictures/raytracer/model/random.ts';
import type { Scene } from '#domain/pictures/raytracer/model/scene.ts';
import { roofLevel } from '../house/kit.ts';
import { paletteOf } from '../house/palette.ts';
import { makeScene } from '../make-scene.ts';
import { planFor } from '../plan-for-picture.ts';
import { addBeast, beasts } from './beast.ts';
import { figureAt } from './figure.ts';
import { addLiving } from './living.ts';
import { addMan, addWoman } from './person.ts';

const parsed = readPrompt('white villa, day');
const withLiving = (living: { kind: Living; count: number }[], view = parsed.view): Scene =>
  makeScene({ ...parsed, view, living }, 1.5);
const bare = withLiving([]);
const kinds = [
  'people',
  'woman',
  'man',
  'child',
  'cow',
  'buffalo',
  'goat',
  'dog',
  'cat',
  'camel',
  'elephant',
  'hen',
  'peacock',
  'birds',
] as const satisfies Living[];

/** Triangles of the scene beyond those of the empty one: what was added comes last but for the lights. */
const added = (scene: Scene) => scene.mesh.surfaceOf.length - bare.mesh.surfaceOf.length;

describe.each(kinds)('A %s that is asked for', (kind) => {
  const scene = withLiving([{ kind, count: 2 }]);

  test('is in the picture, and the house is the same with and without', () => {
    expect(added(scene)).toBeGreaterThan(2);
    const own = bare.mesh.positions.length;
    expect(scene.mesh.positions.slice(0, own)).toEqual(bare.mesh.positions);
  });

  test('stands within the frame, in the air or on the ground', () => {
    const { at, turn, spread, shift } = scene.camera;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const { positions } = scene.mesh;
    for (let place = bare.mesh.positions.length; place < positions.length; place += 3) {
      const [x = 0, y = 0, z = 0] = [positions[place], positions[place + 1], positions[place + 2]];
      expect(y).toBeGreaterThan(-0.02);
      const deep = (x - at.x) * sin - (z - at.z) * cos;
      const across = ((x - at.x) * cos + (z - at.z) * sin) / deep / spread;
      const up = (((y - at.y) / deep - shift) * 1.5) / spread;
      expect(deep).toBeGreaterThan(0);
      // An ear or a tail may be cut by the edge.
      expect(Math.abs(across)).toBeLessThan(1.05);
      expect(Math.abs(up)).toBeLessThan(1.02);
    }
  });
});

test('Where nobody is named nobody stands', () => {
  expect(parsed.living).toEqual([]);
  expect(bare.mesh.positions).toEqual(makeScene(parsed, 1.5).mesh.positions);
});

describe('Sizes are those of life', () => {
  const heightOf = (draw: (mesh: Mesh) => void) => {
    const mesh = new Mesh();
    draw(mesh);
    const { low, high } = extentOf(mesh);
    return high[1] - low[1];
  };
  const beast = (kind: keyof typeof beasts) =>
    heightOf((mesh) => addBeast(figureAt(mesh, [0, 0], { turn: 0 }), beasts[kind]));
  const [cloth] = bare.mesh.surfaces;

  test('of people', () => {
    if (!cloth) throw new Error('no surface');
    const dress = { cloth, border: cloth, skin: cloth, turban: false };
    for (const add of [addMan, addWoman]) {
      const grown = heightOf((mesh) => add(figureAt(mesh, [0, 0], { turn: 0 }), dress));
      expect(grown).toBeGreaterThan(1.5);
      expect(grown).toBeLessThan(1.9);
    }
  });

  test('of animals, from the cat to the elephant', () => {
    const heights = (['cat', 'dog', 'goat', 'cow', 'camel', 'elephant'] as const).map(beast);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights.at(0)).toBeLessThan(0.6);
    expect(heights.at(-1)).toBeGreaterThan(2.2);
  });
});

const plan = planFor(parsed);
/** Who is named alone, without house and garden: each one's corners, and where they stand. */
function alone(living: { kind: Living; count: number }[], of = { parsed, plan }) {
  const asked = { ...of.parsed, living };
  const mesh = new Mesh();
  const random = makeRandom(1);
  const spots = addLiving({ mesh, palette: paletteOf(asked), parsed: asked, plan: of.plan, random });
  return { mesh, spots, triangles: mesh.surfaceOf.length };
}

// docs/rules.md#images-6
describe('As many as are named', () => {
  const animals = kinds.filter((kind) => Object.hasOwn(beasts, kind) || kind === 'hen' || kind === 'peacock');

  test.each(animals)('stand there: one, two and five of %s, none in the place of another', (kind) => {
    const { triangles } = alone([{ kind, count: 1 }]);
    for (const count of [1, 2, 5]) {
      const some = alone([{ kind, count }]);
      expect(some.triangles).toBe(count * triangles);
      expect(some.spots).toHaveLength(count);
      const long = kind === 'hen' ? 0.4 : kind === 'peacock' ? 2 : beasts[kind as keyof typeof beasts].length;
      for (const [index, [x, z]] of some.spots.entries()) {
        expect(z).toBeGreaterThan(0);
        for (const [other] of some.spots.slice(0, index)) expect(Math.abs(x - other)).toBeGreaterThan(long);
      }
    }
  });

  test.each(['woman', 'man', 'child', 'people'] as const)(
    'are seen of %s, each in a place of its own',
    (kind) => {
      for (const count of [1, 2, 3, 5]) {
        const { spots } = alone([{ kind, count }]);
        expect(spots).toHaveLength(count);
        for (const [index, [x]] of spots.entries())
          for (const [other] of spots.slice(0, index)) expect(Math.abs(x - other)).toBeGreaterThan(0.45);
      }
    },
  );

  test('fly there: seven birds are seven times one', () => {
    const { triangles } = alone([{ kind: 'birds', count: 1 }]);
    expect(alone([{ kind: 'birds', count: 7 }]).triangles).toBe(7 * triangles);
  });

  test('leave the car its way: not even a tail stands in it', () => {
    const withCar = readPrompt('white villa with a car, day');
    const its = planFor(withCar);
    const car = its.parking?.car;
    if (!car) throw new Error('no car');
    for (const kind of ['cow', 'elephant', 'goat'] as const) {
      const { positions } = alone([{ kind, count: 5 }], { parsed: withCar, plan: its }).mesh;
      const inTheWay = positions.filter((x, place) => place % 3 === 0 && x > car.x && x < car.x + car.width);
      expect(inTheWay).toEqual([]);
    }
  });
});

test('Birds fly over the roof of the house, however high it is', () => {
  for (const words of ['single storey white villa', 'four storey white villa']) {
    const prompt = readPrompt(`${words}, day`);
    const of = { parsed: prompt, plan: planFor(prompt) };
    const { low } = extentOf(alone([{ kind: 'birds', count: 5 }], of).mesh);
    expect(low[1]).toBeGreaterThan(roofLevel(of.plan));
  }
});

test.each(['front', 'corner', 'garden', 'above'] as const)(
  'Seen from %s too, nobody stands out of the picture',
  (view) => {
    const living = [
      { kind: 'people', count: 3 },
      { kind: 'cow', count: 2 },
      { kind: 'peacock', count: 1 },
    ] as const;
    const [{ mesh, camera }, empty] = [withLiving([...living], view), withLiving([], view)];
    const [sin, cos] = [Math.sin(camera.turn), Math.cos(camera.turn)];
    for (let place = empty.mesh.positions.length; place < mesh.positions.length; place += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.slice(place, place + 3);
      const deep = (x - camera.at.x) * sin - (z - camera.at.z) * cos;
      const across = ((x - camera.at.x) * cos + (z - camera.at.z) * sin) / deep / camera.spread;
      expect(deep).toBeGreaterThan(0);
      // An ear or a tail may be cut by the edge.
      expect(Math.abs(across)).toBeLessThan(1.05);
      expect(Math.abs((((y - camera.at.y) / deep - camera.shift) * 1.5) / camera.spread)).toBeLessThan(1.02);
    }
  },
);

test('The same words show the same people and animals in the same places', () => {
  const living = [
    { kind: 'woman', count: 2 },
    { kind: 'cow', count: 1 },
  ] as const;
  expect(alone([...living]).mesh.positions).toEqual(alone([...living]).mesh.positions);
  const other = { parsed: { ...parsed, seed: parsed.seed + 1 }, plan };
  expect(alone([...living], other).mesh.positions).not.toEqual(alone([...living]).mesh.positions);
});
