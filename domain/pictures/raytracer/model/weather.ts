import type { Colour } from './surface.ts';
import type { Vector } from './vector.ts';

export interface Ridge {
  colour: Colour;
  /** As tangents: the lowest and the highest point over the horizon. */
  low: number;
  high: number;
  /** How many waves round the horizon, and how sharp they are (0 round hills, 1 peaks). */
  waves: number;
  sharp: number;
  /** Snow above this share of the height; 1 for none. */
  snow: number;
}

/** Mountains that stand in space; lengths and heights in kilometres. */
export interface Range {
  near: number;
  far: number;
  high: number;
  /** 0 round hills, 1 crests. */
  rough: number;
  /** Above which snow lies, and above which nothing grows. */
  snow: number;
  trees: number;
  rock: Colour;
  wood: Colour;
  /** How soon they fade, a kilometre. */
  haze: number;
}

export interface Weather {
  sun: { direction: Vector; colour: Colour };
  zenith: Colour;
  horizon: Colour;
  /** Beside the sun, at the horizon. */
  glow: Colour;
  cloudColour: Colour;
  cloudShade: Colour;
  /** 0 clear to 1 covered. */
  cover: number;
  stars: boolean;
  /** Metres after which things are two thirds haze. */
  sight: number;
  ridges: readonly Ridge[];
  range: Range | null;
  seed: number;
}
