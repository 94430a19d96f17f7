import { noise } from '../model/random.ts';
import type { Ray } from '../model/ray.ts';
import { dot, normalize, type Vector } from '../model/vector.ts';
import { direction, spot } from './scratch.ts';
import type { Spot } from './spot.ts';
import type { World } from './world.ts';

/** A lit window is brightest at its middle. */
export function addGlow(
  sheen: Vector,
  { at, surface: { kind } }: Spot,
  glow: readonly [number, number, number],
): void {
  const folds = kind === 'glass' ? 0.72 + 0.4 * noise(at.x * 5 + at.z * 5, at.y * 0.7) : 1;
  sheen.x += glow[0] * folds;
  sheen.y += glow[1] * folds;
  sheen.z += glow[2] * folds;
}

export function addSparkle(sheen: Vector, { scene }: World, { ray, lit }: { ray: Ray; lit: number }): void {
  const { direction: sun, colour } = scene.weather.sun;
  direction.x = sun.x - ray.dx;
  direction.y = sun.y - ray.dy;
  direction.z = sun.z - ray.dz;
  const shine = lit > 0 ? Math.max(0, dot(normalize(direction), spot.normal)) ** 120 : 0;
  sheen.x += colour[0] * shine;
  sheen.y += colour[1] * shine;
  sheen.z += colour[2] * shine;
}
