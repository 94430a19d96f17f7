import type { ParsedPrompt } from '#server/features/image-generation/prompt/prompt.ts';
import { dimmed, paint } from '#server/features/image-generation/raytracer/model/surface.ts';
import type { Ridge } from '#server/features/image-generation/raytracer/model/weather.ts';

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
    hills: [
      ridge('#41603a', [0.03, 0.12], { waves: 26, sharp: 0.1 }),
      ridge('#5f7f66', [0.09, 0.22], { waves: 15, sharp: 0.2 }),
      ridge('#8aa4a6', [0.16, 0.31], { waves: 11, sharp: 0.35 }),
    ],
    mountains: [
      ridge('#31492f', [0.03, 0.1], { waves: 60, sharp: 0.5 }),
      ridge('#5b7180', [0.1, 0.25], { waves: 17, sharp: 0.7 }),
      ridge('#76899d', [0.2, 0.44], { waves: 13, sharp: 0.85, snow: 0.62 }),
    ],
    desert: [
      ridge('#c69c62', [0.008, 0.05], { waves: 16, sharp: 0.1 }),
      ridge('#b58f66', [0.02, 0.085], { waves: 9, sharp: 0.2 }),
    ],
    sea: [],
  };
  const dark = time === 'night' ? 0.06 : time === 'sunset' ? 0.45 : weather === 'rain' ? 0.5 : 0.8;
  return found[place].map((one) => ({ ...one, colour: dimmed(one.colour, dark) }));
}
