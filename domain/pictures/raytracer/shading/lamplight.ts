import { traced } from '../model/hit.ts';
import type { Scene } from '../model/scene.ts';
import { normalize, type Vector } from '../model/vector.ts';
import { aim, probe, towards } from './probe.ts';
import type { Spot } from './spot.ts';
import type { World } from './world.ts';

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
