import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dimmed, paint, surface } from './surface.ts';
import { clamp, copy, dot, mix, normalize, smooth, vector } from './vector.ts';

const number = fc.double({ min: -1000, max: 1000, noNaN: true });
const any = fc.tuple(number, number, number);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('A direction', () => {
  test('has the length 1 and still points the same way', () => {
    fc.assert(
      fc.property(any, (parts) => {
        const before = vector(...parts);
        fc.pre(Math.hypot(...parts) > 1e-3);
        const unit = normalize(vector(...parts));
        expect(Math.hypot(unit.x, unit.y, unit.z)).toBeCloseTo(1, 9);
        expect(dot(unit, before)).toBeCloseTo(Math.hypot(...parts), 6);
      }),
    );
  });

  test('of nothing is nothing, and no hole in the picture', () => {
    expect(normalize(vector())).toEqual({ x: 0, y: 0, z: 0 });
  });

  test('is changed in place', () => {
    const one = vector(0, 5, 0);
    expect(normalize(one)).toBe(one);
    expect(one).toEqual({ x: 0, y: 1, z: 0 });
  });

  test('is copied whole, and the copy is its own', () => {
    const [from, into] = [vector(1, 2, 3), vector()];
    copy(from, into);
    from.x = 9;
    expect(into).toEqual({ x: 1, y: 2, z: 3 });
  });
});

describe('Numbers between two others', () => {
  test('stay between them', () => {
    fc.assert(
      fc.property(number, number, share, (a, b, part) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(clamp(a + b, low, high)).toBeGreaterThanOrEqual(low);
        expect(clamp(a + b, low, high)).toBeLessThanOrEqual(high);
        expect(mix(a, b, part)).toBeGreaterThanOrEqual(low - 1e-9);
        expect(mix(a, b, part)).toBeLessThanOrEqual(high + 1e-9);
      }),
    );
  });

  test('begin at the first and end at the second', () => {
    expect([mix(3, 7, 0), mix(3, 7, 1), mix(3, 7, 0.25)]).toEqual([3, 7, 4]);
    expect([clamp(-1, 0, 1), clamp(2, 0, 1), clamp(0.4, 0, 1)]).toEqual([0, 1, 0.4]);
  });

  test('rise smoothly: never down, flat at both ends, symmetric', () => {
    expect([smooth(2, 4, 1), smooth(2, 4, 3), smooth(2, 4, 9)]).toEqual([0, 0.5, 1]);
    fc.assert(
      fc.property(share, share, (a, b) => {
        expect(smooth(0, 1, Math.max(a, b))).toBeGreaterThanOrEqual(smooth(0, 1, Math.min(a, b)));
        expect(smooth(0, 1, a) + smooth(0, 1, 1 - a)).toBeCloseTo(1, 9);
      }),
    );
    expect(smooth(0, 1, 0.01)).toBeLessThan(0.001);
    // From above to below: what is nearer is stronger.
    expect(smooth(0.4, 0, 0.1)).toBeGreaterThan(smooth(0.4, 0, 0.3));
  });
});

describe('The paint of a surface', () => {
  test('is light, not the numbers of a screen: half of 255 is about a fifth', () => {
    expect(paint('#000000')).toEqual([0, 0, 0]);
    expect(paint('#ffffff')).toEqual([1, 1, 1]);
    expect(paint('#808080')[0]).toBeCloseTo(0.22, 2);
  });

  test('keeps red, green and blue apart', () => {
    expect(paint('#ff8000').map((part) => Math.round(part * 100))).toEqual([100, 22, 0]);
  });

  test('is matte, dark in its joints and without light of its own, unless said', () => {
    const plain = surface('#ffffff');
    expect(plain).toMatchObject({ pattern: 'plain', kind: 'matte', glow: null });
    expect(plain.second[0]).toBeLessThan(plain.colour[0]);
    expect(surface('#ffffff', 'brick', { kind: 'gloss', glow: [1, 1, 1] })).toMatchObject({
      pattern: 'brick',
      kind: 'gloss',
      glow: [1, 1, 1],
    });
    expect(dimmed([1, 0.5, 0], 0.5)).toEqual([0.5, 0.25, 0]);
  });
});
