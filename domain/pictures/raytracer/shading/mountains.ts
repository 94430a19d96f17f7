import { noise } from '../model/random.ts';
import type { Colour } from '../model/surface.ts';
import { clamp, mix, smooth } from '../model/vector.ts';
import type { Range, Weather } from '../model/weather.ts';

/** Half of the horizon that is drawn, in radians before the camera; behind it the same stands mirrored. */
const half = 1.35;
const columns = 2600;
const rows = 700;
/** The highest tangent over the horizon. */
const highest = 0.62;

/** East, away from the camera's plane, and away from the camera, in kilometres. */
type Place = readonly [x: number, z: number, away: number];

/** Height of the land at a place, in kilometres: crests where two slopes meet, finer ones on them. */
function land([x, z, away]: Place, { near, far, high, rough }: Range): number {
  let [sum, by, scale, ridge] = [0, 0.55, 5.4 / far, 1];
  for (let octave = 0; octave < 6; octave++) {
    const wave = noise(x * scale + octave * 17.3, z * scale + octave * 9.1);
    const crest = 1 - Math.abs(2 * wave - 1);
    const shaped = mix(wave, crest * crest, rough) * ridge;
    sum += shaped * by;
    // Valleys are smooth, crests are rugged.
    ridge = mix(1, clamp(shaped * 1.6, 0, 1), rough);
    by *= 0.5;
    scale *= 2.07;
  }
  // Foothills first, the great ones behind.
  return Math.max(0, sum - 0.12) * high * smooth(near * 0.5, far * 0.62, away) ** 1.3;
}

/** A mountain range as it stands round the horizon: colours by column and row, and the row of the skyline. */
export interface Panorama {
  colours: Float32Array;
  tops: Float32Array;
}

/** The colour of the land at a place, in sun and haze. */
function shadeAt(
  [x, z, away]: Place,
  height: number,
  { range, weather: { sun, horizon, zenith } }: { range: Range; weather: Weather },
): Colour {
  const step = away * 0.004;
  const slopeX = (land([x + step, z, away], range) - height) / step;
  const slopeZ = (land([x, z + step, away], range) - height) / step;
  const flat = 1 / Math.hypot(slopeX, 1, slopeZ);
  // The land's z runs away from the camera, the sun's towards it.
  const { x: sunX, y: sunY, z: sunZ } = sun.direction;
  const lit = clamp((-slopeX * sunX + sunY + slopeZ * sunZ) * flat, 0, 1);
  const line = range.snow + 0.28 * (noise(x * 5, z * 5) - 0.5);
  const clinging = flat + 0.15 * smooth(line, line + 0.9, height);
  const white = smooth(line, line + 0.22, height) * smooth(0.34, 0.6, clinging);
  const green = smooth(range.trees + 0.25, range.trees - 0.1, height) * smooth(0.4, 0.65, flat);
  const haze = 1 - Math.exp(-away * range.haze);
  const grain = 0.82 + 0.36 * noise(x * 23, z * 23);
  const part = (axis: 0 | 1 | 2) => {
    const ground = mix(range.rock[axis], range.wood[axis], green) * grain;
    const light = sun.colour[axis] * lit * 0.95 + (zenith[axis] + horizon[axis]) * 0.3;
    return mix(mix(ground, 0.86, white) * light, horizon[axis] * 0.92, haze);
  };
  return [part(0), part(1), part(2)];
}

/** Marches outwards in each direction and paints what rises over all that is nearer. */
export function panoramaOf(range: Range, weather: Weather): Panorama {
  const colours = new Float32Array(columns * rows * 3);
  const tops = new Float32Array(columns);
  const { seed } = weather;
  for (let column = 0; column < columns; column++) {
    const angle = (column / (columns - 1) - 0.5) * 2 * half;
    const [dx, dz] = [Math.sin(angle), Math.cos(angle)];
    let reached = 0;
    // Of the slope that went on rising: from one colour to the next.
    let last: Colour | null = null;
    for (let away = range.near; away < range.far && reached < rows; away *= 1.014) {
      const [x, z] = [dx * away + (seed % 400), dz * away + (seed % 310)];
      const height = land([x, z, away], range);
      const top = Math.min(rows, (height / away / highest) * rows);
      if (top <= reached) {
        last = null;
        continue;
      }
      const colour = shadeAt([x, z, away], height, { range, weather });
      const from = last ?? colour;
      for (let row = Math.floor(reached); row < top; row++) {
        const share = clamp((row - reached) / (top - reached), 0, 1);
        for (const axis of [0, 1, 2] as const)
          colours[(column * rows + row) * 3 + axis] = mix(from[axis], colour[axis], share);
      }
      last = colour;
      reached = top;
    }
    tops[column] = reached;
  }
  return { colours, tops };
}

/** What stands that way; false where that is the sky. `turn`: radians from straight ahead. */
export function seenIn(
  into: { x: number; y: number; z: number },
  { colours, tops }: Panorama,
  { turn, tangent }: { turn: number; tangent: number },
): boolean {
  const away = Math.abs(turn) > half ? half - (Math.abs(turn) - half) : Math.abs(turn);
  const place = clamp((Math.sign(turn) * Math.max(-half, away)) / half / 2 + 0.5, 0, 1) * (columns - 1);
  const row = (Math.max(0, tangent) / highest) * rows;
  const left = Math.min(columns - 2, Math.floor(place));
  const share = place - left;
  if (row >= mix(tops[left] ?? 0, tops[left + 1] ?? 0, share)) return false;
  const part = (axis: number) => {
    const [a, b] = [left, left + 1].map(
      (column) =>
        colours[(column * rows + Math.floor(Math.min(row, (tops[column] ?? 1) - 1, rows - 1))) * 3 + axis] ??
        0,
    );
    return mix(a ?? 0, b ?? 0, share);
  };
  [into.x, into.y, into.z] = [part(0), part(1), part(2)];
  return true;
}
