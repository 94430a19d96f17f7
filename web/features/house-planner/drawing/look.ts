import type { Material } from '#domain/house/geometry/solid/parts.ts';
import type { Point } from '#domain/house/geometry/solid/solids.ts';
import type { Answers, AreaType, Finish } from '#domain/house/model/answers.ts';
import { dot, unit } from './vectors.ts';

export type Light = 'day' | 'evening' | 'night';
export type Rgb = [number, number, number];

/** A picture of a house has its own colours in every theme: it is looked at as a photograph is. */
const materials: Record<Material, string> = {
  grass: '#b9d3b0',
  paving: '#cfc8b8',
  stone: '#b9b2a2',
  brick: '#b2472a',
  concrete: '#ece7da',
  'outer-paint': '#fffaf0',
  'inner-paint': '#f4efe4',
  tiles: '#dcd0bd',
  'wet-tiles': '#b8c9e8',
  wood: '#c4822b',
  glass: '#4a66c8',
  metal: '#3a4166',
  'roof-tiles': '#b2472a',
  'white-roof': '#fffdf6',
  plastic: '#2c3150',
  'car-paint': '#2f4ab8',
  fabric: '#4a5fb0',
  bark: '#6b4a33',
  leaves: '#2f7d4f',
};
type Colours = Partial<Record<Material, string>>;
/** Of what people build there: slate and pale stone, sandstone, laterite under dark tiles. */
const byArea: Partial<Record<AreaType, Colours>> = {
  Hill: { 'outer-paint': '#f1f2ec', stone: '#8f969c', 'roof-tiles': '#566173', wood: '#9a5a2c' },
  Desert: {
    'outer-paint': '#ecc795',
    concrete: '#e2bd8a',
    stone: '#c79c66',
    brick: '#c08a52',
    paving: '#d9bd93',
    grass: '#d8c79a',
  },
  Rain: { brick: '#8c3d2a', stone: '#8c3d2a', 'roof-tiles': '#a03f28', wood: '#7c4a22', grass: '#a3cf9c' },
  'Near by River': { 'outer-paint': '#f4f3e2', stone: '#a9a79c', grass: '#aed3a6' },
};
/** Cement floors and painted doors; or marble, teak and granite. */
const byFinish: Partial<Record<Finish, Colours>> = {
  basic: { tiles: '#bdbab2', 'wet-tiles': '#c4c8cc', wood: '#6f8f86' },
  best: { tiles: '#f2ede3', 'wet-tiles': '#dfe6ee', wood: '#8d4a1f', paving: '#b9b4ae' },
};
/** Other paint, so that the second design looks different. */
const neelWalls: Colours = {
  'outer-paint': '#dfe6f7',
  concrete: '#fbf6e8',
  wood: '#1f2c73',
  'car-paint': '#b2472a',
};

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
export const hexOf = (colour: Rgb) =>
  `#${colour
    .map((value) =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export type Paint = 'cream' | 'neel';
/** What a house of these answers has of a material. */
export const colourOf = (material: Material, { areaType, finish }: Answers, paint: Paint = 'cream') =>
  (paint === 'neel' && neelWalls[material]) ||
  byFinish[finish]?.[material] ||
  byArea[areaType]?.[material] ||
  materials[material];

export const sunFrom: Point = unit([0.5, 0.75, 0.62]);
const lights: Record<Light, { tint: Rgb; strength: number; shade: Rgb; glow: boolean }> = {
  day: { tint: rgb('#ffffff'), strength: 0, shade: rgb('#7c86b8'), glow: false },
  evening: { tint: rgb('#f29a5c'), strength: 0.24, shade: rgb('#5a3f78'), glow: true },
  night: { tint: rgb('#141f58'), strength: 0.66, shade: rgb('#0a0f30'), glow: true },
};
export const skies: Record<Light, [string, string]> = {
  day: ['#e0e7f8', '#d0dcf4'],
  evening: ['#fbd3a8', '#e9b7a4'],
  night: ['#101844', '#182259'],
};
export const ink: Record<Light, string> = { day: '#141a3c', evening: '#2a1a3c', night: '#060a24' };
const lamp = '#ffd45e';

/** The colour of a side that looks in a direction. */
export function shaded(
  material: Material,
  normal: Point,
  of: { light: Light; paint: Paint; answers: Answers },
): string {
  const { tint, strength, shade, glow } = lights[of.light];
  if (material === 'glass' && glow) return lamp;
  const lit = Math.max(0, dot(normal, sunFrom));
  const base = mix(rgb(colourOf(material, of.answers, of.paint)), tint, strength);
  return hexOf(mix(base, shade, 0.34 * (1 - Math.min(1, lit * 1.25))));
}
