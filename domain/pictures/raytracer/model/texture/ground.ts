import { cloudNoise, noise, speck } from '#domain/pictures/raytracer/model/random.ts';
import { clamp, smooth, type Vector } from '#domain/pictures/raytracer/model/vector.ts';
import type { Surface } from '../surface.ts';
import { face } from './place.ts';
import { scale, tint } from './tint.ts';

export function grass(into: Vector, surface: Surface, at: Vector): void {
  const patch = cloudNoise(at.x * 0.35, at.z * 0.35);
  const blade = noise(at.x * 26, at.z * 9) * 0.6 + noise(at.x * 60, at.z * 60) * 0.4;
  tint(into, surface, clamp(smooth(0.38, 0.72, patch) * 0.8 + 0.12 * (blade - 0.5), 0, 1));
  scale(into, 0.68 + 0.58 * blade);
}

export function planks(into: Vector, surface: Surface, width: number): void {
  const board = Math.floor(face.v / width);
  const up = face.v / width - board;
  tint(into, surface, up < 0.06 ? 1 : 0.3 * noise(face.u * 2.2 + board * 9, face.v * 40));
  scale(into, 0.82 + 0.3 * speck(board, 11));
}

export function stain(into: Vector, surface: Surface, of: { size: number; depth: number }): void {
  const spot = cloudNoise(face.u * of.size, face.v * of.size);
  tint(into, surface, 0);
  scale(into, 1 - of.depth + 2 * of.depth * spot);
}

export function road(into: Vector, surface: Surface, at: Vector): void {
  tint(into, surface, 0);
  scale(into, 0.8 + 0.25 * noise(at.x * 0.5, at.z * 0.5) + 0.2 * noise(at.x * 40, at.z * 40));
}
