/** In space: x along the road, z towards it. */
export interface Footprint {
  left: number;
  right: number;
  front: number;
  back: number;
}
