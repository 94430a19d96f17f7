import { describe, expect, test } from 'vitest';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import { weatherOf } from '#domain/pictures/scene/weather.ts';
import { panoramaOf, seenIn } from './mountains.ts';

function panoramaFor(prompt: string) {
  const { weather } = weatherOf(readPrompt(prompt), 1);
  if (!weather.range) throw new Error('no mountains');
  return panoramaOf(weather.range, weather);
}
const into = { x: 0, y: 0, z: 0 };
/** The tangent of the skyline that way. */
function skyline(panorama: ReturnType<typeof panoramaFor>, turn: number): number {
  let top = 0;
  for (let tangent = 0; tangent < 0.62; tangent += 0.004)
    if (seenIn(into, panorama, { turn, tangent })) top = tangent;
  return top;
}
const ways = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5];

describe('Mountains that were asked for', () => {
  const himalaya = panoramaFor('House in the Himalaya mountains, day');

  test('stand over the horizon before the camera, with sky above them', () => {
    for (const turn of ways) {
      expect(skyline(himalaya, turn)).toBeGreaterThan(0.05);
      expect(skyline(himalaya, turn)).toBeLessThan(0.5);
    }
  });

  test('bear snow on their heads and woods at their feet', () => {
    const colourAt = (turn: number, tangent: number) => {
      seenIn(into, himalaya, { turn, tangent });
      return { ...into };
    };
    const heads = ways.map((turn) => colourAt(turn, skyline(himalaya, turn) * 0.93));
    const feet = ways.map((turn) => colourAt(turn, 0.012));
    const mean = (of: { x: number; y: number; z: number }[], axis: 'x' | 'y' | 'z') =>
      of.reduce((sum, one) => sum + one[axis], 0) / of.length;
    expect(mean(heads, 'x')).toBeGreaterThan(1.5 * mean(feet, 'x'));
    expect(mean(feet, 'y')).toBeGreaterThan(mean(feet, 'x'));
  });

  test('are higher than hills, and nowhere on the plain', () => {
    const hills = panoramaFor('Bungalow in Munnar hills, day');
    const height = (of: typeof hills) => ways.reduce((sum, turn) => sum + skyline(of, turn), 0);
    expect(height(himalaya)).toBeGreaterThan(height(hills));
    expect(weatherOf(readPrompt('House in town'), 1).weather.range).toBeNull();
  });

  test('stand behind the camera too, for what mirrors them', () =>
    expect(seenIn(into, himalaya, { turn: 3, tangent: 0.02 })).toBe(true));
});
