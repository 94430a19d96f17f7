import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildBvh } from './bvh.ts';
import { makeRay, type Ray, traced } from './hit.ts';
import { makeRandom } from './random.ts';

// Corners on a grid that 32 bits hold exactly, rays beside it: no ray grazes what rounding would decide.
const step = fc.integer({ min: -20, max: 20 });
const nine = fc.array(
  step.map((one) => one / 4),
  { minLength: 9, maxLength: 9 },
);
const triangles = fc.array(nine, { minLength: 1, maxLength: 80 });
const way = fc.tuple(step, step, step).map(([x, y, z]) => [x / 4 + 0.0317, y / 4 + 0.0713, z / 4 + 0.1129]);

const build = (soup: readonly number[][]) =>
  buildBvh(
    Float32Array.from(soup.flat()),
    Uint8Array.from(soup, (_, index) => index % 256),
  );

function rayOf([x, y, z]: readonly number[], [dx, dy, dz]: readonly number[], reach = 100): Ray {
  const length = Math.hypot(dx ?? 0, dy ?? 0, dz ?? 0);
  return Object.assign(makeRay(), {
    x,
    y,
    z,
    dx: (dx ?? 0) / length || 1e-9,
    dy: (dy ?? 0) / length || 1e-9,
    dz: (dz ?? 0) / length || 1e-9,
    reach,
  });
}

/** Another way to the same distance: the plane first, then the areas of the three parts. */
function brute(soup: readonly number[][], ray: Ray): number {
  let nearest = ray.reach;
  for (const corners of soup) {
    const [a, b, c] = [0, 3, 6].map((from) => Float32Array.from(corners.slice(from, from + 3)));
    if (!a || !b || !c) continue;
    const minus = (one: ArrayLike<number>, other: ArrayLike<number>) =>
      [0, 1, 2].map((axis) => (one[axis] ?? 0) - (other[axis] ?? 0));
    const cross = ([x = 0, y = 0, z = 0]: number[], [x2 = 0, y2 = 0, z2 = 0]: number[]) => [
      y * z2 - z * y2,
      z * x2 - x * z2,
      x * y2 - y * x2,
    ];
    const dot = (one: number[], other: number[]) =>
      one.reduce((sum, part, axis) => sum + part * (other[axis] ?? 0), 0);
    const normal = cross(minus(b, a), minus(c, a));
    const speed = dot(normal, [ray.dx, ray.dy, ray.dz]);
    if (Math.abs(speed) < 1e-9) continue;
    const distance = dot(normal, minus(a, [ray.x, ray.y, ray.z])) / speed;
    if (distance <= 1e-4 || distance >= nearest) continue;
    const at = [ray.x + ray.dx * distance, ray.y + ray.dy * distance, ray.z + ray.dz * distance];
    const sides = [
      [a, b],
      [b, c],
      [c, a],
    ].map(([from, to]) => dot(cross(minus(to ?? [], from ?? []), minus(at, from ?? [])), normal));
    if (sides.every((side) => side >= 0)) nearest = distance;
  }
  return nearest;
}

/** How near to a border the ray passes: there the two ways may round to different answers. */
const wobbles = (soup: readonly number[][], from: readonly number[], to: readonly number[]) => {
  const near = [-1e-5, 1e-5].map((off) =>
    brute(soup, rayOf(from, [(to[0] ?? 0) + off, (to[1] ?? 0) - off, (to[2] ?? 0) + off])),
  );
  return Math.abs((near[0] ?? 0) - (near[1] ?? 0)) > 0.01;
};

describe('What a ray meets first', () => {
  test('is the same as when each triangle is asked', () => {
    fc.assert(
      fc.property(triangles, way, way, (soup, from, to) => {
        fc.pre(!wobbles(soup, from, to));
        const ray = rayOf(from, to);
        const expected = brute(soup, ray);
        const found = traced(build(soup), ray, false);
        expect(ray.reach).toBeCloseTo(expected, 2);
        expect(found >= 0).toBe(expected < 100);
      }),
      { numRuns: 100 },
    );
  });

  test('is the same in a town of many triangles', () => {
    const random = makeRandom(11);
    const soup = Array.from({ length: 400 }, () => {
      const [x, y, z] = [random() * 40, random() * 10, random() * 40];
      return Array.from({ length: 9 }, (_, at) => [x, y, z][at % 3] ?? 0).map((part) => part + random() * 4);
    });
    const bvh = build(soup);
    let hits = 0;
    for (let one = 0; one < 80; one++) {
      const [from, to] = [
        [random() * 40, random() * 10, random() * 40],
        [random() - 0.5, random() - 0.5, random() - 0.5],
      ];
      if (wobbles(soup, from, to)) continue;
      const ray = rayOf(from, to);
      const expected = brute(soup, ray);
      traced(bvh, ray, false);
      expect(ray.reach).toBeCloseTo(expected, 2);
      if (expected < 100) hits++;
    }
    expect(hits).toBeGreaterThan(8);
  });

  test('lies behind no other and not beyond the ray’s end', () => {
    const wall = (z: number) => [-9, -9, z, 9, -9, z, 0, 9, z];
    const bvh = build([wall(5), wall(2), wall(8)]);
    const ray = rayOf([0, 0, 0], [0, 0, 1]);
    expect(bvh.surfaceOf[traced(bvh, ray, false)]).toBe(1);
    expect(ray.reach).toBeCloseTo(2, 5);
    expect(traced(bvh, rayOf([0, 0, 0], [0, 0, 1], 1.9), false)).toBe(-1);
    expect(traced(bvh, rayOf([0, 0, 0], [0, 0, -1]), false)).toBe(-1);
  });

  test('is met from both sides', () => {
    const bvh = build([[-1, -1, 0, 1, -1, 0, 0, 1, 0]]);
    expect(traced(bvh, rayOf([0, 0, 3], [0, 0, -1]), false)).toBe(0);
    expect(traced(bvh, rayOf([0, 0, -3], [0, 0, 1]), false)).toBe(0);
  });

  test('for a shadow it is enough that there is something: the answers agree', () => {
    fc.assert(
      fc.property(triangles, way, way, (soup, from, to) => {
        const bvh = build(soup);
        const first = traced(bvh, rayOf(from, to), false) >= 0;
        expect(traced(bvh, rayOf(from, to), true) >= 0).toBe(first);
      }),
    );
  });
});

describe('The tree of boxes', () => {
  test('has every triangle in one leaf, once', () => {
    fc.assert(
      fc.property(triangles, (soup) => {
        const { link, count, surfaceOf } = build(soup);
        const seen: number[] = [];
        const visit = [0];
        for (let node = visit.pop(); node !== undefined; node = visit.pop()) {
          const [first, many] = [link[node] ?? 0, count[node] ?? 0];
          if (many === 0) visit.push(first, first + 1);
          for (let one = first; one < first + many; one++) seen.push(one);
        }
        expect(seen.toSorted((a, b) => a - b)).toEqual(soup.map((_, index) => index));
        expect([...surfaceOf].toSorted((a, b) => a - b)).toEqual(soup.map((_, index) => index));
      }),
    );
  });

  test('has each child’s box inside its parent’s', () => {
    fc.assert(
      fc.property(triangles, (soup) => {
        const { link, count, bounds } = build(soup);
        const visit = [0];
        for (let node = visit.pop(); node !== undefined; node = visit.pop()) {
          if (count[node] !== 0) continue;
          for (const child of [link[node] ?? 0, (link[node] ?? 0) + 1]) {
            for (const axis of [0, 1, 2]) {
              expect(bounds[child * 6 + axis]).toBeGreaterThanOrEqual(bounds[node * 6 + axis] ?? 0);
              expect(bounds[child * 6 + axis + 3]).toBeLessThanOrEqual(bounds[node * 6 + axis + 3] ?? 0);
            }
            visit.push(child);
          }
        }
      }),
    );
  });

  test('cuts so well that a leaf of a long row of triangles is small', () => {
    const row = Array.from({ length: 400 }, (_, at) => [at, 0, 0, at + 0.5, 0, 0, at, 1, 0]);
    const { count } = build(row);
    expect(Math.max(...count)).toBeLessThanOrEqual(4);
  });

  test('ends, also when all triangles are in one place', () => {
    const { count } = build(Array.from({ length: 50 }, () => [0, 0, 0, 1, 0, 0, 0, 1, 0]));
    expect(Math.max(...count)).toBe(50);
  });

  test('gives each face a direction of the length 1, square to both its edges', () => {
    fc.assert(
      fc.property(triangles, (soup) => {
        const { normals, corners } = build(soup);
        for (let at = 0; at < soup.length; at++) {
          const normal = [0, 1, 2].map((axis) => normals[at * 3 + axis] ?? 0);
          const length = Math.hypot(...normal);
          if (length === 0) continue;
          expect(length).toBeCloseTo(1, 4);
          for (const edge of [3, 6]) {
            const parts = [0, 1, 2].map((axis) => corners[at * 9 + edge + axis] ?? 0);
            const along = parts.reduce((sum, part, axis) => sum + part * (normal[axis] ?? 0), 0);
            expect(Math.abs(along)).toBeLessThan(1e-3 * Math.max(1, Math.hypot(...parts)));
          }
        }
      }),
    );
  });
});

test('a scene of nothing but sky has no hit', () => {
  const bvh = buildBvh(new Float32Array(0), new Uint8Array(0));
  expect(traced(bvh, rayOf([0, 1, 0], [0, 0, 1]), false)).toBe(-1);
});
