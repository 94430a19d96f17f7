import { makeRay, type Ray } from '../model/hit.ts';
import { noise } from '../model/random.ts';
import { clamp, normalize, vector } from '../model/vector.ts';
import { meet, type World } from './meet.ts';
import { direction, makeSpot, nothing, type Spot, spot } from './spot.ts';
import { sunlight } from './sunlight.ts';

const mirrored = makeSpot(nothing);
const mirror: Ray = makeRay();
export const seen = vector();

/** Water is never quite level, wet ground even less. */
export function ripple({ at, normal }: Spot, depth: number): void {
  const wave = (x: number, z: number) => noise(x * 1.7, z * 2.9) + 0.5 * noise(x * 5.3, z * 7.1) - 0.75;
  normal.x += depth * wave(at.x, at.z);
  normal.z += depth * wave(at.x + 31.7, at.z + 11.3);
  normalize(normal);
}

/** What the mirror at the spot shows, into `seen`; lit simply. */
export function reflected(world: World, ray: Ray): void {
  const { normal, at, flat } = spot;
  const twice = 2 * (ray.dx * normal.x + ray.dy * normal.y + ray.dz * normal.z);
  direction.x = ray.dx - twice * normal.x;
  direction.y = ray.dy - twice * normal.y;
  direction.z = ray.dz - twice * normal.z;
  if (flat.y > 0.9) direction.y = Math.abs(direction.y);
  normalize(direction);
  mirror.x = at.x + flat.x * 0.005;
  mirror.y = at.y + flat.y * 0.005;
  mirror.z = at.z + flat.z * 0.005;
  mirror.dx = direction.x || 1e-9;
  mirror.dy = direction.y || 1e-9;
  mirror.dz = direction.z || 1e-9;
  if (!meet(world, mirror, mirrored)) {
    world.sky.seen(seen, direction);
    return;
  }
  const { sun, zenith, horizon } = world.scene.weather;
  const lit = sunlight(world, mirrored, [0, 0]);
  const open = 0.45 + 0.25 * mirrored.flat.y;
  const glow = mirrored.surface.glow;
  const part = (albedo: number, axis: 0 | 1 | 2) =>
    albedo * (sun.colour[axis] * lit + open * 0.5 * (zenith[axis] + horizon[axis])) + (glow ? glow[axis] : 0);
  seen.x = part(mirrored.albedo.x, 0);
  seen.y = part(mirrored.albedo.y, 1);
  seen.z = part(mirrored.albedo.z, 2);
}

/** How much of a mirror a surface is, seen at this slant. */
export function mirrorShare(
  { surface: { kind }, flat, surface: kindOf }: Spot,
  ray: Ray,
  wet: number,
): number {
  const slant = clamp(-(ray.dx * flat.x + ray.dy * flat.y + ray.dz * flat.z), 0, 1);
  const fresnel = (base: number) => base + (1 - base) * (1 - slant) ** 5;
  if (kind === 'glass') return fresnel(0.16);
  if (kind === 'water') return fresnel(0.06);
  if (kind === 'gloss') return fresnel(0.05);
  const ground = flat.y > 0.9 && kindOf.pattern !== 'grass' && kindOf.pattern !== 'leaf';
  return ground ? wet * fresnel(0.1) * 0.75 : 0;
}
