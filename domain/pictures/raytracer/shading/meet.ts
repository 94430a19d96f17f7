import { type Bvh, buildBvh } from '../model/bvh.ts';
import { type Ray, traced } from '../model/hit.ts';
import { noise } from '../model/random.ts';
import type { Scene } from '../model/scene.ts';
import { textured } from '../model/texture.ts';
import { clamp, copy, mix } from '../model/vector.ts';
import { makeSky, type Sky } from './sky.ts';
import type { Spot } from './spot.ts';

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

export const away = 600;

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
