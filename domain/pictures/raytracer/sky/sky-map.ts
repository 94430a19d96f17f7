import { clamp, mix, type Vector } from '../model/vector.ts';
import type { Weather } from '../model/weather.ts';
import { addClouds } from './clouds.ts';
import { clear } from './gradient.ts';

const columns = 1152;
const rows = 256;

/** Radians of the whole horizon. */
export const around = 2 * Math.PI;

export function drawMap(weather: Weather): Float32Array {
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

export function look(into: Vector, map: Float32Array, direction: Vector): void {
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
