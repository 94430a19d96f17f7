import { aim } from './camera-ray.ts';
import { average, type Layers } from './image/layers.ts';
import { makeRay } from './model/ray.ts';
import { enough, note, type Sum } from './samples.ts';
import { type Look, makeLook } from './shading/look.ts';
import { lookAlong } from './shading/shade.ts';
import type { World } from './shading/world.ts';

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

export function drawRow(world: World, layers: Layers, row: number): void {
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
    while (!enough(sum)) {
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
