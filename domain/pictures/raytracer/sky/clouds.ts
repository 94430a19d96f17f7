import { cloudNoise } from '../model/random.ts';
import { clamp, mix, smooth, type Vector } from '../model/vector.ts';
import type { Weather } from '../model/weather.ts';

export function addClouds(into: Vector, direction: Vector, weather: Weather): void {
  const far = 1 / (direction.y + 0.12);
  const x = direction.x * far * 1.35 + (weather.seed % 97);
  const z = direction.z * far * 1.35;
  const thick = cloudNoise(x, z) + 0.12 * (cloudNoise(x * 3, z * 3) - 0.5);
  const edge = mix(0.72, 0.12, weather.cover);
  const density =
    smooth(edge, edge + 0.24, thick) * smooth(0, 0.09, direction.y) * mix(0.8, 1, weather.cover);
  if (density <= 0) return;
  const { x: sx, z: sz } = weather.sun.direction;
  const towards = cloudNoise(x + sx * 0.22, z + sz * 0.22);
  const shade = clamp(0.35 + (towards - thick) * -2.6 + 0.5 * (1 - thick), 0, 1);
  const { cloudColour, cloudShade } = weather;
  into.x = mix(into.x, mix(cloudShade[0], cloudColour[0], shade), density);
  into.y = mix(into.y, mix(cloudShade[1], cloudColour[1], shade), density);
  into.z = mix(into.z, mix(cloudShade[2], cloudColour[2], shade), density);
}
