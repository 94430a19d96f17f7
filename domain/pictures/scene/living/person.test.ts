import { describe, expect, test } from 'vitest';
import { extentOf, trianglesOf } from '#domain/pictures/raytracer/mesh-in-test.ts';
import { Mesh } from '#domain/pictures/raytracer/model/mesh.ts';
import { type Surface, surface } from '#domain/pictures/raytracer/model/surface.ts';
import { figureAt } from './figure.ts';
import { addMan, addWoman, type Dress } from './person.ts';

const [cloth, border, skin] = ['#b3263a', '#d9a93a', '#8d5a3a'].map((hex) => surface(hex)) as [
  Surface,
  Surface,
  Surface,
];
const dress: Dress = { cloth, border, skin, turban: false };

function drawn(add: typeof addMan, more: Partial<Dress> = {}, of = { turn: 0, size: 1 }): Mesh {
  const mesh = new Mesh();
  add(figureAt(mesh, [0, 0], of), { ...dress, ...more });
  return mesh;
}
const cornersIn = (mesh: Mesh, only: Surface) =>
  trianglesOf(mesh)
    .filter((triangle) => triangle.surface === only)
    .flatMap(({ corners }) => corners);

// docs/rules.md#images-6
describe.each([
  ['woman', addWoman],
  ['man', addMan],
] as const)('A %s', (_, add) => {
  const mesh = drawn(add);

  test('stands on the ground on both sides of the middle and is as high as people are', () => {
    const { low, high } = extentOf(mesh);
    expect(low[1]).toBeGreaterThan(-0.01);
    expect(low[1]).toBeLessThan(0.05);
    expect(high[1]).toBeGreaterThan(1.55);
    expect(high[0]).toBeCloseTo(-low[0], 1);
    expect(high[0] - low[0]).toBeLessThan(0.8);
  });

  test('has a face before its hair and two bare hands at its sides', () => {
    const bare = cornersIn(mesh, skin);
    const face = bare.filter(([x, y]) => y > 1.5 && Math.abs(x) < 0.1);
    const behind = trianglesOf(mesh)
      .filter((triangle) => ![cloth, border, skin].includes(triangle.surface))
      .flatMap(({ corners }) => corners)
      .filter(([, y]) => y > 1.5);
    const mean = (points: typeof bare) => points.reduce((sum, [, , z]) => sum + z, 0) / points.length;
    expect(mean(face)).toBeGreaterThan(mean(behind) + 0.01);
    for (const side of [-1, 1])
      expect(bare.some(([x, y]) => x * side > 0.2 && y > 0.7 && y < 1.1)).toBe(true);
  });

  test('wears the cloth that was chosen', () => {
    const other = surface('#1f7a6d');
    const dressed = drawn(add, { cloth: other });
    expect(cornersIn(dressed, cloth)).toEqual([]);
    expect(cornersIn(dressed, other)).toEqual(cornersIn(mesh, cloth));
    expect(cornersIn(mesh, cloth).length).toBeGreaterThan(100);
  });

  test('as a child is small in everything, and stands on the ground too', () => {
    const [grown, child] = [extentOf(mesh), extentOf(drawn(add, {}, { turn: 0, size: 0.64 }))];
    expect(child.high[1]).toBeLessThan(1.25);
    expect(child.high[0]).toBeLessThan(grown.high[0] * 0.75);
    expect(child.low[1]).toBeGreaterThan(-0.01);
  });
});

test('A sari reaches the ground and has an end over one shoulder', () => {
  const sari = drawn(addWoman);
  const hem = Math.min(...cornersIn(sari, border).map(([, y]) => y));
  expect(hem).toBeLessThan(0.05);
  const over = cornersIn(sari, cloth).filter(([, y]) => y > 1.36);
  expect(over.filter(([x]) => x < 0).length).toBeGreaterThan(over.filter(([x]) => x > 0.02).length);
});

test('A long shirt ends over the knees, with white trousers below it', () => {
  const man = drawn(addMan);
  expect(Math.min(...cornersIn(man, cloth).map(([, y]) => y))).toBeGreaterThan(0.45);
  const white = trianglesOf(man).filter(({ surface: { colour } }) => Math.min(...colour) > 0.6);
  const heights = white.flatMap(({ corners }) => corners.map(([, y]) => y));
  expect(Math.min(...heights)).toBeLessThan(0.1);
  expect(Math.max(...heights)).toBeGreaterThan(0.55);
});

test('A turban sits round the head of a man who wears one, and on nobody else', () => {
  const [wearing, without] = [drawn(addMan, { turban: true }), drawn(addMan)];
  expect(cornersIn(without, border)).toEqual([]);
  const turban = cornersIn(wearing, border);
  expect(Math.min(...turban.map(([, y]) => y))).toBeGreaterThan(1.6);
  expect(extentOf(wearing).high[1]).toBeGreaterThan(extentOf(without).high[1]);
  expect(drawn(addWoman, { turban: true }).positions).toEqual(drawn(addWoman).positions);
});
