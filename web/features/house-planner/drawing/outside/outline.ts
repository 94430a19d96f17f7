import type { Point } from '#domain/house/geometry/solid/solids.ts';
import type { Face } from '../faces.ts';

/** An edge to be drawn in ink, on one of the faces that it bounds. */
export interface Outline {
  from: Point;
  to: Point;
  face: Face;
  /** Along the face's plane, into it. */
  inward: Point;
}
