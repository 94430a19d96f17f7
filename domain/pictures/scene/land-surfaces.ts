import type { ParsedPrompt } from '../prompt/prompt.ts';
import { paint, type Surface, surface } from '../raytracer/model/surface.ts';

export const lawn = surface('#567d33', 'grass', { second: paint('#7b8a40') });
const meadow = surface('#647f3a', 'grass', { second: paint('#938a4c') });
const hillMeadow = surface('#5a7f3a', 'grass', { second: paint('#7d8a48') });
export const desertSand = surface('#d2a86c', 'sand');
const beach = surface('#dcc496', 'sand');
export const sea = surface('#1f6f86', 'plain', { kind: 'water' });
export const shallows = surface('#4fb0ae', 'plain', { kind: 'water' });
export const foam = surface('#e8efee', 'plain');
export const river = surface('#3f6f72', 'plain', { kind: 'water' });
export const bank = surface('#a08a62', 'earth');
export const asphalt = surface('#55565a', 'road');
export const dirtRoad = surface('#a3835c', 'earth');
export const kerb = surface('#b9b4aa', 'paving', { second: paint('#8b857b') });
export const line = surface('#e9e5da', 'road');

export const around: Record<ParsedPrompt['place'], Surface> = {
  town: meadow,
  green: meadow,
  hills: hillMeadow,
  mountains: hillMeadow,
  desert: desertSand,
  sea: beach,
  river: meadow,
};
