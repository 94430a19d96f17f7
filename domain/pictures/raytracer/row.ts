import { average, type Layers } from './layers.ts';
import { makeRay, type Ray } from './model/hit.ts';
import type { Scene } from './model/scene.ts';
import type { World } from './shading/meet.ts';
import { lookAlong } from './shading/shade.ts';
import { type Look, makeLook } from './shading/spot.ts';

/** Looks of a pixel: the fewest, and as many as one with an edge in it has. What noise is left is smoothed. */
export interface Looks {
  fewest: number;
  leaf: number;
  edge: number;
}

interface Sum {
  count: number;
  low: number;
  high: number;
  surface: Look['surface'] | null;
  edge: boolean;
}

function note(sum: Sum, look: Look): void {
  // Without the sky's light: its noise is no edge.
  const bright = look.light.y * look.albedo.y + look.albedo.y * 0.5 + look.sheen.y;
  sum.count++;
  if (sum.surface !== null && sum.surface !== look.surface) sum.edge = true;
  sum.surface = look.surface;
  sum.low = Math.min(sum.low, bright);
  sum.high = Math.max(sum.high, bright);
}

const uneven = ({ low, high }: Sum) => high - low > 0.03 + 0.3 * low;

function enough(sum: Sum, looks: Looks): boolean {
  if (sum.count < looks.fewest) return false;
  if (!(sum.edge || uneven(sum))) return true;
  return sum.count >= (sum.surface?.kind === 'leaf' ? looks.leaf : looks.edge);
}

function aim(ray: Ray, { camera }: Scene, at: { u: number; v: number; aspect: number }): void {
  const across = at.u * camera.spread;
  const up = camera.shift + (at.v * camera.spread) / at.aspect;
  const [sin, cos] = [Math.sin(camera.turn), Math.cos(camera.turn)];
  const length = Math.sqrt(1 + across * across + up * up);
  const clear = camera.clear ?? 0;
  ray.x = camera.at.x + (sin + cos * across) * clear;
  ray.y = camera.at.y + up * clear;
  ray.z = camera.at.z + (-cos + sin * across) * clear;
  ray.dx = (sin + cos * across) / length || 1e-9;
  ray.dy = up / length || 1e-9;
  ray.dz = (-cos + sin * across) / length || 1e-9;
}

const share = (value: number) => value - Math.floor(value);
const random = new Float64Array(5);
const steps = [0.7549, 0.5698, 0.8192, 0.671, 0.5497];

function add(layers: Layers, pixel: number, look: Look): void {
  const at = pixel * 3;
  const { lit, skyLit, albedo, sheen, normal } = layers;
  const put = (into: Float32Array, x: number, [y, z]: readonly [number, number]) => {
    into[at] = (into[at] ?? 0) + x;
    into[at + 1] = (into[at + 1] ?? 0) + y;
    into[at + 2] = (into[at + 2] ?? 0) + z;
  };
  put(lit, look.light.x * look.albedo.x, [look.light.y * look.albedo.y, look.light.z * look.albedo.z]);
  const { skylight } = look;
  put(skyLit, skylight.x * look.albedo.x, [skylight.y * look.albedo.y, skylight.z * look.albedo.z]);
  put(albedo, look.albedo.x, [look.albedo.y, look.albedo.z]);
  put(sheen, look.sheen.x, [look.sheen.y, look.sheen.z]);
  put(normal, look.normal.x, [look.normal.y, look.normal.z]);
  layers.distance[pixel] = (layers.distance[pixel] ?? 0) + look.distance;
}

export function drawRow(world: World, layers: Layers, { row, looks }: { row: number; looks: Looks }): void {
  const { width, height } = layers;
  const ray = makeRay();
  const look = makeLook();
  const sum: Sum = { count: 0, low: 0, high: 0, surface: null, edge: false };
  for (let column = 0; column < width; column++) {
    Object.assign(sum, {
      count: 0,
      low: Number.POSITIVE_INFINITY,
      high: 0,
      surface: null,
      edge: false,
    });
    // Neighbours begin apart, so that what noise is left is fine and even.
    const start = share(52.9829189 * share(0.06711056 * column + 0.00583715 * row));
    const pixel = row * width + column;
    while (!enough(sum, looks)) {
      const turn = sum.count;
      for (let number = 0; number < 5; number++)
        random[number] = share(start * (1 + number * 0.37) + turn * (steps[number] ?? 0) + number * 0.31);
      const u = ((column + share(0.5 + turn * 0.7549)) / width) * 2 - 1;
      const v = 1 - ((row + share(0.5 + turn * 0.5698)) / height) * 2;
      aim(ray, world.scene, { u, v, aspect: width / height });
      lookAlong(look, world, { ray, random });
      add(layers, pixel, look);
      note(sum, look);
    }
    average(layers, pixel, sum.count);
  }
}
