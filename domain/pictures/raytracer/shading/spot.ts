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

/** What a ray met. */
export interface Spot {
  at: Vector;
  /** Of the face, towards the lens. */
  flat: Vector;
  /** Bent by the pattern. */
  normal: Vector;
  surface: Surface;
  triangle: number;
  distance: number;
  albedo: Vector;
}

export const makeSpot = (surface: Surface): Spot => ({
  at: vector(),
  flat: vector(),
  normal: vector(),
  surface,
  triangle: 0,
  distance: 0,
  albedo: vector(),
});

/** What the ray from the lens met, and a direction to reckon with: kept, so that no ray leaves garbage. */
export const spot = makeSpot(nothing);
export const direction = vector();
