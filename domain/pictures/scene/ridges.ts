import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import { dimmed, paint } from '#domain/pictures/raytracer/model/surface.ts';
import type { Range, Ridge } from '#domain/pictures/raytracer/model/weather.ts';

const ridge = (hex: string, [low, high]: readonly [number, number], more: Partial<Ridge> = {}): Ridge => ({
  colour: paint(hex),
  low,
  high,
  waves: 14,
  sharp: 0.15,
  snow: 1,
  ...more,
});

export function ridgesOf({ place, time, weather }: ParsedPrompt): Ridge[] {
  const trees = ridge('#37502f', [0.014, 0.046], { waves: 110, sharp: 0 });
  const found: Record<ParsedPrompt['place'], Ridge[]> = {
    town: [trees],
    green: [trees, ridge('#57714f', [0.02, 0.075], { waves: 22 })],
    river: [
      ridge('#48643c', [0.015, 0.055], { waves: 60, sharp: 0 }),
      ridge('#6f8a86', [0.05, 0.12], { waves: 12 }),
    ],
    hills: [],
    mountains: [],
    desert: [
      ridge('#c69c62', [0.008, 0.05], { waves: 16, sharp: 0.1 }),
      ridge('#b58f66', [0.02, 0.085], { waves: 9, sharp: 0.2 }),
    ],
    sea: [],
  };
  const dark = time === 'night' ? 0.06 : time === 'sunset' ? 0.45 : weather === 'rain' ? 0.5 : 0.8;
  return found[place].map((one) => ({ ...one, colour: dimmed(one.colour, dark) }));
}

/** The hills of Munnar or Shimla, green to the top; or the Himalaya. None in thick fog. */
export function rangeOf({ place, weather }: ParsedPrompt): Range | null {
  if (place !== 'hills' && place !== 'mountains') return null;
  const thick = weather === 'fog' || weather === 'rain' ? 4 : weather === 'snow' ? 2 : 1;
  const snowed = weather === 'snow';
  if (place === 'hills')
    return {
      near: 0.5,
      far: 9,
      high: 1.7,
      rough: 0.35,
      snow: snowed ? 0.5 : 9,
      trees: 9,
      rock: paint('#6d7048'),
      wood: paint('#4c6a35'),
      haze: 0.055 * thick,
    };
  return {
    near: 1.5,
    far: 34,
    high: 8.5,
    rough: 0.85,
    snow: snowed ? 0.5 : 1.6,
    trees: snowed ? 0.5 : 1.1,
    rock: paint('#6b645c'),
    wood: paint('#3d5a35'),
    haze: 0.02 * thick,
  };
}
