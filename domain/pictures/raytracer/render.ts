import { denoise } from './denoise.ts';
import { makeLayers, type Size } from './layers.ts';
import { met } from './model/hit.ts';
import type { Scene } from './model/scene.ts';
import { drawRow, type Looks } from './row.ts';
import { makeWorld, type World } from './shading/meet.ts';

/** What each picture can have; where there is room for more, up to sixteen looks of a pixel with an edge in it. */
const least: Looks = { fewest: 2, leaf: 3, edge: 4 };
const most: Looks = { fewest: 6, leaf: 12, edge: 16 };
/** Nodes of the tree that rays may meet in a picture: some fifteen seconds of one processor. */
const budget = 240e6;
const tried = 48;

/** By a few rows of the picture, how many looks the budget has for all of it. Counted, not timed: the same everywhere. */
function looksFor(world: World, size: Size): Looks {
  const trial = makeLayers(size);
  met.nodes = 0;
  let rows = 0;
  for (let row = tried / 2; row < size.height; row += tried, rows++)
    drawRow(world, trial, { row, looks: least });
  const whole = (met.nodes * size.height) / Math.max(1, rows);
  const times = Math.max(1, budget / Math.max(1, whole));
  const of = (name: keyof Looks) =>
    Math.max(least[name], Math.min(most[name], Math.floor(least[name] * times)));
  return { fewest: of('fewest'), leaf: of('leaf'), edge: of('edge') };
}

/**
 * Draws the scene.
 * @param onProgress hears how much is done, 0 to 1
 * @returns red, green, blue of each pixel, row by row from above
 */
export function render(scene: Scene, size: Size, onProgress: (done: number) => void): Uint8Array {
  const world = makeWorld(scene);
  const layers = makeLayers(size);
  const looks = looksFor(world, size);
  for (let row = 0; row < size.height; row++) {
    drawRow(world, layers, { row, looks });
    if (row % 16 === 0) onProgress((row / size.height) * 0.95);
  }
  return denoise(scene, layers);
}
