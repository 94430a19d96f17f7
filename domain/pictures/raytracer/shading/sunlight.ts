import { traced } from '../model/hit.ts';
import { dot } from '../model/vector.ts';
import { away } from './meet.ts';
import { aim, lean, probe, towards } from './probe.ts';
import type { Spot } from './spot.ts';
import type { World } from './world.ts';

/** Radians: the sun's soft edge, wider than the real one. */
const sunRadius = 0.016;

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
