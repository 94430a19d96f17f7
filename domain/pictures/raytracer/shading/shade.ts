import type { Ray } from '../model/ray.ts';
import { mix, type Vector } from '../model/vector.ts';
import { lamplight } from './lamplight.ts';
import { type Look, nothing } from './look.ts';
import { meet } from './meet.ts';
import { mirrorShare, reflected, ripple, seen } from './mirror.ts';
import { direction, spot } from './scratch.ts';
import { addGlow, addSparkle } from './sheen.ts';
import { skylight } from './skylight.ts';
import { sunlight } from './sunlight.ts';
import type { World } from './world.ts';

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
