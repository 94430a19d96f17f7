import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Footprint } from '../kit/footprint.ts';

export type Plot = (along: number, across: number, up: number) => Point;

/** A roof on its own axes: `along` the ridge, `across` from eave to eave. */
export function axes(
  { left, right, front, back }: Footprint,
  turned: boolean,
): { at: Plot; long: number; wide: number } {
  return turned
    ? { at: (u, v, y) => [left + v, y, front - u], long: front - back, wide: right - left }
    : { at: (u, v, y) => [left + u, y, front - v], long: right - left, wide: front - back };
}
