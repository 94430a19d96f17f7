import { cloudNoise, noise, speck } from '#domain/pictures/raytracer/model/random.ts';
import { clamp, mix, normalize, smooth, type Vector } from '#domain/pictures/raytracer/model/vector.ts';
import type { Surface } from './surface.ts';

/** The place on a face in metres: across and up. Set by `lay`. */
const face = { u: 0, v: 0 };

function lay(at: Vector, normal: Vector): void {
  const [nx, ny, nz] = [Math.abs(normal.x), Math.abs(normal.y), Math.abs(normal.z)];
  if (ny > 0.92) {
    face.u = at.x;
    face.v = at.z;
    return;
  }
  face.u = nx > nz ? at.z : at.x;
  // Along the slope, so that tiles keep their size on a roof.
  face.v = at.y / Math.sqrt(Math.max(0.02, 1 - ny * ny));
}

function tint(into: Vector, { colour, second }: Surface, share: number): void {
  into.x = mix(colour[0], second[0], share);
  into.y = mix(colour[1], second[1], share);
  into.z = mix(colour[2], second[2], share);
}

const scale = (into: Vector, by: number): void => {
  into.x *= by;
  into.y *= by;
  into.z *= by;
};

/** How far a place is inside its brick, as a share of the second colour (the joint). */
function courses(
  into: Vector,
  surface: Surface,
  of: { width: number; height: number; joint: number; spread: number },
): void {
  const row = Math.floor(face.v / of.height);
  const shifted = face.u / of.width + (row % 2 === 0 ? 0 : 0.5);
  const column = Math.floor(shifted);
  const across = (shifted - column) * of.width;
  const up = face.v - row * of.height;
  const joint = Math.min(across, of.width - across, up, of.height - up) < of.joint / 2;
  tint(into, surface, joint ? 1 : 0);
  if (!joint) scale(into, 1 - of.spread / 2 + of.spread * speck(column, row * 7 + 3));
}

function rubble(into: Vector, surface: Surface): void {
  const u = face.u * 3.2;
  const v = face.v * 4.4;
  let [first, second, name] = [9, 9, 0];
  const column = Math.floor(u);
  const row = Math.floor(v);
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const px = column + dx + 0.15 + 0.7 * speck(column + dx, row + dy);
      const py = row + dy + 0.15 + 0.7 * speck(column + dx + 91, row + dy);
      const distance = (px - u) ** 2 + (py - v) ** 2;
      if (distance < first) {
        second = first;
        first = distance;
        name = speck(column + dx, row + dy + 37);
      } else if (distance < second) second = distance;
    }
  const joint = 1 - smooth(0.05, 0.16, Math.sqrt(second) - Math.sqrt(first));
  tint(into, surface, joint);
  scale(into, 0.72 + 0.5 * name * (1 - joint));
}

/** Holes in a stone screen, drawn as dark diamonds. */
function jaali(into: Vector, surface: Surface): void {
  const u = face.u / 0.16;
  const v = face.v / 0.16;
  const du = Math.abs(u - Math.floor(u) - 0.5);
  const dv = Math.abs(v - Math.floor(v) - 0.5);
  tint(into, surface, du + dv < 0.34 ? 1 : 0);
}

/** Round tiles in rows: the normal is bent, so that the sun draws them. */
function roofTiles(into: Vector, surface: Surface, normal: Vector): void {
  const width = 0.26;
  const height = 0.34;
  const row = Math.floor(face.v / height);
  const column = Math.floor(face.u / width);
  const across = face.u / width - column;
  const up = face.v / height - row;
  tint(into, surface, 0);
  scale(
    into,
    (0.78 + 0.34 * speck(column, row)) *
      (0.72 + 0.28 * smooth(0, 0.22, up)) *
      mix(0.72, 1, smooth(0, 0.2, Math.min(across, 1 - across))),
  );
  const bend = (across - 0.5) * 0.9;
  if (Math.abs(normal.x) > Math.abs(normal.z)) normal.z += bend;
  else normal.x += bend;
  normalize(normal);
}

function thatch(into: Vector, surface: Surface): void {
  const straw = noise(face.u * 34, face.v * 2.2) * 0.7 + noise(face.u * 90, face.v * 5) * 0.3;
  const layer = face.v / 0.5 - Math.floor(face.v / 0.5);
  tint(into, surface, clamp(1.1 - straw * 1.3, 0, 1));
  scale(into, 0.72 + 0.38 * smooth(0, 0.35, layer));
}

function shingles(into: Vector, surface: Surface): void {
  courses(into, surface, { width: 0.32, height: 0.24, joint: 0.018, spread: 0.42 });
  const up = face.v / 0.24 - Math.floor(face.v / 0.24);
  scale(into, 0.8 + 0.24 * smooth(0, 0.5, up));
}

function grass(into: Vector, surface: Surface, at: Vector): void {
  const patch = cloudNoise(at.x * 0.35, at.z * 0.35);
  const blade = noise(at.x * 26, at.z * 9) * 0.6 + noise(at.x * 60, at.z * 60) * 0.4;
  tint(into, surface, clamp(smooth(0.38, 0.72, patch) * 0.8 + 0.12 * (blade - 0.5), 0, 1));
  scale(into, 0.68 + 0.58 * blade);
}

function planks(into: Vector, surface: Surface, width: number): void {
  const board = Math.floor(face.v / width);
  const up = face.v / width - board;
  tint(into, surface, up < 0.06 ? 1 : 0.3 * noise(face.u * 2.2 + board * 9, face.v * 40));
  scale(into, 0.82 + 0.3 * speck(board, 11));
}

function stain(into: Vector, surface: Surface, of: { size: number; depth: number }): void {
  const spot = cloudNoise(face.u * of.size, face.v * of.size);
  tint(into, surface, 0);
  scale(into, 1 - of.depth + 2 * of.depth * spot);
}

function road(into: Vector, surface: Surface, at: Vector): void {
  tint(into, surface, 0);
  scale(into, 0.8 + 0.25 * noise(at.x * 0.5, at.z * 0.5) + 0.2 * noise(at.x * 40, at.z * 40));
}

type Draw = (into: Vector, surface: Surface, of: { at: Vector; normal: Vector }) => void;

const patterns: Record<Surface['pattern'], Draw> = {
  plain: (into, surface) => tint(into, surface, 0),
  leaf: (into, surface) => tint(into, surface, 0),
  plaster: (into, surface) => stain(into, surface, { size: 0.8, depth: 0.06 }),
  earth: (into, surface) => stain(into, surface, { size: 1.6, depth: 0.22 }),
  sand: (into, surface) => stain(into, surface, { size: 0.7, depth: 0.1 }),
  brick: (into, surface) => courses(into, surface, { width: 0.25, height: 0.09, joint: 0.014, spread: 0.44 }),
  ashlar: (into, surface) => courses(into, surface, { width: 0.62, height: 0.3, joint: 0.016, spread: 0.2 }),
  paving: (into, surface) => courses(into, surface, { width: 0.6, height: 0.6, joint: 0.025, spread: 0.18 }),
  'roof-tiles': (into, surface, { normal }) => roofTiles(into, surface, normal),
  shingles,
  planks: (into, surface) => planks(into, surface, 0.16),
  rubble,
  thatch,
  jaali,
  grass: (into, surface, { at }) => grass(into, surface, at),
  road: (into, surface, { at }) => road(into, surface, at),
};

/** The surface's own colour at a place, into `into`; a pattern with relief bends the normal. */
export function textured(
  into: Vector,
  surface: Surface,
  of: { at: Vector; normal: Vector; triangle: number },
): void {
  lay(of.at, of.normal);
  patterns[surface.pattern](into, surface, of);
  if (surface.kind === 'leaf') scale(into, 0.66 + 0.68 * speck(of.triangle >> 1, 5));
}
