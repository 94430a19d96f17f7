import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import { paint, type Surface, surface } from '#domain/pictures/raytracer/model/surface.ts';

function panesOf({ time, weather }: ParsedPrompt): Surface[] {
  const pane = (hex: string, glow: readonly [number, number, number] | null) =>
    surface(hex, 'plain', { kind: 'glass', glow });
  if (time === 'night') {
    const warm = (by: number) => [1.0 * by, 0.58 * by, 0.22 * by] as const;
    return [
      pane('#20242c', warm(1.15)),
      pane('#20242c', warm(0.85)),
      pane('#20242c', warm(0.6)),
      pane('#14181f', null),
    ];
  }
  const dark = [pane('#1d2a33', null), pane('#24323a', null), pane('#39434a', null)];
  if (time === 'sunset' || weather === 'rain')
    return [pane('#20242c', [0.5, 0.28, 0.1]), ...dark.slice(0, 2)];
  return dark;
}

function leavesOf({ place, style }: ParsedPrompt): Surface[] {
  const leaf = (hex: string) => surface(hex, 'leaf', { kind: 'leaf' });
  if (place === 'desert') return ['#6d7f45', '#7f8a52', '#5d7440'].map(leaf);
  if (place === 'mountains' || style === 'hill') return ['#35542f', '#2f4a2c', '#456338'].map(leaf);
  return ['#4a7030', '#587f36', '#3c622c'].map(leaf);
}

/** One look of everything on the plot. */
export interface Palette {
  wall: Surface;
  inner: Surface;
  trim: Surface;
  plinth: Surface;
  floor: Surface;
  roof: Surface;
  soffit: Surface;
  wood: Surface;
  door: Surface;
  frame: Surface;
  metal: Surface;
  accent: Surface;
  jaali: Surface;
  stone: Surface;
  paving: Surface;
  clearGlass: Surface;
  /** Some windows lit, some with curtains, some dark. */
  panes: readonly Surface[];
  leaves: readonly Surface[];
  bark: Surface;
  soil: Surface;
  water: Surface;
  bulb: Surface;
}

const wallSeconds: Record<ParsedPrompt['wall']['kind'], string> = {
  plaster: '#c8bda8',
  brick: '#c9b9a2',
  ashlar: '#8f7350',
  rubble: '#6b6257',
  planks: '#3d2817',
  earth: '#8a5c38',
};

export function paletteOf(parsed: ParsedPrompt): Palette {
  const { wall, style } = parsed;
  const tiled = parsed.roof === 'hip' || parsed.roof === 'gable';
  const roofPattern =
    parsed.roof === 'thatch' ? 'thatch' : style === 'hill' ? 'shingles' : tiled ? 'roof-tiles' : 'plaster';
  const warmStone = style === 'rajasthani';
  return {
    wall: surface(wall.colour, wall.kind, { second: paint(wallSeconds[wall.kind]) }),
    inner: surface('#d9d2c4'),
    trim: surface(parsed.trimColour, 'plaster'),
    plinth: surface(warmStone ? '#b98a5c' : style === 'kerala' ? '#7a4a36' : '#8b857b', 'ashlar', {
      second: paint(warmStone ? '#7c5836' : '#57514a'),
    }),
    floor: surface(style === 'kerala' || style === 'village' ? '#8e3f2c' : '#b9ab98', 'paving', {
      second: paint('#6f665a'),
      kind: 'gloss',
    }),
    roof: surface(parsed.roofColour, roofPattern, { second: paint('#4b3320') }),
    soffit: surface('#7a5232', 'planks', { second: paint('#3f2815') }),
    wood: surface('#6b3f22', 'planks', { second: paint('#3c2212') }),
    door: surface(parsed.doorColour, 'planks', { second: paint('#24140b') }),
    frame: surface(
      style === 'modern' ? '#2b2d30' : style === 'plain' || style === 'colonial' ? '#f1efe9' : '#59351d',
    ),
    metal: surface(style === 'modern' ? '#33363a' : '#2a2a2c', 'plain', { kind: 'gloss' }),
    accent:
      style === 'modern'
        ? surface('#9a6b43', 'planks', { second: paint('#4d301a') })
        : surface('#a88a6a', 'rubble', { second: paint('#5c4a38') }),
    jaali: surface(warmStone ? '#d6a873' : '#d8cdb8', 'jaali', { second: paint('#35281c') }),
    stone: surface(warmStone ? '#c99b68' : '#a39a8c', 'ashlar', {
      second: paint(warmStone ? '#8d6640' : '#6d665c'),
    }),
    paving: surface(warmStone ? '#c5a079' : '#a39c92', 'paving', { second: paint('#6d675e') }),
    clearGlass: surface('#7fa3a8', 'plain', { kind: 'glass' }),
    panes: panesOf(parsed),
    leaves: leavesOf(parsed),
    bark: surface('#5d4733', 'earth'),
    soil: surface('#5b4230', 'earth'),
    water: surface(parsed.extras.includes('pool') ? '#2fa7b4' : '#35564f', 'plain', { kind: 'water' }),
    bulb: surface('#fff1d0', 'plain', {
      glow: parsed.time === 'night' || parsed.time === 'sunset' ? [5, 3.2, 1.4] : null,
    }),
  };
}
