import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrompt } from '../prompt/reading/read-prompt.ts';
import { makeScene } from '../scene/make-scene.ts';
import { buildBvh } from './model/bvh.ts';
import { traced } from './model/hit.ts';
import { makeRay } from './model/ray.ts';
import { render } from './render.ts';

const size = { width: 120, height: 80 };
const draw = (prompt: string) =>
  render(makeScene(readPrompt(prompt), size.width / size.height), size, () => undefined);
const meanOf = (pixels: Uint8Array) => pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
const differenceOf = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

describe('The nearest hit is found as without a tree', () => {
  const number = fc.double({ min: -5, max: 5, noNaN: true });
  const corners = fc.array(number, { minLength: 9, maxLength: 9 });
  test('for any triangles and rays', () => {
    fc.assert(
      fc.property(
        fc.array(corners, { minLength: 1, maxLength: 60 }),
        corners,
        (triangles, [x = 0, y = 0, z = 0, dx = 0, dy = 0, dz = 0]) => {
          const length = Math.hypot(dx, dy, dz);
          fc.pre(length > 0.1);
          const ray = () =>
            Object.assign(makeRay(), {
              x,
              y,
              z,
              dx: dx / length || 1e-9,
              dy: dy / length || 1e-9,
              dz: dz / length || 1e-9,
              reach: 100,
            });
          const whole = ray();
          traced(
            buildBvh(Float32Array.from(triangles.flat()), new Uint8Array(triangles.length)),
            whole,
            false,
          );
          const each = triangles.map((one) => {
            const alone = ray();
            traced(buildBvh(Float32Array.from(one), new Uint8Array(1)), alone, false);
            return alone.reach;
          });
          expect(whole.reach).toBeCloseTo(Math.min(100, ...each), 4);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('A picture', { timeout: 60_000 }, () => {
  test('is the same for the same prompt', () => {
    expect(draw('Kerala house')).toEqual(draw('Kerala house'));
  });

  test.each([
    'Kerala house with a pool at sunset',
    'Rajasthani haveli on Diwali night',
    'modern villa with a car in rain',
    'stone cottage in snow',
  ])('of %s has light and dark, no hole of black and no burnt white', (prompt) => {
    const pixels = draw(prompt);
    const mean = meanOf(pixels);
    expect(mean).toBeGreaterThan(14);
    expect(mean).toBeLessThan(215);
    const spread = Math.sqrt(pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / pixels.length);
    expect(spread).toBeGreaterThan(18);
    const black = pixels.filter((value) => value === 0).length / pixels.length;
    expect(black).toBeLessThan(0.03);
  });

  test('of another style, time or colour is another picture', () => {
    const one = draw('white house, day, clear sky');
    for (const prompt of [
      'red house, day, clear sky',
      'white house, night',
      'white Kerala house, day',
      'white house in snow',
    ])
      expect(differenceOf(one, draw(prompt))).toBeGreaterThan(4);
  });

  test('has smooth edges: between roof and sky lie shades of both', () => {
    const shades = new Set<number>();
    const pixels = draw('white modern villa, day, clear sky');
    for (let at = 1; at < pixels.length; at += 3) shades.add(pixels[at] ?? 0);
    expect(shades.size).toBeGreaterThan(150);
  });

  test('tells how far it is', () => {
    const told: number[] = [];
    render(makeScene(readPrompt('house'), 1.5), { width: 48, height: 32 }, (done) => told.push(done));
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });
});

test('no corner of any scene is anything but a number', () => {
  for (const prompt of [
    'Kerala house with a pond',
    'haveli',
    'modern villa, car',
    'cottage in snow',
    'thatched hut, swing, fountain',
    'colonial bungalow',
  ])
    expect(makeScene(readPrompt(prompt), 1.5).mesh.positions.every(Number.isFinite)).toBe(true);
});
