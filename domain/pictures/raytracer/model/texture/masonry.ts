import { speck } from '#domain/pictures/raytracer/model/random.ts';
import { smooth, type Vector } from '#domain/pictures/raytracer/model/vector.ts';
import type { Surface } from '../surface.ts';
import { face } from './place.ts';
import { scale, tint } from './tint.ts';

/** How far a place is inside its brick, as a share of the second colour (the joint). */
export function courses(
  into: Vector,
  surface: Surface,
  of: { width: number; height: number; joint: number; spread: number },
): void {
  const row = Math.floor(face.v / of.height);
  const shifted = face.u / of.width + (row % 2 === 0 ? 0 : 0.5);
  const column = Math.floor(shifted);
  const across = (shifted - column) * of.width;
  const up = face.v - row * of.height;
  const joint = Math.min(across, of.width - across, up, of.height - up) < of.joint / 2;
  tint(into, surface, joint ? 1 : 0);
  if (!joint) scale(into, 1 - of.spread / 2 + of.spread * speck(column, row * 7 + 3));
}

export function rubble(into: Vector, surface: Surface): void {
  const u = face.u * 3.2;
  const v = face.v * 4.4;
  let [first, second, name] = [9, 9, 0];
  const column = Math.floor(u);
  const row = Math.floor(v);
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const px = column + dx + 0.15 + 0.7 * speck(column + dx, row + dy);
      const py = row + dy + 0.15 + 0.7 * speck(column + dx + 91, row + dy);
      const distance = (px - u) ** 2 + (py - v) ** 2;
      if (distance < first) {
        second = first;
        first = distance;
        name = speck(column + dx, row + dy + 37);
      } else if (distance < second) second = distance;
    }
  const joint = 1 - smooth(0.05, 0.16, Math.sqrt(second) - Math.sqrt(first));
  tint(into, surface, joint);
  scale(into, 0.72 + 0.5 * name * (1 - joint));
}

/** Holes in a stone screen, drawn as dark diamonds. */
export function jaali(into: Vector, surface: Surface): void {
  const u = face.u / 0.16;
  const v = face.v / 0.16;
  const du = Math.abs(u - Math.floor(u) - 0.5);
  const dv = Math.abs(v - Math.floor(v) - 0.5);
  tint(into, surface, du + dv < 0.34 ? 1 : 0);
}
