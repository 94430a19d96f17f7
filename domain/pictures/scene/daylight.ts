import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import { type Colour, dimmed, paint } from '#domain/pictures/raytracer/model/surface.ts';

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
