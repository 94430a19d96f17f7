import { describe, expect, test } from 'vitest';
import { readPrompt } from '../prompt/read-prompt.ts';
import { trianglesOf } from '../raytracer/mesh-in-test.ts';
import type { Scene } from '../raytracer/model/scene.ts';
import { houseFootprint, roofLevel } from './house/kit.ts';
import { makeScene } from './make-scene.ts';
import { planFor } from './plan-for-picture.ts';

const aspect = 1.5;
const sceneOf = (prompt: string) => makeScene(readPrompt(prompt), aspect);
const kindsIn = ({ mesh }: Scene) => new Set(mesh.surfaces.map(({ kind }) => kind));
const styles = [
  'plain house',
  'modern villa',
  'Kerala house',
  'Rajasthani haveli',
  'Goan house',
  'Himachali cottage',
  'village hut with a thatched roof',
];

describe.each(styles)('A picture of a %s', (prompt) => {
  const scene = sceneOf(`${prompt}, day`);
  const triangles = trianglesOf(scene.mesh);

  test('has hardly a triangle without an area', () => {
    expect(scene.mesh.positions.every(Number.isFinite)).toBe(true);
    const empty = triangles.filter(({ cross }) => Math.hypot(...cross) < 1e-9).length;
    expect(empty / triangles.length).toBeLessThan(0.002);
  });

  test('stands on the ground', () => {
    const lowest = scene.mesh.positions.reduce(
      (low, value, at) => (at % 3 === 1 ? Math.min(low, value) : low),
      0,
    );
    expect(lowest).toBeGreaterThan(-1.5);
  });

  test('is the same for the same words', () => {
    const again = sceneOf(`${prompt}, day`);
    expect(again.camera).toEqual(scene.camera);
    expect(again.mesh.positions).toEqual(scene.mesh.positions);
  });

  test('is taken from before the wall, at the height of an eye or a wall, with the house in its middle', () => {
    const { at, turn } = scene.camera;
    expect(at.z).toBeGreaterThan(0);
    expect(at.y).toBeGreaterThan(1.5);
    expect(Math.abs(turn)).toBeLessThan(0.7);
    expect(Math.sign(at.x - 8)).toBe(-Math.sign(turn));
  });
});

// docs/rules.md#images-5
describe('A view that was asked for', () => {
  const from = (view: string) => sceneOf(`white villa, day, ${view}`).camera;

  test('is straight from the front, or well from the side', () => {
    expect(Math.abs(from('from the front').turn)).toBeLessThan(0.1);
    expect(Math.abs(from('from the corner').turn)).toBeGreaterThan(0.7);
  });

  test('is from over the roof, or from the height of an eye', () => {
    const usual = from('').at.y;
    expect(from('from above').at.y).toBeGreaterThan(2 * usual);
    expect(from('from the garden').at.y).toBeLessThan(2);
  });

  test('from the garden shows no wall, no gate and no road before the house, but flowers along a path', () => {
    const parsed = { ...readPrompt('white villa, day'), view: 'garden' as const };
    const scene = makeScene(parsed, aspect);
    const { plot } = planFor(parsed);
    const before = trianglesOf(scene.mesh).filter(({ corners }) => corners.every(([, , z]) => z > 0.3));
    expect(before.some(({ surface }) => surface.kind === 'leaf')).toBe(true);
    const acrossTheWay = before.filter(
      ({ surface, corners }) =>
        surface.kind !== 'leaf' && corners.some(([x, y]) => y > 0.3 && x > 0.4 && x < plot.width - 0.4),
    );
    expect(acrossTheWay).toEqual([]);
    expect(scene.ground(plot.width / 2, 5)).toBe(scene.ground(plot.width / 2, -plot.depth / 2));
  });

  test.each(['front', 'corner', 'garden', 'above'] as const)('has the whole house in it, from %s', (view) => {
    const parsed = { ...readPrompt('white villa, day'), view };
    const { at, turn, spread, shift } = makeScene(parsed, aspect).camera;
    const plan = planFor(parsed);
    const { left, right, front, back } = houseFootprint(plan);
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    for (const x of [left, right])
      for (const z of [front, back])
        for (const y of [0, roofLevel(plan)]) {
          const deep = (x - at.x) * sin - (z - at.z) * cos;
          const across = ((x - at.x) * cos + (z - at.z) * sin) / deep / spread;
          const up = (((y - at.y) / deep - shift) * aspect) / spread;
          expect(deep).toBeGreaterThan(0);
          expect(Math.abs(across)).toBeLessThan(1);
          expect(Math.abs(up)).toBeLessThan(1);
        }
  });
});

describe('What the prompt asks for is in the picture', () => {
  test.each(['pool', 'pond', 'fountain'])('a %s is water', (water) => {
    expect(kindsIn(sceneOf(`modern house with a ${water}`)).has('water')).toBe(true);
    expect(kindsIn(sceneOf('modern house')).has('water')).toBe(false);
  });

  test.each(['car', 'solar', 'swing', 'dome', 'chimney', 'garden', 'arches'])('a %s adds to it', (extra) => {
    const parsed = readPrompt(`modern house with a ${extra}, day`);
    const without = { ...parsed, extras: parsed.extras.filter((one) => one !== extra) };
    const count = (of: typeof parsed) => makeScene(of, aspect).mesh.surfaceOf.length;
    expect(parsed.extras).toContain(extra);
    expect(count(parsed)).toBeGreaterThan(count(without));
  });

  test('a car has the paint that is said', () => {
    const { mesh } = sceneOf('house with a red car');
    expect(mesh.surfaces.some(({ kind, colour }) => kind === 'gloss' && colour[0] > 4 * colour[2])).toBe(
      true,
    );
  });

  test('lamps burn in the evening only', () => {
    expect(sceneOf('house at noon').lamps).toEqual([]);
    expect(sceneOf('house at night').lamps.length).toBeGreaterThan(3);
    const strength = (prompt: string) => sceneOf(prompt).lamps[0]?.colour[0] ?? 0;
    expect(strength('house at night')).toBeGreaterThan(strength('house at sunset'));
  });

  test('rain wets the ground, snow lies on it, and each falls', () => {
    expect(sceneOf('house in rain')).toMatchObject({ wet: 1, snow: 0, falling: 'rain' });
    expect(sceneOf('house in snow')).toMatchObject({ wet: 0, snow: 1, falling: 'snow' });
    expect(sceneOf('house, clear sky')).toMatchObject({ wet: 0, snow: 0, falling: null });
  });
});

describe('A house with a court', () => {
  const land = '25x70 4 bedroom 1 floor';

  test.each([
    `house ${land}`,
    `modern villa ${land}`,
    `bungalow with a flat roof ${land}`,
    'house with a dome 25x80 4 bedroom 1 floor',
    'Rajasthani haveli 25x80 3 bedroom 2 floors',
  ])('stands open to the sky there in a picture of a %s', (prompt) => {
    const parsed = readPrompt(prompt);
    const plan = planFor(parsed);
    const [court] = plan.courts;
    if (!court) throw new Error('no court');
    const { x, y, width, depth } = court.inside;
    const [left, right, far, near] = [x + 0.3, x + width - 0.3, -y - depth + 0.3, -y - 0.3];
    const over = trianglesOf(makeScene(parsed, aspect).mesh).filter(({ corners }) => {
      const [xs, ys, zs] = [0, 1, 2].map((axis) => corners.map((corner) => corner[axis] ?? 0));
      if (!xs || !ys || !zs || Math.min(...ys) < plan.plinth.height + 0.1) return false;
      const across = Math.min(...xs) < right && Math.max(...xs) > left;
      return across && Math.min(...zs) < near && Math.max(...zs) > far;
    });
    expect(over).toEqual([]);
  });

  test('has none under a sloped roof, which is one piece', () => {
    const plan = planFor(readPrompt(`bungalow ${land}`));
    expect(plan.roof.kind).toBe('hip');
    expect(plan.courts).toEqual([]);
  });
});
