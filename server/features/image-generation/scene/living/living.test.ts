import { describe, expect, test } from 'vitest';
import type { Living } from '#server/features/image-generation/prompt/prompt.ts';
import { readPrompt } from '#server/features/image-generation/prompt/reading/read-prompt.ts';
import { extentOf } from '#server/features/image-generation/raytracer/mesh-in-test.ts';
import { Mesh } from '#server/features/image-generation/raytracer/model/mesh.ts';
import type { Scene } from '#server/features/image-generation/raytracer/model/scene.ts';
import { makeScene } from '../make-scene.ts';
import { addBeast, beasts } from './beast.ts';
import { figureAt } from './figure.ts';
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
      expect(Math.abs(across)).toBeLessThan(1.02);
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
