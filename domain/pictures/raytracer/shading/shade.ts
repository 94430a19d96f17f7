import { type Ray, traced } from '../model/hit.ts';
import { noise } from '../model/random.ts';
import type { Scene } from '../model/scene.ts';
import { dot, mix, normalize, type Vector, vector } from '../model/vector.ts';
import { away, meet, type World } from './meet.ts';
import { mirrorShare, reflected, ripple, seen } from './mirror.ts';
import { direction, type Look, nothing, type Spot, spot } from './spot.ts';
import { aim, lean, probe, sunlight, towards } from './sunlight.ts';

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
function lamplight(
  light: Vector,
  { scene, bvh }: World,
  of: { spot: Spot; u: number; random: Float64Array },
): void {
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
  const size = lamp.size ?? 0;
  const aside = (by: number | undefined) => ((by ?? 0.5) - 0.5) * size;
  towards.x = lamp.at.x + aside(of.random[0]) - spot.at.x;
  towards.y = lamp.at.y + aside(of.random[2]) * 0.3 - spot.at.y;
  towards.z = lamp.at.z + aside(of.random[1]) - spot.at.z;
  const distance = Math.hypot(towards.x, towards.y, towards.z);
  normalize(towards);
  aim(spot, towards, distance - 0.25);
  if (traced(bvh, probe, true) >= 0) return;
  light.x += lamp.colour[0] * total;
  light.y += lamp.colour[1] * total;
  light.z += lamp.colour[2] * total;
}

const skyColour = vector();
const second = { sun: 0, lamps: [0, 0, 0] as [number, number, number] };

/** What falls on the place that the probe met: sun where it reaches it, and lamps without their shadows. */
function secondLight({ scene, bvh }: World, triangle: number, u: number): typeof second {
  const [nx, ny, nz] = [
    bvh.normals[triangle * 3] ?? 0,
    bvh.normals[triangle * 3 + 1] ?? 0,
    bvh.normals[triangle * 3 + 2] ?? 0,
  ];
  const turned = nx * probe.dx + ny * probe.dy + nz * probe.dz > 0 ? -1 : 1;
  const [px, py, pz] = [
    probe.x + probe.dx * probe.reach + nx * turned * 0.004,
    probe.y + probe.dy * probe.reach + ny * turned * 0.004,
    probe.z + probe.dz * probe.reach + nz * turned * 0.004,
  ];
  second.lamps.fill(0);
  for (const lamp of scene.lamps) {
    const [dx, dy, dz] = [lamp.at.x - px, lamp.at.y - py, lamp.at.z - pz];
    const square = dx * dx + dy * dy + dz * dz;
    const distance = Math.sqrt(square);
    const facing = ((dx * nx + dy * ny + dz * nz) * turned) / distance;
    if (facing <= 0 || distance >= lamp.reach) continue;
    const strength = (facing * (1 - distance / lamp.reach) ** 2) / (0.25 + square);
    for (const axis of [0, 1, 2] as const) second.lamps[axis] += lamp.colour[axis] * strength;
  }
  const { direction: sun } = scene.weather.sun;
  const facing = (nx * sun.x + ny * sun.y + nz * sun.z) * turned;
  second.sun = 0;
  // Every other time, and then twice: a ray less for the same light.
  if (facing <= 0 || (u * 64) % 2 < 1) return second;
  probe.x = px;
  probe.y = py;
  probe.z = pz;
  probe.dx = sun.x || 1e-9;
  probe.dy = sun.y || 1e-9;
  probe.dz = sun.z || 1e-9;
  probe.reach = away;
  if (traced(bvh, probe, true) < 0) second.sun = facing * 1.6;
  return second;
}

/** One ray over the half sphere; what it meets near by gives back some of its own light. */
function skylight(light: Vector, world: World, of: { spot: Spot; u: number; v: number }): void {
  const { scene, bvh, sky } = world;
  const { spot } = of;
  lean(spot.flat, Math.sqrt(of.u), of.v);
  aim(spot, towards, 14);
  const { sun } = scene.weather;
  const found = traced(bvh, probe, false);
  if (found >= 0) {
    const met = scene.mesh.surfaces[bvh.surfaceOf[found] ?? 0];
    if (!met) return;
    const { horizon } = scene.weather;
    const lit = secondLight(world, found, of.u);
    const part = (axis: 0 | 1 | 2) =>
      met.colour[axis] * (sun.colour[axis] * lit.sun + lit.lamps[axis] + horizon[axis] * 0.22) +
      (met.glow ? met.glow[axis] : 0);
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

function clear(one: Vector): void {
  one.x = 0;
  one.y = 0;
  one.z = 0;
}

/** Follows one ray from the lens. `of.u` and so on: random numbers from 0 to 1. */
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
  // In a room the lamps are wide: their light is as soft as the sky's.
  const soft = scene.lamps[0]?.size ? look.skylight : look.light;
  if (scene.lamps.length > 0) lamplight(soft, world, { spot, u: random[4] ?? 0, random });
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
