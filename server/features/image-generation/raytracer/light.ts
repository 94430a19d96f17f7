import { noise } from './maths/random.ts';
import { clamp, copy, dot, mix, normalize, type Vector, vector } from './maths/vector.ts';
import { type Bvh, buildBvh, makeRay, type Ray } from './model/bvh.ts';
import { traced } from './model/hit.ts';
import type { Surface } from './model/surface.ts';
import { textured } from './model/texture.ts';
import type { Scene } from './scene.ts';
import { makeSky, type Sky } from './sky.ts';

const away = 600;
/** Radians: the sun's soft edge, wider than the real one. */
const sunRadius = 0.016;

/** What a ray met. */
export interface Spot {
  at: Vector;
  /** Of the face, towards the eye. */
  flat: Vector;
  /** Bent by the pattern. */
  normal: Vector;
  surface: Surface;
  triangle: number;
  distance: number;
  albedo: Vector;
}

export interface World {
  scene: Scene;
  bvh: Bvh;
  sky: Sky;
}

export function makeWorld(scene: Scene): World {
  const { mesh, weather } = scene;
  const bvh = buildBvh(Float32Array.from(mesh.positions), Uint8Array.from(mesh.surfaceOf));
  return { scene, bvh, sky: makeSky(weather) };
}

export const makeSpot = (surface: Surface): Spot => ({
  at: vector(),
  flat: vector(),
  normal: vector(),
  surface,
  triangle: 0,
  distance: 0,
  albedo: vector(),
});

/** Finds what the ray meets first; false where that is the sky. */
export function meet({ scene, bvh }: World, ray: Ray, spot: Spot): boolean {
  ray.reach = away;
  const triangle = traced(bvh, ray, false);
  const toGround = ray.dy < -1e-5 ? -ray.y / ray.dy : away;
  if (triangle < 0 && toGround >= away) return false;
  const distance = Math.min(ray.reach, toGround);
  const { at, flat } = spot;
  at.x = ray.x + ray.dx * distance;
  at.y = ray.y + ray.dy * distance;
  at.z = ray.z + ray.dz * distance;
  spot.distance = distance;
  if (toGround <= ray.reach) {
    spot.surface = scene.ground(at.x, at.z);
    spot.triangle = -1;
    flat.x = 0;
    flat.y = 1;
    flat.z = 0;
  } else {
    spot.surface = scene.mesh.surfaces[bvh.surfaceOf[triangle] ?? 0] ?? spot.surface;
    spot.triangle = triangle;
    flat.x = bvh.normals[triangle * 3] ?? 0;
    flat.y = bvh.normals[triangle * 3 + 1] ?? 0;
    flat.z = bvh.normals[triangle * 3 + 2] ?? 0;
    const facing = flat.x * ray.dx + flat.y * ray.dy + flat.z * ray.dz;
    if (facing > 0) {
      flat.x = -flat.x;
      flat.y = -flat.y;
      flat.z = -flat.z;
    }
  }
  dress(scene, spot);
  return true;
}

/** The colour of the spot's surface, with the snow on it. */
function dress({ snow }: Scene, spot: Spot): void {
  copy(spot.flat, spot.normal);
  textured(spot.albedo, spot.surface, spot);
  if (snow === 0 || spot.surface.kind === 'glass' || spot.surface.kind === 'water') return;
  const level = spot.surface.kind === 'leaf' ? Math.abs(spot.flat.y) + 0.1 : spot.flat.y;
  const ragged = 0.25 * noise(spot.at.x * 2.5, spot.at.z * 2.5);
  const lies = clamp((level - 0.45 + ragged) * 3, 0, 1) * snow;
  spot.albedo.x = mix(spot.albedo.x, 0.84, lies);
  spot.albedo.y = mix(spot.albedo.y, 0.87, lies);
  spot.albedo.z = mix(spot.albedo.z, 0.92, lies);
}

const probe = makeRay();
const towards = vector();
const skyColour = vector();
const side = vector();
const other = vector();

function aim(spot: Spot, direction: Vector, reach: number): void {
  probe.x = spot.at.x + spot.flat.x * 0.004;
  probe.y = spot.at.y + spot.flat.y * 0.004;
  probe.z = spot.at.z + spot.flat.z * 0.004;
  probe.dx = direction.x || 1e-9;
  probe.dy = direction.y || 1e-9;
  probe.dz = direction.z || 1e-9;
  probe.reach = reach;
}

function axesOf(normal: Vector): void {
  const flatX = Math.abs(normal.x) > 0.8;
  side.x = flatX ? -normal.y : 0;
  side.y = flatX ? normal.x : normal.z;
  side.z = flatX ? 0 : -normal.y;
  normalize(side);
  other.x = normal.y * side.z - normal.z * side.y;
  other.y = normal.z * side.x - normal.x * side.z;
  other.z = normal.x * side.y - normal.y * side.x;
}

/** Around `axis`: `out` is the distance from it, 0 to 1. */
function lean(axis: Vector, out: number, turn: number): void {
  axesOf(axis);
  const a = Math.cos(turn * 2 * Math.PI) * out;
  const b = Math.sin(turn * 2 * Math.PI) * out;
  const up = Math.sqrt(Math.max(0, 1 - out * out));
  towards.x = axis.x * up + side.x * a + other.x * b;
  towards.y = axis.y * up + side.y * a + other.y * b;
  towards.z = axis.z * up + side.z * a + other.z * b;
}

export function sunlight({ scene, bvh }: World, spot: Spot, [u, v]: readonly [number, number]): number {
  const { direction } = scene.weather.sun;
  const facing = dot(spot.normal, direction);
  const leaf = spot.surface.kind === 'leaf';
  const share = leaf ? 0.32 + 0.68 * Math.abs(facing) * (facing > 0 ? 1 : 0.7) : Math.max(0, facing);
  if (share <= 0 || (!leaf && dot(spot.flat, direction) <= 0)) return 0;
  lean(direction, sunRadius * Math.sqrt(u), v);
  aim(spot, towards, away);
  if (leaf) {
    // Off the leaf on the sun's side, or it would lie in its own shadow.
    probe.x = spot.at.x + direction.x * 0.03;
    probe.y = spot.at.y + direction.y * 0.03;
    probe.z = spot.at.z + direction.z * 0.03;
  }
  if (traced(bvh, probe, true) < 0) return share;
  return leaf ? 0.12 : 0;
}

/** One ray over the half sphere; what it meets near by gives back some of its own light. */
export function skylight(
  light: Vector,
  { scene, bvh, sky }: World,
  of: { spot: Spot; u: number; v: number },
): void {
  const { spot } = of;
  lean(spot.flat, Math.sqrt(of.u), of.v);
  aim(spot, towards, 14);
  const { sun } = scene.weather;
  const found = traced(bvh, probe, false);
  if (found >= 0) {
    const met = scene.mesh.surfaces[bvh.surfaceOf[found] ?? 0];
    if (!met) return;
    const share = 0.1 + 0.12 * Math.max(0, sun.direction.y);
    const { horizon } = scene.weather;
    const part = (axis: 0 | 1 | 2) =>
      met.colour[axis] * (sun.colour[axis] * share + horizon[axis] * 0.22) + (met.glow ? met.glow[axis] : 0);
    light.x += part(0);
    light.y += part(1);
    light.z += part(2);
    return;
  }
  if (towards.y >= 0) {
    sky.lit(skyColour, towards);
    light.x += skyColour.x;
    light.y += skyColour.y;
    light.z += skyColour.z;
    return;
  }
  const met = scene.ground(spot.at.x + towards.x * 3, spot.at.z + towards.z * 3).colour;
  const bright = 0.5 * Math.max(0.1, sun.direction.y);
  light.x += met[0] * (sun.colour[0] * bright + 0.3 * scene.weather.zenith[0]);
  light.y += met[1] * (sun.colour[1] * bright + 0.3 * scene.weather.zenith[1]);
  light.z += met[2] * (sun.colour[2] * bright + 0.3 * scene.weather.zenith[2]);
}

const strengths = new Float64Array(64);

function strengthOf(lamp: Scene['lamps'][number], spot: Spot): number {
  const dx = lamp.at.x - spot.at.x;
  const dy = lamp.at.y - spot.at.y;
  const dz = lamp.at.z - spot.at.z;
  const square = dx * dx + dy * dy + dz * dz;
  const distance = Math.sqrt(square);
  if (distance >= lamp.reach) return 0;
  const facing = (dx * spot.normal.x + dy * spot.normal.y + dz * spot.normal.z) / distance;
  const share = spot.surface.kind === 'leaf' ? 0.3 + 0.7 * Math.abs(facing) : facing;
  return share <= 0 ? 0 : (share * (1 - distance / lamp.reach) ** 2) / (0.25 + square);
}

/** All lamps, but the shadow of one, chosen by its share. */
export function lamplight(light: Vector, { scene, bvh }: World, of: { spot: Spot; u: number }): void {
  const { spot } = of;
  let total = 0;
  for (let index = 0; index < scene.lamps.length; index++) {
    const lamp = scene.lamps[index];
    const strength = lamp ? strengthOf(lamp, spot) : 0;
    strengths[index] = strength;
    total += strength;
  }
  if (total < 1e-4) return;
  let left = of.u * total;
  let chosen = 0;
  for (; chosen < scene.lamps.length - 1; chosen++) {
    left -= strengths[chosen] ?? 0;
    if (left <= 0) break;
  }
  const lamp = scene.lamps[chosen];
  if (!lamp) return;
  towards.x = lamp.at.x - spot.at.x;
  towards.y = lamp.at.y - spot.at.y;
  towards.z = lamp.at.z - spot.at.z;
  const distance = Math.hypot(towards.x, towards.y, towards.z);
  normalize(towards);
  aim(spot, towards, distance - 0.25);
  if (traced(bvh, probe, true) >= 0) return;
  light.x += lamp.colour[0] * total;
  light.y += lamp.colour[1] * total;
  light.z += lamp.colour[2] * total;
}
