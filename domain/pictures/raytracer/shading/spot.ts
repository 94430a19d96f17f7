import type { Surface } from '../model/surface.ts';
import { type Vector, vector } from '../model/vector.ts';

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
