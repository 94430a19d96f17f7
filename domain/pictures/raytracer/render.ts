import { type Layers, makeLayers, type Size } from './layers.ts';
import { met } from './model/hit.ts';
import { makeRandom } from './model/random.ts';
import type { Scene } from './model/scene.ts';
import { clamp, mix, smooth } from './model/vector.ts';
import { drawRow, type Looks } from './row.ts';
import { makeWorld, type World } from './shading/meet.ts';

/**
 * One pass of a blur of the light (not of the colours it falls on) over one face, `step` pixels apart; with `edges`
 * also not over the edges of shadows.
 */
function smoothed(
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

/** Streaks or flakes, light over the picture. */
function fallingOver(layers: Layers, scene: Scene): Float32Array {
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
