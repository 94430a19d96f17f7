export interface Ray {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
  /** Where it ends: set by a hit. */
  reach: number;
}

export const makeRay = (): Ray => ({ x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 1, reach: 0 });
