import { noise } from '../model/random.ts';
import { mix } from '../model/vector.ts';
import type { Ridge } from '../model/weather.ts';

/** The outline of a ridge all round, as tangents. */
export function outline({ low, high, waves, sharp }: Ridge, seed: number): Float32Array {
  const steps = 4096;
  return Float32Array.from({ length: steps + 1 }, (_, step) => {
    const at = ((step % steps) / steps) * waves;
    const wave = (scale: number) => {
      const one = noise((at * scale) % (waves * scale), seed % 1000);
      return mix(one, 1 - Math.abs(2 * one - 1), sharp);
    };
    return low + (high - low) * (0.6 * wave(1) + 0.26 * wave(2.7) + 0.14 * wave(7.3));
  });
}

export const inside = (outlineOf: Float32Array, place: number): number => {
  const at = place * (outlineOf.length - 1);
  const left = Math.floor(at);
  return mix(outlineOf[left] ?? 0, outlineOf[left + 1] ?? outlineOf[0] ?? 0, at - left);
};
