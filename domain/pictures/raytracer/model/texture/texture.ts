import { speck } from '#domain/pictures/raytracer/model/random.ts';
import type { Vector } from '#domain/pictures/raytracer/model/vector.ts';
import type { Surface } from '../surface.ts';
import { grass, planks, road, stain } from './ground.ts';
import { courses, jaali, rubble } from './masonry.ts';
import { lay } from './place.ts';
import { roofTiles, shingles, thatch } from './roofing.ts';
import { scale, tint } from './tint.ts';

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
