import { describe, expect, test } from 'vitest';
import { extentOf, trianglesOf } from '#domain/pictures/raytracer/mesh-in-test.ts';
import { Mesh, type Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { addBeast, beasts } from './beast.ts';
import { figureAt } from './figure.ts';

type Kind = keyof typeof beasts;
const kinds = Object.keys(beasts).filter((kind): kind is Kind => Object.hasOwn(beasts, kind));

function drawn(kind: Kind, of = { turn: 0, size: 1 }): Mesh {
  const mesh = new Mesh();
  addBeast(figureAt(mesh, [0, 0], of), beasts[kind]);
  return mesh;
}
const cornersOf = (mesh: Mesh): Point[] => trianglesOf(mesh).flatMap(({ corners }) => corners);
const highest = (points: readonly Point[]) => Math.max(...points.map(([, y]) => y));

// docs/rules.md#images-6
describe.each(kinds)('A %s', (kind) => {
  const mesh = drawn(kind);
  const { low, high } = extentOf(mesh);
  const corners = cornersOf(mesh);

  test('stands with four feet on the ground, one under each corner of its body', () => {
    expect(Math.abs(low[1])).toBeLessThan(0.04);
    const feet = corners.filter(([, y]) => y < 0.03);
    const under = new Set(feet.map(([x, , z]) => `${x > 0 ? 'right' : 'left'} ${z > 0 ? 'fore' : 'hind'}`));
    expect(under.size).toBe(4);
    for (const [x, , z] of feet) {
      expect(Math.abs(x)).toBeLessThan(beasts[kind].wide * 1.2);
      expect(Math.abs(z)).toBeLessThan(beasts[kind].length * 0.75);
    }
  });

  test('is the same on its left and on its right, and longer than wide', () => {
    expect(high[0]).toBeCloseTo(-low[0], 6);
    expect(high[2] - low[2]).toBeGreaterThan(high[0] - low[0]);
  });

  test('has its head before its chest and no part that hangs in the air beside it', () => {
    const { length, back, head } = beasts[kind];
    const ahead = corners.filter(([, , z]) => z > length / 2 + head.ahead);
    expect(ahead.length).toBeGreaterThan(30);
    expect(high[1]).toBeLessThan(Math.max(back, head.up) * 1.45);
    expect(high[2]).toBeLessThan(length / 2 + head.ahead + head.long * 2 + 0.1);
  });

  test('is a whole skin of triangles that can be seen', () => {
    expect(mesh.positions.every(Number.isFinite)).toBe(true);
    const empty = trianglesOf(mesh).filter(({ cross }) => Math.hypot(...cross) < 1e-10);
    expect(empty.length / mesh.surfaceOf.length).toBeLessThan(0.01);
  });
});

describe('One knows', () => {
  test('the animals apart by their hides', () => {
    const hides = kinds.map((kind) => beasts[kind].hide.colour.map((part) => part.toFixed(3)).join(' '));
    expect(new Set(hides).size).toBe(kinds.length);
    const bright = (kind: Kind) => beasts[kind].hide.colour.reduce((sum, part) => sum + part, 0);
    expect(bright('cow')).toBeGreaterThan(8 * bright('buffalo'));
  });

  test('a cow and a goat by the horns over their heads, which a dog and an elephant lack', () => {
    const horned = (kind: Kind) => {
      const { head } = beasts[kind];
      return highest(cornersOf(drawn(kind)).filter(([, , z]) => z > beasts[kind].length / 2)) - head.up;
    };
    for (const kind of ['cow', 'buffalo'] as const) expect(horned(kind)).toBeGreaterThan(0.35);
    expect(horned('goat')).toBeGreaterThan(2 * horned('dog'));
    expect(horned('elephant')).toBeLessThan(2 * beasts.elephant.head.thick);
  });

  test('a camel by its hump and a head that it carries over it', () => {
    const corners = cornersOf(drawn('camel'));
    const hump = highest(corners.filter(([, , z]) => Math.abs(z) < 0.25));
    expect(hump).toBeGreaterThan(beasts.camel.back + 0.3);
    expect(highest(corners.filter(([, , z]) => z > 1.2))).toBeGreaterThan(hump);
    const buffalo = cornersOf(drawn('buffalo'));
    expect(highest(buffalo.filter(([, , z]) => Math.abs(z) < 0.25))).toBeLessThan(beasts.buffalo.back + 0.05);
  });

  test('an elephant by a trunk that hangs before it almost to the ground, and by ears wider than its body', () => {
    const corners = cornersOf(drawn('elephant'));
    const before = corners.filter(([, , z]) => z > beasts.elephant.length / 2 + 0.6);
    expect(Math.min(...before.map(([, y]) => y))).toBeLessThan(0.6);
    const ears = corners.filter(([, y, z]) => y > 2 && z > beasts.elephant.length / 2);
    expect(Math.max(...ears.map(([x]) => x))).toBeGreaterThan(beasts.elephant.wide);
  });

  test('a dog by the tail that it carries, a cow by one that hangs', () => {
    const tail = (kind: Kind) =>
      cornersOf(drawn(kind))
        .filter(([, , z]) => z < -beasts[kind].length / 2 - 0.05)
        .map(([, y]) => y / beasts[kind].back);
    expect(Math.max(...tail('dog'))).toBeGreaterThan(1.2);
    expect(Math.max(...tail('cow'))).toBeLessThan(1);
    expect(Math.min(...tail('cow'))).toBeLessThan(0.6);
  });
});

test('Who is turned looks another way and stays as high, as long and in its place', () => {
  const [ahead, aside] = [0, Math.PI / 2].map((turn) => extentOf(drawn('cow', { turn, size: 1 })));
  expect(aside?.high[1]).toBeCloseTo(ahead?.high[1] ?? 0, 6);
  expect(aside?.high[0]).toBeCloseTo(ahead?.high[2] ?? 0, 1);
  expect(aside?.low[0]).toBeCloseTo(ahead?.low[2] ?? 0, 1);
});

test('A young one is smaller in everything, and stands on the ground too', () => {
  const [grown, young] = [1, 0.5].map((size) => extentOf(drawn('goat', { turn: 0.3, size })));
  for (const axis of [0, 1, 2] as const)
    expect(young?.high[axis]).toBeCloseTo((grown?.high[axis] ?? 0) / 2, 1);
  expect(young?.low[1]).toBeGreaterThan(-0.02);
});
