import { type Surface, surface } from '../model/surface.ts';
import { type Vector, vector } from '../model/vector.ts';

/** What one look through the lens brings: `light` times `albedo`, and `sheen` beside it. */
export interface Look {
  sky: boolean;
  /** From the sun and lamps, with sharp edges; and from the sky, with soft ones. */
  light: Vector;
  skylight: Vector;
  albedo: Vector;
  sheen: Vector;
  normal: Vector;
  distance: number;
  surface: Surface;
}

export const nothing = surface('#000000');
export const makeLook = (): Look => ({
  sky: true,
  light: vector(),
  skylight: vector(),
  albedo: vector(),
  sheen: vector(),
  normal: vector(),
  distance: 0,
  surface: nothing,
});
