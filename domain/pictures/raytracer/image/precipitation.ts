import { makeRandom } from '../model/random.ts';
import type { Scene } from '../model/scene.ts';
import { smooth } from '../model/vector.ts';
import type { Layers } from './layers.ts';

/** Streaks or flakes, light over the picture. */
export function fallingOver(layers: Layers, scene: Scene): Float32Array {
  const { width, height } = layers;
  const veil = new Float32Array(width * height);
  const random = makeRandom(scene.seed);
  const rain = scene.falling === 'rain';
  const count = Math.round(width * height * (rain ? 0.0022 : 0.0014));
  for (let one = 0; one < count; one++) {
    const near = random() ** 3;
    const [x, y] = [random() * width, random() * height];
    const length = rain ? (10 + 34 * near) * (height / 640) : 1;
    for (let along = 0; along < length; along++)
      streak(veil, layers, {
        x: x - along * 0.16,
        y: y + along,
        size: rain ? 0.5 : 0.7 + 2.2 * near,
        strength: (rain ? 0.16 : 0.75) * (0.45 + 0.55 * near),
      });
  }
  return veil;
}

function streak(
  veil: Float32Array,
  { width, height }: Layers,
  at: { x: number; y: number; size: number; strength: number },
): void {
  const { x, y, size, strength } = at;
  for (let row = Math.floor(y - size); row <= y + size; row++)
    for (let column = Math.floor(x - size); column <= x + size; column++) {
      if (row < 0 || column < 0 || row >= height || column >= width) continue;
      const off = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      const pixel = row * width + column;
      veil[pixel] = Math.max(veil[pixel] ?? 0, strength * smooth(size + 0.6, size * 0.2, off));
    }
}
