/** Light of three colours, linear: not the numbers of a screen. */
export type Colour = readonly [number, number, number];

export type Pattern =
  | 'plain'
  | 'plaster'
  | 'brick'
  | 'roof-tiles'
  | 'shingles'
  | 'planks'
  | 'ashlar'
  | 'rubble'
  | 'grass'
  | 'paving'
  | 'earth'
  | 'sand'
  | 'road'
  | 'thatch'
  | 'jaali'
  | 'leaf';

export interface Surface {
  colour: Colour;
  pattern: Pattern;
  /** The joints of a wall, the dry places of a lawn. */
  second: Colour;
  /** Leaves let light through; glass, water and gloss mirror what is before them. */
  kind: 'matte' | 'leaf' | 'glass' | 'water' | 'gloss';
  /** Light of its own. */
  glow: Colour | null;
}

/** `#rrggbb` of a screen as linear light. */
export function paint(hex: string): Colour {
  const part = (from: number) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2;
  return [part(1), part(3), part(5)];
}

export const dimmed = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];

export function surface(hex: string, pattern: Pattern = 'plain', more: Partial<Surface> = {}): Surface {
  const colour = paint(hex);
  return { colour, pattern, second: dimmed(colour, 0.6), kind: 'matte', glow: null, ...more };
}
