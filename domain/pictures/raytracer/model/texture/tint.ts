import { mix, type Vector } from '#domain/pictures/raytracer/model/vector.ts';
import type { Surface } from '../surface.ts';

export function tint(into: Vector, { colour, second }: Surface, share: number): void {
  into.x = mix(colour[0], second[0], share);
  into.y = mix(colour[1], second[1], share);
  into.z = mix(colour[2], second[2], share);
}

export const scale = (into: Vector, by: number): void => {
  into.x *= by;
  into.y *= by;
  into.z *= by;
};
