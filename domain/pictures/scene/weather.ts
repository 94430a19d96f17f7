import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import { type Colour, dimmed, paint } from '#domain/pictures/raytracer/model/surface.ts';
import { normalize } from '#domain/pictures/raytracer/model/vector.ts';
import type { Range, Ridge, Weather } from '#domain/pictures/raytracer/model/weather.ts';

interface Light {
  /** Degrees over the horizon. */
  height: number;
  sun: Colour;
  zenith: Colour;
  horizon: Colour;
  glow: Colour;
  cloud: Colour;
  cloudShade: Colour;
  exposure: number;
}

const by = (hex: string, times: number) => dimmed(paint(hex), times);

export const lights: Record<ParsedPrompt['time'], Light> = {
  morning: {
    height: 26,
    sun: [3.1, 2.55, 1.85],
    zenith: by('#4f86cc', 0.95),
    horizon: by('#f3dcc0', 0.95),
    glow: [0.5, 0.3, 0.12],
    cloud: [1.25, 1.1, 0.98],
    cloudShade: [0.66, 0.62, 0.66],
    exposure: 0.62,
  },
  day: {
    height: 46,
    sun: [3.2, 2.95, 2.55],
    zenith: by('#2f6dbd', 0.9),
    horizon: by('#c9e0f4', 1),
    glow: [0.1, 0.1, 0.08],
    cloud: [1.3, 1.28, 1.25],
    cloudShade: [0.66, 0.71, 0.8],
    exposure: 0.62,
  },
  sunset: {
    height: 14,
    sun: [2.7, 1.62, 0.86],
    zenith: by('#5673b8', 0.8),
    horizon: by('#ffc296', 1.05),
    glow: [1.5, 0.62, 0.16],
    cloud: [1.7, 0.86, 0.56],
    cloudShade: [0.46, 0.33, 0.45],
    exposure: 0.74,
  },
  night: {
    height: 38,
    sun: [0.085, 0.11, 0.19],
    zenith: by('#0c1531', 0.8),
    horizon: by('#2a3a66', 0.62),
    glow: [0.02, 0.03, 0.05],
    cloud: [0.075, 0.088, 0.125],
    cloudShade: [0.02, 0.026, 0.046],
    exposure: 1.15,
  },
};

const ridge = (hex: string, [low, high]: readonly [number, number], more: Partial<Ridge> = {}): Ridge => ({
  colour: paint(hex),
  low,
  high,
  waves: 14,
  sharp: 0.15,
  snow: 1,
  ...more,
});

function ridgesOf({ place, time, weather }: ParsedPrompt): Ridge[] {
  const trees = ridge('#37502f', [0.014, 0.046], { waves: 110, sharp: 0 });
  const found: Record<ParsedPrompt['place'], Ridge[]> = {
    town: [trees],
    green: [trees, ridge('#57714f', [0.02, 0.075], { waves: 22 })],
    river: [
      ridge('#48643c', [0.015, 0.055], { waves: 60, sharp: 0 }),
      ridge('#6f8a86', [0.05, 0.12], { waves: 12 }),
    ],
    hills: [],
    mountains: [],
    desert: [
      ridge('#c69c62', [0.008, 0.05], { waves: 16, sharp: 0.1 }),
      ridge('#b58f66', [0.02, 0.085], { waves: 9, sharp: 0.2 }),
    ],
    sea: [],
  };
  const dark = time === 'night' ? 0.06 : time === 'sunset' ? 0.45 : weather === 'rain' ? 0.5 : 0.8;
  return found[place].map((one) => ({ ...one, colour: dimmed(one.colour, dark) }));
}

/** The hills of Munnar or Shimla, green to the top; or the Himalaya. None in thick fog. */
function rangeOf({ place, weather }: ParsedPrompt): Range | null {
  if (place !== 'hills' && place !== 'mountains') return null;
  const thick = weather === 'fog' || weather === 'rain' ? 4 : weather === 'snow' ? 2 : 1;
  const snowed = weather === 'snow';
  if (place === 'hills')
    return {
      near: 0.5,
      far: 9,
      high: 1.7,
      rough: 0.35,
      snow: snowed ? 0.5 : 9,
      trees: 9,
      rock: paint('#6d7048'),
      wood: paint('#4c6a35'),
      haze: 0.055 * thick,
    };
  return {
    near: 1.5,
    far: 34,
    high: 8.5,
    rough: 0.85,
    snow: snowed ? 0.5 : 1.6,
    trees: snowed ? 0.5 : 1.1,
    rock: paint('#6b645c'),
    wood: paint('#3d5a35'),
    haze: 0.02 * thick,
  };
}

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
