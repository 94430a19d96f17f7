import { vector } from '../model/vector.ts';
import { nothing } from './look.ts';
import { makeSpot } from './spot.ts';

/** What the ray from the lens met, and a direction to reckon with: kept, so that no ray leaves garbage. */
export const spot = makeSpot(nothing);
export const direction = vector();
