import { type Bvh, buildBvh } from '../model/bvh.ts';
import { type Ray, traced } from '../model/hit.ts';
import { cloudNoise, noise, speck } from '../model/random.ts';
import type { Scene } from '../model/scene.ts';
import { textured } from '../model/texture.ts';
import { clamp, copy, mix, smooth, type Vector } from '../model/vector.ts';
import type { Ridge, Weather } from '../model/weather.ts';
import { panoramaOf, seenIn } from './mountains.ts';
import type { Spot } from './spot.ts';

function clear(into: Vector, direction: Vector, { zenith, horizon, glow, sun }: Weather): void {
  const up = Math.max(0, direction.y);
  const share = 1 - Math.exp(-3.4 * up);
  const { x, y, z } = sun.direction;
  // The sun stands behind the camera and lights the house. The sky glows before the camera, where the picture shows it.
  const toSun = clamp(direction.x * x + direction.y * y - direction.z * z, 0, 1);
  const low = Math.exp(-5 * up) * toSun ** 3;
  into.x = mix(horizon[0], zenith[0], share) + glow[0] * low;
  into.y = mix(horizon[1], zenith[1], share) + glow[1] * low;
  into.z = mix(horizon[2], zenith[2], share) + glow[2] * low;
}

function addClouds(into: Vector, direction: Vector, weather: Weather): void {
  const far = 1 / (direction.y + 0.12);
  const x = direction.x * far * 1.35 + (weather.seed % 97);
  const z = direction.z * far * 1.35;
  const thick = cloudNoise(x, z) + 0.12 * (cloudNoise(x * 3, z * 3) - 0.5);
  const edge = mix(0.72, 0.12, weather.cover);
  const density =
    smooth(edge, edge + 0.24, thick) * smooth(0, 0.09, direction.y) * mix(0.8, 1, weather.cover);
  if (density <= 0) return;
  const { x: sx, z: sz } = weather.sun.direction;
  const towards = cloudNoise(x + sx * 0.22, z + sz * 0.22);
  const shade = clamp(0.35 + (towards - thick) * -2.6 + 0.5 * (1 - thick), 0, 1);
  const { cloudColour, cloudShade } = weather;
  into.x = mix(into.x, mix(cloudShade[0], cloudColour[0], shade), density);
  into.y = mix(into.y, mix(cloudShade[1], cloudColour[1], shade), density);
  into.z = mix(into.z, mix(cloudShade[2], cloudColour[2], shade), density);
}

const columns = 1152;
const rows = 256;

/** Radians of the whole horizon. */
const around = 2 * Math.PI;

function drawMap(weather: Weather): Float32Array {
  const map = new Float32Array(columns * rows * 3);
  const colour: Vector = { x: 0, y: 0, z: 0 };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const height = (row / (rows - 1)) ** 1.5 * (Math.PI / 2);
      const angle = (column / columns) * around;
      const flat = Math.cos(height);
      const direction = { x: Math.sin(angle) * flat, y: Math.sin(height), z: Math.cos(angle) * flat };
      clear(colour, direction, weather);
      addClouds(colour, direction, weather);
      const at = (row * columns + column) * 3;
      map[at] = colour.x;
      map[at + 1] = colour.y;
      map[at + 2] = colour.z;
    }
  return map;
}

function look(into: Vector, map: Float32Array, direction: Vector): void {
  const height = Math.asin(clamp(direction.y, 0, 1)) / (Math.PI / 2);
  const row = height ** (1 / 1.5) * (rows - 1);
  const turn = Math.atan2(direction.x, direction.z) / around;
  const column = (turn < 0 ? turn + 1 : turn) * columns;
  const [left, low] = [Math.floor(column), Math.floor(row)];
  const [across, up] = [column - left, row - low];
  const at = (c: number, r: number) => (Math.min(r, rows - 1) * columns + (c % columns)) * 3;
  const [a, b, c, d] = [at(left, low), at(left + 1, low), at(left, low + 1), at(left + 1, low + 1)];
  const part = (n: number) =>
    mix(mix(map[a + n] ?? 0, map[b + n] ?? 0, across), mix(map[c + n] ?? 0, map[d + n] ?? 0, across), up);
  into.x = part(0);
  into.y = part(1);
  into.z = part(2);
}

/** The outline of a ridge all round, as tangents. */
function outline({ low, high, waves, sharp }: Ridge, seed: number): Float32Array {
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

const inside = (outlineOf: Float32Array, place: number): number => {
  const at = place * (outlineOf.length - 1);
  const left = Math.floor(at);
  return mix(outlineOf[left] ?? 0, outlineOf[left + 1] ?? outlineOf[0] ?? 0, at - left);
};

function addStars(into: Vector, direction: Vector): void {
  const u = Math.atan2(direction.x, -direction.z) * 260;
  const v = direction.y * 240;
  const name = speck(Math.floor(u), Math.floor(v));
  if (name < 0.992) return;
  const off = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
  const light = smooth(0.42, 0.05, off) * (0.25 + 0.9 * speck(Math.floor(u) + 5, Math.floor(v)));
  into.x += light;
  into.y += light;
  into.z += light * 1.1;
}

interface Sky {
  /** The colour that the camera sees that way. */
  seen(into: Vector, direction: Vector): void;
  /** The light that comes from there, without clouds and hills; quick. */
  lit(into: Vector, direction: Vector): void;
}

export function makeSky(weather: Weather): Sky {
  const map = drawMap(weather);
  const range = weather.range && panoramaOf(weather.range, weather);
  const ridges = weather.ridges.map((ridge, index) => ({
    ...ridge,
    line: outline(ridge, weather.seed + index * 131),
  }));
  return {
    lit: (into, direction) => clear(into, direction, weather),
    seen(into, direction) {
      const flat = Math.hypot(direction.x, direction.z) || 1e-6;
      const tangent = direction.y / flat;
      // The outline's two ends meet behind the camera.
      const turn = Math.atan2(direction.x, -direction.z) / around + 0.5;
      for (const { line, colour, snow, high } of ridges) {
        const top = inside(line, turn);
        if (tangent > top) continue;
        const white =
          snow < 1
            ? smooth(
                snow - 0.05,
                snow + 0.05,
                tangent / high + 0.5 * (cloudNoise(turn * 130, tangent * 16) - 0.5),
              )
            : 0;
        const shade = 0.86 + 0.28 * cloudNoise(turn * 220, tangent * 40);
        const haze = 0.12 + (1 - smooth(0, 0.03, tangent)) * 0.2;
        const { horizon } = weather;
        into.x = mix(mix(colour[0] * shade, horizon[0] * 1.1, white * 0.85), horizon[0], haze);
        into.y = mix(mix(colour[1] * shade, horizon[1] * 1.08, white * 0.85), horizon[1], haze);
        into.z = mix(mix(colour[2] * shade, horizon[2] * 1.08, white * 0.85), horizon[2], haze);
        return;
      }
      const ahead = Math.atan2(direction.x, -direction.z);
      if (range && seenIn(into, range, { turn: ahead, tangent })) return;
      look(into, map, direction);
      if (weather.stars && weather.cover < 0.5) addStars(into, direction);
    },
  };
}

export interface World {
  scene: Scene;
  bvh: Bvh;
  sky: Sky;
}

export function makeWorld(scene: Scene): World {
  const { mesh, weather } = scene;
  const bvh = buildBvh(Float32Array.from(mesh.positions), Uint8Array.from(mesh.surfaceOf));
  return { scene, bvh, sky: makeSky(weather) };
}

export const away = 600;

/** Finds what the ray meets first; false where that is the sky. */
export function meet({ scene, bvh }: World, ray: Ray, spot: Spot): boolean {
  ray.reach = away;
  const triangle = traced(bvh, ray, false);
  const toGround = ray.dy < -1e-5 ? -ray.y / ray.dy : away;
  if (triangle < 0 && toGround >= away) return false;
  const distance = Math.min(ray.reach, toGround);
  const { at, flat } = spot;
  at.x = ray.x + ray.dx * distance;
  at.y = ray.y + ray.dy * distance;
  at.z = ray.z + ray.dz * distance;
  spot.distance = distance;
  if (toGround <= ray.reach) {
    spot.surface = scene.ground(at.x, at.z);
    spot.triangle = -1;
    flat.x = 0;
    flat.y = 1;
    flat.z = 0;
  } else {
    spot.surface = scene.mesh.surfaces[bvh.surfaceOf[triangle] ?? 0] ?? spot.surface;
    spot.triangle = triangle;
    flat.x = bvh.normals[triangle * 3] ?? 0;
    flat.y = bvh.normals[triangle * 3 + 1] ?? 0;
    flat.z = bvh.normals[triangle * 3 + 2] ?? 0;
    const facing = flat.x * ray.dx + flat.y * ray.dy + flat.z * ray.dz;
    if (facing > 0) {
      flat.x = -flat.x;
      flat.y = -flat.y;
      flat.z = -flat.z;
    }
  }
  dress(scene, spot);
  return true;
}

/** The colour of the spot's surface, with the snow on it. */
function dress({ snow }: Scene, spot: Spot): void {
  copy(spot.flat, spot.normal);
  textured(spot.albedo, spot.surface, spot);
  if (snow === 0 || spot.surface.kind === 'glass' || spot.surface.kind === 'water') return;
  const level = spot.surface.kind === 'leaf' ? Math.abs(spot.flat.y) + 0.1 : spot.flat.y;
  const ragged = 0.25 * noise(spot.at.x * 2.5, spot.at.z * 2.5);
  const lies = clamp((level - 0.45 + ragged) * 3, 0, 1) * snow;
  spot.albedo.x = mix(spot.albedo.x, 0.84, lies);
  spot.albedo.y = mix(spot.albedo.y, 0.87, lies);
  spot.albedo.z = mix(spot.albedo.z, 0.92, lies);
}
