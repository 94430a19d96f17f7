import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaOf, extentOf, trianglesOf, volumeOf } from '../mesh-in-test.ts';
import { Mesh, type Point, unit } from './mesh.ts';
import { surface } from './surface.ts';

const stone = surface('#808080');
const wood = surface('#704020');
const number = fc.double({ min: -20, max: 20, noNaN: true });
const point = fc.tuple(number, number, number);
const size = fc.double({ min: 0.1, max: 10, noNaN: true });

describe('A box', () => {
  test('is closed, looks outwards on all sides and has the right skin', () => {
    fc.assert(
      fc.property(point, size, size, size, ([x, y, z], wide, high, deep) => {
        const mesh = new Mesh();
        mesh.box(stone, [x, y, z], [x + wide, y + high, z + deep]);
        const triangles = trianglesOf(mesh);
        expect(triangles).toHaveLength(12);
        expect(volumeOf(triangles)).toBeCloseTo(wide * high * deep, 5);
        expect(areaOf(triangles)).toBeCloseTo(2 * (wide * high + high * deep + deep * wide), 5);
      }),
    );
  });

  test('lies between its corners', () => {
    const mesh = new Mesh();
    mesh.box(stone, [1, 2, 3], [4, 6, 8]);
    expect(extentOf(mesh)).toEqual({ low: [1, 2, 3], high: [4, 6, 8] });
  });
});

describe('What is turned round a standing axis', () => {
  const drum = (sides: number, profile: [number, number][]) => {
    const mesh = new Mesh();
    mesh.lathe(stone, [3, -4], { profile, sides });
    return trianglesOf(mesh);
  };

  test('keeps its radius all round, and its heights', () => {
    for (const { corners } of drum(12, [
      [2, 0],
      [2, 5],
    ]))
      for (const [x, y, z] of corners) {
        expect(Math.hypot(x - 3, z + 4)).toBeCloseTo(2, 9);
        expect([0, 5]).toContain(y);
      }
  });

  test('closes: its last side meets its first, and it looks outwards', () => {
    const sphere: [number, number][] = Array.from({ length: 41 }, (_, step) => {
      const angle = (step / 40) * Math.PI;
      return [step === 0 || step === 40 ? 0 : Math.sin(angle), -Math.cos(angle)];
    });
    expect(volumeOf(drum(64, sphere))).toBeCloseTo((4 / 3) * Math.PI, 1);
  });

  test('wastes no triangle at its points', () => {
    const cone = drum(10, [
      [1, 0],
      [0, 2],
    ]);
    expect(cone).toHaveLength(10);
    const spindle = drum(10, [
      [0, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(spindle).toHaveLength(20);
    for (const { cross } of [...cone, ...spindle]) expect(Math.hypot(...cross)).toBeGreaterThan(0.01);
  });
});

describe('A beam', () => {
  const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

  test('runs from end to end, as thick as it should be, in any direction', () => {
    fc.assert(
      fc.property(point, point, size, size, (from, to, thick, thin) => {
        fc.pre(far(from, to) > 0.1);
        const mesh = new Mesh();
        mesh.limb(wood, [from, to], [thick, thin]);
        for (const { corners } of trianglesOf(mesh))
          for (const corner of corners) {
            const off = Math.min(Math.abs(far(corner, from) - thick), Math.abs(far(corner, to) - thin));
            expect(off).toBeLessThan(1e-6);
          }
      }),
    );
  });

  test('stands square on its axis, when it stands upright too', () => {
    for (const to of [
      [0, 3, 0],
      [3, 0, 0],
      [1, 2, 3],
      [0, -3, 0.1],
    ] as Point[]) {
      const mesh = new Mesh();
      mesh.limb(wood, [[0, 0, 0], to], [0.5, 0.5]);
      const axis = unit(to);
      const along = trianglesOf(mesh)
        .flatMap(({ corners }) => corners)
        .map(([x, y, z]) => x * axis[0] + y * axis[1] + z * axis[2]);
      for (const place of along)
        expect(Math.min(Math.abs(place), Math.abs(place - Math.hypot(...to)))).toBeLessThan(1e-9);
    }
  });
});

describe('Surfaces', () => {
  test('are numbered once each, in the order of their use', () => {
    const mesh = new Mesh();
    mesh.quad(stone, [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
    ]);
    mesh.addPositions(wood, [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1]);
    mesh.triangle(stone, [
      [0, 0, 0],
      [1, 0, 0],
      [0, 0, 1],
    ]);
    expect(mesh.surfaces).toEqual([stone, wood]);
    expect(mesh.surfaceOf).toEqual([0, 0, 1, 1, 0]);
    expect(mesh.positions).toHaveLength(5 * 9);
  });

  test('that look alike stay two: a leaf of one tree is not one of another', () => {
    const mesh = new Mesh();
    const twin = surface('#808080');
    mesh.box(stone, [0, 0, 0], [1, 1, 1]);
    mesh.box(twin, [0, 0, 0], [1, 1, 1]);
    expect(mesh.surfaces).toHaveLength(2);
  });
});

test('a quad covers its whole face with two triangles', () => {
  const mesh = new Mesh();
  mesh.quad(stone, [
    [0, 0, 0],
    [4, 0, 0],
    [4, 3, 0],
    [0, 3, 0],
  ]);
  const triangles = trianglesOf(mesh);
  expect(areaOf(triangles)).toBeCloseTo(12, 9);
  for (const { cross } of triangles) expect(cross[2]).toBeGreaterThan(0);
});
