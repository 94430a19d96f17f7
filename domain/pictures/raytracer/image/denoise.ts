import type { Scene } from '../model/scene.ts';
import { clamp, mix } from '../model/vector.ts';
import { smoothed } from './blur.ts';
import type { Layers } from './layers.ts';
import { fallingOver } from './precipitation.ts';

/** The curve of film, after Narkowicz' fit of ACES. */
const film = (light: number) =>
  clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14), 0, 1);

/** Light becomes a picture: the noise smoothed, rain or snow over it, exposure and the curve of film. */
export function denoise(scene: Scene, layers: Layers): Uint8Array {
  const { width, height, lit, skyLit, albedo, sheen } = layers;
  const bare = (part: Float32Array) => part.map((value, at) => value / Math.max(1e-4, albedo[at] ?? 0));
  const sun = smoothed(bare(lit), layers, { step: 1, edges: true });
  let sky: Float32Array = bare(skyLit);
  for (const step of [1, 2, 4]) sky = smoothed(sky, layers, { step, edges: false });
  const veil = scene.falling ? fallingOver(layers, scene) : null;
  const white = scene.weather.horizon;
  const pixels = new Uint8Array(lit.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [dx, dy] = [(pixel % width) / width - 0.5, Math.floor(pixel / width) / height - 0.5];
    const edge = 1 - 0.34 * (dx * dx + dy * dy);
    const over = veil?.[pixel] ?? 0;
    for (const axis of [0, 1, 2] as const) {
      const at = pixel * 3 + axis;
      const whole = ((sun[at] ?? 0) + (sky[at] ?? 0)) * (albedo[at] ?? 0) + (sheen[at] ?? 0);
      const seen = mix(whole, white[axis] * 1.15 + 0.12, over);
      pixels[at] = Math.round(255 * film(seen * scene.exposure * edge) ** (1 / 2.2));
    }
  }
  return pixels;
}
