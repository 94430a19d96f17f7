import { traced } from '../model/hit.ts';
import { type Vector, vector } from '../model/vector.ts';
import { aim, lean, probe, towards } from './probe.ts';
import type { Spot } from './spot.ts';
import type { World } from './world.ts';

const skyColour = vector();

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
