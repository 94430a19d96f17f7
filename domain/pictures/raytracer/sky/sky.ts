import { cloudNoise } from '../model/random.ts';
import { mix, smooth, type Vector } from '../model/vector.ts';
import type { Weather } from '../model/weather.ts';
import { clear } from './gradient.ts';
import { panoramaOf, seenIn } from './mountains.ts';
import { inside, outline } from './ridges.ts';
import { around, drawMap, look } from './sky-map.ts';
import { addStars } from './stars.ts';

export interface Sky {
  /** The colour that the camera sees that way. */
  seen(into: Vector, direction: Vector): void;
  /** The light that comes from there, without clouds and hills; quick. */
  lit(into: Vector, direction: Vector): void;
}

export function makeSky(weather: Weather): Sky {
  const map = drawMap(weather);
  const range = weather.range && panoramaOf(weather.range, weather);
  const ridges = weather.ridges.map((ridge, index) => ({
    ...ridge,
    line: outline(ridge, weather.seed + index * 131),
  }));
  return {
    lit: (into, direction) => clear(into, direction, weather),
    seen(into, direction) {
      const flat = Math.hypot(direction.x, direction.z) || 1e-6;
      const tangent = direction.y / flat;
      // The outline's two ends meet behind the camera.
      const turn = Math.atan2(direction.x, -direction.z) / around + 0.5;
      for (const { line, colour, snow, high } of ridges) {
        const top = inside(line, turn);
        if (tangent > top) continue;
        const white =
          snow < 1
            ? smooth(
                snow - 0.05,
                snow + 0.05,
                tangent / high + 0.5 * (cloudNoise(turn * 130, tangent * 16) - 0.5),
              )
            : 0;
        const shade = 0.86 + 0.28 * cloudNoise(turn * 220, tangent * 40);
        const haze = 0.12 + (1 - smooth(0, 0.03, tangent)) * 0.2;
        const { horizon } = weather;
        into.x = mix(mix(colour[0] * shade, horizon[0] * 1.1, white * 0.85), horizon[0], haze);
        into.y = mix(mix(colour[1] * shade, horizon[1] * 1.08, white * 0.85), horizon[1], haze);
        into.z = mix(mix(colour[2] * shade, horizon[2] * 1.08, white * 0.85), horizon[2], haze);
        return;
      }
      const ahead = Math.atan2(direction.x, -direction.z);
      if (range && seenIn(into, range, { turn: ahead, tangent })) return;
      look(into, map, direction);
      if (weather.stars && weather.cover < 0.5) addStars(into, direction);
    },
  };
}
