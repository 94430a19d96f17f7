import { noise, speck } from '#domain/pictures/raytracer/model/random.ts';
import { clamp, mix, normalize, smooth, type Vector } from '#domain/pictures/raytracer/model/vector.ts';
import type { Surface } from '../surface.ts';
import { courses } from './masonry.ts';
import { face } from './place.ts';
import { scale, tint } from './tint.ts';

/** Round tiles in rows: the normal is bent, so that the sun draws them. */
export function roofTiles(into: Vector, surface: Surface, normal: Vector): void {
  const width = 0.26;
  const height = 0.34;
  const row = Math.floor(face.v / height);
  const column = Math.floor(face.u / width);
  const across = face.u / width - column;
  const up = face.v / height - row;
  tint(into, surface, 0);
  scale(
    into,
    (0.78 + 0.34 * speck(column, row)) *
      (0.72 + 0.28 * smooth(0, 0.22, up)) *
      mix(0.72, 1, smooth(0, 0.2, Math.min(across, 1 - across))),
  );
  const bend = (across - 0.5) * 0.9;
  if (Math.abs(normal.x) > Math.abs(normal.z)) normal.z += bend;
  else normal.x += bend;
  normalize(normal);
}

export function thatch(into: Vector, surface: Surface): void {
  const straw = noise(face.u * 34, face.v * 2.2) * 0.7 + noise(face.u * 90, face.v * 5) * 0.3;
  const layer = face.v / 0.5 - Math.floor(face.v / 0.5);
  tint(into, surface, clamp(1.1 - straw * 1.3, 0, 1));
  scale(into, 0.72 + 0.38 * smooth(0, 0.35, layer));
}

export function shingles(into: Vector, surface: Surface): void {
  courses(into, surface, { width: 0.32, height: 0.24, joint: 0.018, spread: 0.42 });
  const up = face.v / 0.24 - Math.floor(face.v / 0.24);
  scale(into, 0.8 + 0.24 * smooth(0, 0.5, up));
}
