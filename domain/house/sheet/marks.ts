import type { Rect } from '#domain/house/model/rect.ts';

/** Layers by which a draughtsman's program switches what it shows. */
export const layers = [
  'site',
  'rooms',
  'walls',
  'columns',
  'doors',
  'windows',
  'stairs',
  'furniture',
  'dimensions',
  'text',
] as const;
export type Layer = (typeof layers)[number];

/** Metres: x along the road, y away from it. In a section x runs along the cut and y upwards. */
export type Spot = readonly [number, number];

export interface Stroke {
  mark: 'stroke';
  layer: Layer;
  points: readonly Spot[];
  closed?: boolean;
  /** `cut` is what the plane of the drawing cuts through. */
  fill?: 'cut' | 'pale';
  dashed?: boolean;
}
/** Anticlockwise, in degrees from the x axis; a whole circle goes from 0 to 360. */
export interface Arc {
  mark: 'arc';
  layer: Layer;
  at: Spot;
  radius: number;
  from: number;
  to: number;
}
export interface Writing {
  mark: 'text';
  layer: Layer;
  /** Its middle. */
  at: Spot;
  text: string;
  /** Height of its letters. */
  size: number;
  upright: boolean;
  bold?: boolean;
}
export type Mark = Stroke | Arc | Writing;

export const line = (layer: Layer, ...points: Spot[]): Stroke => ({ mark: 'stroke', layer, points });

export const corners = ({ x, y, width, depth }: Rect): Spot[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

export const outline = (layer: Layer, rect: Rect, look: Pick<Stroke, 'fill' | 'dashed'> = {}): Stroke => ({
  mark: 'stroke',
  layer,
  points: corners(rect),
  closed: true,
  ...look,
});

/** From its lower left corner to its upper right one. */
export const box = (
  layer: Stroke['layer'],
  [[x, y], [right, top]]: readonly [Spot, Spot],
  fill?: Stroke['fill'],
): Stroke => outline(layer, { x, y, width: right - x, depth: top - y }, fill ? { fill } : {});

export const circle = (layer: Layer, at: Spot, radius: number): Arc => ({
  mark: 'arc',
  layer,
  at,
  radius,
  from: 0,
  to: 360,
});

const emOf = (sign: string) => {
  if (/\p{Mn}/u.test(sign)) return 0;
  if (/[\s.,'"’”:;|()-]/u.test(sign)) return 0.34;
  return /[\p{Script=Latin}\d]/u.test(sign) ? 0.58 : 0.68;
};
/** Of a line of text, in heights of its letters; none of our fonts is wider. */
export const emsOf = (text: string) => [...text].reduce((sum, sign) => sum + emOf(sign), 0);

export const around = ([x, y]: Spot, width: number, depth: number): Rect => ({
  x: x - width / 2,
  y: y - depth / 2,
  width,
  depth,
});

const lineHeight = 1.15;
/** What a text covers. */
export function coverOf({ at, text, size, upright, bold }: Writing): Rect {
  const length = emsOf(text) * size * (bold ? 1.06 : 1);
  return upright ? around(at, size * lineHeight, length) : around(at, length, size * lineHeight);
}

export const boundsOf = (rects: readonly Rect[]): Rect => {
  const x = Math.min(...rects.map((one) => one.x));
  const y = Math.min(...rects.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((one) => one.x + one.width)) - x,
    depth: Math.max(...rects.map((one) => one.y + one.depth)) - y,
  };
};

export function extentOf(mark: Mark): Rect {
  if (mark.mark === 'text') return coverOf(mark);
  if (mark.mark === 'arc') return around(mark.at, 2 * mark.radius, 2 * mark.radius);
  return boundsOf(mark.points.map(([x, y]) => ({ x, y, width: 0, depth: 0 })));
}
