import { describe, expect, test } from 'vitest';
import { extentOf, trianglesOf } from '#domain/pictures/raytracer/mesh-in-test.ts';
import { Mesh, type Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { type Figure, figureAt } from './figure.ts';
import { addFlying, addHen, addPeacock } from './living.ts';

function drawn(add: (figure: Figure) => void): Mesh {
  const mesh = new Mesh();
  add(figureAt(mesh, [0, 0], { turn: 0 }));
  return mesh;
}
/** Corners of what has a colour of this kind. */
const ofColour = (mesh: Mesh, fits: (red: number, green: number, blue: number) => boolean): Point[] =>
  trianglesOf(mesh)
    .filter(({ surface }) => fits(...surface.colour))
    .flatMap(({ corners }) => corners);
const span = (points: readonly Point[], axis: 0 | 1 | 2) => {
  const values = points.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
};
const isFeather = (mesh: Mesh) =>
  trianglesOf(mesh)
    .filter(({ surface }) => surface.kind === 'leaf')
    .flatMap(({ corners }) => corners);

// docs/rules.md#images-6
describe('A peacock', () => {
  const mesh = drawn(addPeacock);
  const train = isFeather(mesh);
  const blue = ofColour(mesh, (red, green, value) => value > 2 * red && value > 2 * green);

  test('spreads a green train behind its blue body, wider than a man is high', () => {
    expect(span(train, 0)).toBeGreaterThan(1.8);
    expect(Math.max(...train.map(([, y]) => y))).toBeGreaterThan(1.2);
    expect(Math.max(...train.map(([, , z]) => z))).toBeLessThan(0);
    const breast = blue.filter(([, , z]) => z > 0.1);
    expect(breast.length).toBeGreaterThan(20);
  });

  test('spreads it without a gap from one side over its head to the other', () => {
    const edge = train.filter(([x, y]) => Math.hypot(x, y - 0.4) > 0.8);
    const tenths = new Set(edge.map(([x, y]) => Math.floor((Math.atan2(y - 0.4, x) / Math.PI) * 10)));
    for (let tenth = 0; tenth < 10; tenth++) expect(tenths).toContain(tenth);
  });

  test('shows an eye on every feather, before it and not beside it', () => {
    const eyes = blue.filter(([x, , z]) => z < -0.05 && Math.hypot(x, z) > 0.3);
    expect(eyes.length).toBeGreaterThan(100);
    const edge = Math.max(...train.map(([x, y]) => Math.hypot(x, y - 0.4)));
    for (const [x, y] of eyes) expect(Math.hypot(x, y - 0.4)).toBeLessThan(edge);
  });

  test('bears its crown highest of the body and stands on two legs', () => {
    const { low } = extentOf(mesh);
    expect(Math.abs(low[1])).toBeLessThan(0.03);
    const feet = trianglesOf(mesh)
      .flatMap(({ corners }) => corners)
      .filter(([, y]) => y < 0.05);
    expect(new Set(feet.map(([x]) => Math.sign(x)))).toEqual(new Set([-1, 1]));
    const crown = blue.filter(([x, , z]) => z > 0 && Math.abs(x) < 0.1);
    expect(Math.max(...crown.map(([, y]) => y))).toBeGreaterThan(1);
  });
});

describe('A hen', () => {
  const mesh = drawn(addHen);
  const { low, high } = extentOf(mesh);

  test('is knee-high, stands on the ground and wears a red comb on its head', () => {
    expect(Math.abs(low[1])).toBeLessThan(0.03);
    expect(high[1]).toBeGreaterThan(0.35);
    expect(high[1]).toBeLessThan(0.6);
    const comb = ofColour(mesh, (red, green, blue) => red > 6 * green && red > 6 * blue);
    expect(Math.max(...comb.map(([, y]) => y))).toBeCloseTo(high[1], 6);
    expect(Math.min(...comb.map(([, , z]) => z))).toBeGreaterThan(0);
  });

  test('takes less room than a peacock with its train', () => {
    const peacock = extentOf(drawn(addPeacock));
    for (const axis of [0, 1, 2] as const)
      expect(high[axis] - low[axis]).toBeLessThan(peacock.high[axis] - peacock.low[axis]);
    expect(isFeather(mesh)).toEqual([]);
  });
});

describe('A bird on the wing', () => {
  const flying = (turn: number, at: Point = [3, 9, -7]) => {
    const mesh = new Mesh();
    addFlying(mesh, at, turn);
    return mesh;
  };

  test('is where it was put, with a wing on either side, both raised', () => {
    const corners = trianglesOf(flying(0)).flatMap((triangle) => triangle.corners);
    const { low, high } = extentOf(flying(0));
    expect((low[0] + high[0]) / 2).toBeCloseTo(3, 6);
    expect((low[2] + high[2]) / 2).toBeCloseTo(-7, 6);
    expect(low[1]).toBeGreaterThanOrEqual(9);
    for (const side of [-1, 1]) {
      const wing = corners.filter(([x]) => Math.sign(x - 3) === side);
      expect(Math.max(...wing.map(([, y]) => y))).toBeGreaterThan(9.1);
    }
  });

  test('is as wide as a crow or a kite whichever way it flies', () => {
    for (const turn of [0, 0.4, 1, 2.5]) {
      const corners = trianglesOf(flying(turn)).flatMap((triangle) => triangle.corners);
      const wide = 2 * Math.max(...corners.map(([x, , z]) => Math.hypot(x - 3, z + 7)));
      expect(wide).toBeGreaterThan(0.8);
      expect(wide).toBeLessThan(1.4);
    }
  });

  test('is dark against the sky', () => {
    for (const { surface } of trianglesOf(flying(0))) expect(Math.max(...surface.colour)).toBeLessThan(0.1);
  });
});
