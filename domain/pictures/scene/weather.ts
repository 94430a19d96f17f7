import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import { type Colour, dimmed } from '#domain/pictures/raytracer/model/surface.ts';
import { normalize } from '#domain/pictures/raytracer/model/vector.ts';
import type { Weather } from '#domain/pictures/raytracer/model/weather.ts';
import { lights } from './daylight.ts';
import { rangeOf, ridgesOf } from './ridges.ts';

/** @param side where the camera stands: the sun comes from the other side, so that the two walls in view differ. */
export function weatherOf(parsed: ParsedPrompt, side: 1 | -1): { weather: Weather; exposure: number } {
  const light = lights[parsed.time];
  const covered = parsed.weather === 'rain' || parsed.weather === 'snow' || parsed.weather === 'fog';
  const grey = covered ? 0.32 : parsed.weather === 'cloudy' ? 0.62 : 1;
  const height = (light.height * Math.PI) / 180;
  const turn = -side * 0.62;
  const direction = normalize({
    x: Math.sin(turn) * Math.cos(height),
    y: Math.sin(height),
    z: Math.cos(turn) * Math.cos(height),
  });
  const softened = (colour: Colour): Colour => {
    if (!covered) return colour;
    const mean = (colour[0] + colour[1] + colour[2]) / 3;
    const lift = parsed.time === 'night' ? 1.1 : 1.12;
    return [
      (mean * 0.72 + colour[0] * 0.28) * lift,
      (mean * 0.72 + colour[1] * 0.28) * lift,
      (mean * 0.7 + colour[2] * 0.3) * lift,
    ];
  };
  const weather: Weather = {
    sun: { direction, colour: dimmed(light.sun, grey) },
    zenith: softened(covered && parsed.time !== 'night' ? dimmed(light.horizon, 0.72) : light.zenith),
    horizon: softened(light.horizon),
    glow: dimmed(light.glow, covered ? 0.2 : 1),
    cloudColour: softened(dimmed(light.cloud, covered ? 0.78 : 1)),
    cloudShade: softened(dimmed(light.cloudShade, covered ? 0.8 : 1)),
    cover: covered ? 0.95 : parsed.weather === 'cloudy' ? 0.6 : parsed.place === 'desert' ? 0.18 : 0.36,
    stars: parsed.time === 'night' && !covered,
    sight:
      parsed.weather === 'fog'
        ? 58
        : parsed.weather === 'rain'
          ? 210
          : parsed.weather === 'snow'
            ? 190
            : parsed.time === 'morning'
              ? 420
              : 900,
    ridges: ridgesOf(parsed),
    range: rangeOf(parsed),
    seed: parsed.seed % 10_000,
  };
  return {
    weather,
    exposure:
      light.exposure * (covered && parsed.time !== 'night' ? (parsed.weather === 'snow' ? 1.25 : 1.3) : 1),
  };
}
