import { lamplight, makeSpot, meet, type Spot, skylight, sunlight, type World } from './light.ts';
import { noise } from './maths/random.ts';
import { clamp, dot, mix, normalize, type Vector, vector } from './maths/vector.ts';
import { makeRay, type Ray } from './model/bvh.ts';
import type { Surface } from './model/surface.ts';
import { surface } from './model/surface.ts';

/** What one look through the lens brings: `light` times `albedo`, and `sheen` beside it. */
export interface Look {
  sky: boolean;
  /** From the sun and lamps, with sharp edges; and from the sky, with soft ones. */
  light: Vector;
  skylight: Vector;
  albedo: Vector;
  sheen: Vector;
  normal: Vector;
  distance: number;
  surface: Surface;
}

const nothing = surface('#000000');
export const makeLook = (): Look => ({
  sky: true,
  light: vector(),
  skylight: vector(),
  albedo: vector(),
  sheen: vector(),
  normal: vector(),
  distance: 0,
  surface: nothing,
});

const spot = makeSpot(nothing);
const mirrored = makeSpot(nothing);
const mirror: Ray = makeRay();
const direction = vector();
const seen = vector();

function clear(one: Vector): void {
  one.x = 0;
  one.y = 0;
  one.z = 0;
}

/** Water is never quite level, wet ground even less. */
function ripple({ at, normal }: Spot, depth: number): void {
  const wave = (x: number, z: number) => noise(x * 1.7, z * 2.9) + 0.5 * noise(x * 5.3, z * 7.1) - 0.75;
  normal.x += depth * wave(at.x, at.z);
  normal.z += depth * wave(at.x + 31.7, at.z + 11.3);
  normalize(normal);
}

/** What the mirror at the spot shows, into `seen`; lit simply. */
function reflected(world: World, ray: Ray): void {
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
function mirrorShare({ surface: { kind }, flat, surface: kindOf }: Spot, ray: Ray, wet: number): number {
  const slant = clamp(-(ray.dx * flat.x + ray.dy * flat.y + ray.dz * flat.z), 0, 1);
  const fresnel = (base: number) => base + (1 - base) * (1 - slant) ** 5;
  if (kind === 'glass') return fresnel(0.16);
  if (kind === 'water') return fresnel(0.06);
  if (kind === 'gloss') return fresnel(0.05);
  const ground = flat.y > 0.9 && kindOf.pattern !== 'grass' && kindOf.pattern !== 'leaf';
  return ground ? wet * fresnel(0.1) * 0.75 : 0;
}

/** Follows one ray from the eye. `of.u` and so on: random numbers from 0 to 1. */
export function lookAlong(look: Look, world: World, of: { ray: Ray; random: Float64Array }): void {
  const { ray, random } = of;
  const { scene } = world;
  clear(look.light);
  clear(look.skylight);
  clear(look.sheen);
  clear(look.albedo);
  look.sky = !meet(world, ray, spot);
  if (look.sky) {
    direction.x = ray.dx;
    direction.y = Math.max(ray.dy, 0);
    direction.z = ray.dz;
    world.sky.seen(look.sheen, direction);
    look.distance = 1000;
    look.surface = nothing;
    return;
  }
  look.distance = spot.distance;
  look.surface = spot.surface;
  Object.assign(look.normal, spot.flat);
  const { sun, horizon, sight } = scene.weather;
  const lit = sunlight(world, spot, [random[0] ?? 0, random[1] ?? 0]);
  look.light.x = sun.colour[0] * lit;
  look.light.y = sun.colour[1] * lit;
  look.light.z = sun.colour[2] * lit;
  skylight(look.skylight, world, { spot, u: random[2] ?? 0, v: random[3] ?? 0 });
  if (scene.lamps.length > 0) lamplight(look.light, world, { spot, u: random[4] ?? 0 });
  const { glow, kind } = spot.surface;
  if (glow) addGlow(look.sheen, spot, glow);
  const share = mirrorShare(spot, ray, scene.wet);
  look.albedo.x = spot.albedo.x * (1 - share);
  look.albedo.y = spot.albedo.y * (1 - share);
  look.albedo.z = spot.albedo.z * (1 - share);
  if (share > 0.015) {
    if (kind === 'water') ripple(spot, 0.05);
    else if (kind === 'matte') ripple(spot, 0.03);
    reflected(world, ray);
    look.sheen.x += seen.x * share;
    look.sheen.y += seen.y * share;
    look.sheen.z += seen.z * share;
    if (kind === 'gloss' || kind === 'water') addSparkle(look.sheen, world, { ray, lit });
  }
  const haze = 1 - Math.exp(-((spot.distance / sight) ** 1.5));
  for (const axis of ['x', 'y', 'z'] as const) look.albedo[axis] *= 1 - haze;
  look.sheen.x = mix(look.sheen.x, horizon[0], haze);
  look.sheen.y = mix(look.sheen.y, horizon[1], haze);
  look.sheen.z = mix(look.sheen.z, horizon[2], haze);
}

/** A lit window is brightest at its middle. */
function addGlow(
  sheen: Vector,
  { at, surface: { kind } }: Spot,
  glow: readonly [number, number, number],
): void {
  const folds = kind === 'glass' ? 0.72 + 0.4 * noise(at.x * 5 + at.z * 5, at.y * 0.7) : 1;
  sheen.x += glow[0] * folds;
  sheen.y += glow[1] * folds;
  sheen.z += glow[2] * folds;
}

function addSparkle(sheen: Vector, { scene }: World, { ray, lit }: { ray: Ray; lit: number }): void {
  const { direction: sun, colour } = scene.weather.sun;
  direction.x = sun.x - ray.dx;
  direction.y = sun.y - ray.dy;
  direction.z = sun.z - ray.dz;
  const shine = lit > 0 ? Math.max(0, dot(normalize(direction), spot.normal)) ** 120 : 0;
  sheen.x += colour[0] * shine;
  sheen.y += colour[1] * shine;
  sheen.z += colour[2] * shine;
}
