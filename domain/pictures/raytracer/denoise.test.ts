import { describe, expect, test } from 'vitest';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import { weatherOf } from '#domain/pictures/scene/weather.ts';
import type { Layers } from './layers.ts';
import { Mesh } from './model/mesh.ts';
import { makeRandom } from './model/random.ts';
import type { Scene } from './model/scene.ts';
import { surface } from './model/surface.ts';
import { vector } from './model/vector.ts';
import { denoise } from './render.ts';

const [width, height] = [24, 16];
const ground = surface('#808080');
const scene = (falling: Scene['falling'] = null): Scene => ({
  mesh: new Mesh(),
  ground: () => ground,
  weather: weatherOf(readPrompt('house, day'), 1).weather,
  camera: { at: vector(), turn: 0, spread: 0.5, shift: 0 },
  lamps: [],
  wet: 0,
  snow: 0,
  exposure: 0.6,
  falling,
  seed: 5,
});
type Light = (column: number) => number;
const three = (value: Light) =>
  Float32Array.from({ length: width * height * 3 }, (_, at) => value(Math.floor(at / 3) % width));

/** A wall of one colour, seen straight on. */
function wall(part: {
  lit?: Light;
  skyLit?: Light;
  sheen?: Light;
  turned?: Light;
  distance?: number;
}): Layers {
  const none: Light = () => 0;
  const turned = part.turned ?? none;
  return {
    width,
    height,
    lit: three(part.lit ?? none),
    skyLit: three(part.skyLit ?? none),
    sheen: three(part.sheen ?? none),
    albedo: three(() => 1),
    normal: Float32Array.from({ length: width * height * 3 }, (_, at) => {
      const side = turned(Math.floor(at / 3) % width);
      return at % 3 === 0 ? side : at % 3 === 2 ? 1 - side : 0;
    }),
    distance: new Float32Array(width * height).fill(part.distance ?? 10),
  };
}
const roughness = (pixels: Uint8Array) => {
  let sum = 0;
  for (let at = 3; at < pixels.length; at++)
    if (Math.floor(at / 3) % width > 0) sum += Math.abs((pixels[at] ?? 0) - (pixels[at - 3] ?? 0));
  return sum;
};
/** Light that is not smoothed goes past the blur: what the blur must leave alone equals it. */
const unsmoothed = (sheen: Light) => denoise(scene(), wall({ sheen }));

describe('The smoothing of the noise', () => {
  test('leaves an even wall even', () => {
    const even = unsmoothed(() => 0.4);
    expect(denoise(scene(), wall({ lit: () => 0.4 }))).toEqual(even);
    expect(denoise(scene(), wall({ skyLit: () => 0.4 }))).toEqual(even);
  });

  test('takes noise from the light of sun and sky', () => {
    const random = makeRandom(3);
    const columns = Array.from({ length: width }, () => 0.4 + 0.1 * random());
    const noisy: Light = (column) => columns[column] ?? 0;
    const before = roughness(unsmoothed(noisy));
    expect(roughness(denoise(scene(), wall({ lit: noisy })))).toBeLessThan(before * 0.8);
    expect(roughness(denoise(scene(), wall({ skyLit: noisy })))).toBeLessThan(before * 0.5);
  });

  test('goes over no corner between two walls', () => {
    const half: Light = (column) => (column < width / 2 ? 0.2 : 0.8);
    const turned: Light = (column) => (column < width / 2 ? 0 : 1);
    expect(denoise(scene(), wall({ skyLit: half, turned }))).toEqual(unsmoothed(half));
    expect(denoise(scene(), wall({ skyLit: half }))).not.toEqual(unsmoothed(half));
  });

  test('keeps the edge of a shadow of the sun, but not of the soft sky', () => {
    const shadow: Light = (column) => (column < width / 2 ? 0 : 0.9);
    expect(denoise(scene(), wall({ lit: shadow }))).toEqual(unsmoothed(shadow));
  });

  test('leaves the sky as it is', () => {
    const half: Light = (column) => (column < width / 2 ? 0.4 : 0.45);
    expect(denoise(scene(), wall({ skyLit: half, distance: 1000 }))).toEqual(unsmoothed(half));
  });
});

describe('The film', () => {
  test('shows more light brighter, darkness black, and never burns over', () => {
    const middle = (width * (height / 2) + width / 2) * 3;
    const levels = [0, 0.05, 0.2, 0.6, 1.5, 50].map((light) => unsmoothed(() => light)[middle] ?? -1);
    expect(levels[0]).toBe(0);
    expect(levels).toEqual([...new Set(levels)].toSorted((a, b) => a - b));
    expect(levels.at(-1)).toBe(255);
  });

  test('is a little darker in the corners', () => {
    const pixels = unsmoothed(() => 0.4);
    expect(pixels[0]).toBeLessThan(pixels[(width * (height / 2) + width / 2) * 3] ?? 0);
  });
});

describe('What falls', () => {
  test('is seen over the house: rain and snow, each the same at each drawing', () => {
    const dry = denoise(scene(), wall({ sheen: () => 0.1 }));
    for (const falling of ['rain', 'snow'] as const) {
      const wet = denoise(scene(falling), wall({ sheen: () => 0.1 }));
      expect(wet).not.toEqual(dry);
      expect(wet).toEqual(denoise(scene(falling), wall({ sheen: () => 0.1 })));
    }
  });
});
