import type { Layers } from './layers.ts';

/**
 * One pass of a blur of the light (not of the colours it falls on) over one face, `step` pixels apart; with `edges`
 * also not over the edges of shadows.
 */
export function smoothed(
  light: Float32Array,
  layers: Layers,
  { step, edges }: { step: number; edges: boolean },
): Float32Array {
  const { width, height, normal, distance } = layers;
  const out = new Float32Array(light.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const at = pixel * 3;
      const here = distance[pixel] ?? 0;
      const [l0, l1, l2] = [light[at] ?? 0, light[at + 1] ?? 0, light[at + 2] ?? 0];
      const [n0, n1, n2] = [normal[at] ?? 0, normal[at + 1] ?? 0, normal[at + 2] ?? 0];
      let [r, g, b, total] = [l0, l1, l2, 1];
      for (let dy = -2; dy <= 2 && here < 900; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const [x, y] = [column + dx * step, row + dy * step];
          if ((dx === 0 && dy === 0) || x < 0 || y < 0 || x >= width || y >= height) continue;
          const other = y * width + x;
          const there = distance[other] ?? 0;
          if (Math.abs(there - here) > 0.03 * here) continue;
          const o = other * 3;
          const along = n0 * (normal[o] ?? 0) + n1 * (normal[o + 1] ?? 0) + n2 * (normal[o + 2] ?? 0);
          if (along < 0.6) continue;
          const g1 = light[o + 1] ?? 0;
          const difference = edges ? Math.abs(g1 - l1) / (0.12 + 0.5 * l1) : 0;
          const weight = difference > 1 ? 0 : (1 - difference) * (1 / (1 + dx * dx + dy * dy));
          r += (light[o] ?? 0) * weight;
          g += g1 * weight;
          b += (light[o + 2] ?? 0) * weight;
          total += weight;
        }
      out[at] = r / total;
      out[at + 1] = g / total;
      out[at + 2] = b / total;
    }
  return out;
}
