import { denoise } from './denoise.ts';
import { makeLayers, type Size } from './layers.ts';
import type { Scene } from './model/scene.ts';
import { drawRow } from './row.ts';
import { makeWorld } from './shading/world.ts';

/**
 * Draws the scene.
 * @param onProgress hears how much is done, 0 to 1
 * @returns red, green, blue of each pixel, row by row from above
 */
export function render(scene: Scene, size: Size, onProgress: (done: number) => void): Uint8Array {
  const world = makeWorld(scene);
  const layers = makeLayers(size);
  for (let row = 0; row < size.height; row++) {
    drawRow(world, layers, row);
    if (row % 16 === 0) onProgress((row / size.height) * 0.95);
  }
  return denoise(scene, layers);
}
