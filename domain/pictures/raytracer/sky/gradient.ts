import { clamp, mix, type Vector } from '../model/vector.ts';
import type { Weather } from '../model/weather.ts';

export function clear(into: Vector, direction: Vector, { zenith, horizon, glow, sun }: Weather): void {
  const up = Math.max(0, direction.y);
  const share = 1 - Math.exp(-3.4 * up);
  const { x, y, z } = sun.direction;
  // The sun stands behind the camera and lights the house. The sky glows before the camera, where the picture shows it.
  const toSun = clamp(direction.x * x + direction.y * y - direction.z * z, 0, 1);
  const low = Math.exp(-5 * up) * toSun ** 3;
  into.x = mix(horizon[0], zenith[0], share) + glow[0] * low;
  into.y = mix(horizon[1], zenith[1], share) + glow[1] * low;
  into.z = mix(horizon[2], zenith[2], share) + glow[2] * low;
}
