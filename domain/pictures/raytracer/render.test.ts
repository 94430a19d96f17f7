import { describe, expect, test } from 'vitest';
import { readPrompt } from '../prompt/read-prompt.ts';
import { makeScene } from '../scene/make-scene.ts';
import { render } from './render.ts';

const size = { width: 120, height: 80 };
const draw = (prompt: string) =>
  render(makeScene(readPrompt(prompt), size.width / size.height), size, () => undefined);
const meanOf = (pixels: Uint8Array) => pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
const differenceOf = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

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
