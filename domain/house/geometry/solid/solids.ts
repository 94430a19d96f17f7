import type { Rect } from '#domain/house/model/rect.ts';

/** Metres for drawing in space: x as in the plan, y up from the ground, z towards the road (minus the plan's y). */
export type Point = [number, number, number];

/** Nine numbers a triangle, its front seen counter-clockwise; flat normals follow from the corners. */
export type Triangles = number[];

const triangle = (...corners: [Point, Point, Point]): Triangles => corners.flat();
export const quad = (...[a, b, c, d]: [Point, Point, Point, Point]): Triangles => [
  ...triangle(a, b, c),
  ...triangle(a, c, d),
];

const cornersAt = ({ x, y, width, depth }: Rect, height: number): [Point, Point, Point, Point] => [
  [x, height, -y],
  [x + width, height, -y],
  [x + width, height, -(y + depth)],
  [x, height, -(y + depth)],
];

/** One rectangle of the plan below, another one above. */
export function tapered(below: Rect, above: Rect, [from, to]: [number, number]): Triangles {
  const [a, b, c, d] = cornersAt(below, from);
  const [e, f, g, h] = cornersAt(above, to);
  return [
    ...quad(a, b, f, e),
    ...quad(b, c, g, f),
    ...quad(c, d, h, g),
    ...quad(d, a, e, h),
    ...quad(e, f, g, h),
    ...quad(d, c, b, a),
  ];
}

/** A rectangle of the plan between two heights. */
export const box = (rect: Rect, from: number, to: number): Triangles => tapered(rect, rect, [from, to]);

/** A sloped roof over a rectangle; `hip` is how far its ridge ends before the rectangle does, 0 for a gable. */
export function slopedRoof(rect: Rect, base: number, of: { rise: number; hip: number }): Triangles {
  const alongX = rect.width >= rect.depth;
  const [length, span] = alongX ? [rect.width, rect.depth] : [rect.depth, rect.width];
  // On the roof's own axes: u along the ridge, v across.
  const at = (u: number, v: number, height: number): Point =>
    alongX ? [rect.x + u, height, -(rect.y + v)] : [rect.x + span - v, height, -(rect.y + u)];
  const [a, b, c, d] = [
    at(0, 0, base),
    at(length, 0, base),
    at(length, span, base),
    at(0, span, base),
  ] as const;
  const first = at(of.hip, span / 2, base + of.rise);
  const last = at(length - of.hip, span / 2, base + of.rise);
  return [
    ...quad(a, b, last, first),
    ...quad(c, d, first, last),
    ...triangle(b, c, last),
    ...triangle(d, a, first),
    ...quad(d, c, b, a),
  ];
}

/** What is left of a rectangle without a hole in it. */
export function without(rect: Rect, hole: Rect | null): Rect[] {
  if (!hole) return [rect];
  const right = hole.x + hole.width;
  const back = hole.y + hole.depth;
  return [
    { ...rect, depth: hole.y - rect.y },
    { ...rect, y: back, depth: rect.y + rect.depth - back },
    { x: rect.x, y: hole.y, width: hole.x - rect.x, depth: hole.depth },
    { x: right, y: hole.y, width: rect.x + rect.width - right, depth: hole.depth },
  ].filter(({ width, depth }) => width > 0.001 && depth > 0.001);
}

/** What is left of a rectangle without several. */
export const withoutAll = (rect: Rect, holes: readonly Rect[]): Rect[] =>
  holes.reduce<Rect[]>((left, hole) => left.flatMap((one) => without(one, clipped(hole, one))), [rect]);

/** The part of a rectangle within another one; null where there is none. */
export function clipped(rect: Rect, to: Rect): Rect | null {
  const [x, y] = [Math.max(rect.x, to.x), Math.max(rect.y, to.y)];
  const width = Math.min(rect.x + rect.width, to.x + to.width) - x;
  const depth = Math.min(rect.y + rect.depth, to.y + to.depth) - y;
  return width > 0.001 && depth > 0.001 ? { x, y, width, depth } : null;
}
