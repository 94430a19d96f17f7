import type { Point } from '#domain/house/geometry/solid/solids.ts';
import type { Face } from '../faces.ts';
import { dot, minus, plus } from '../vectors.ts';

/** A face, or a line on it; what is cut keeps its face. */
export interface Piece {
  points: Point[];
  face: Face;
  /** Of a line. */
  inward?: Point;
}
export interface Node {
  normal: Point;
  offset: number;
  here: Piece[];
  front: Node | null;
  back: Node | null;
}

const near = 0.0015;
export type Plane = Pick<Node, 'normal' | 'offset'>;

/** A line counts as being where its face is, so that a plane along it does not throw it to the other side. */
function distance(point: Point, { inward }: Piece, { normal, offset }: Plane): number {
  const found = dot(point, normal) - offset;
  return inward ? found + 0.004 * dot(inward, normal) : found;
}

export function side(piece: Piece, plane: Plane): 'here' | 'front' | 'back' | 'both' {
  let ahead = false;
  let behind = false;
  for (const point of piece.points) {
    const found = distance(point, piece, plane);
    if (found > near) ahead = true;
    else if (found < -near) behind = true;
  }
  return ahead ? (behind ? 'both' : 'front') : behind ? 'back' : 'here';
}

export function cut(piece: Piece, plane: Plane): { front: Piece; back: Piece } {
  const { points } = piece;
  const front: Point[] = [];
  const back: Point[] = [];
  for (const [index, point] of points.entries()) {
    const here = distance(point, piece, plane);
    if (here > -near) front.push(point);
    if (here < near) back.push(point);
    const next = points[(index + 1) % points.length];
    if (!next || (points.length === 2 && index === 1)) break;
    const there = distance(next, piece, plane);
    if (Math.abs(here) > near && Math.abs(there) > near && here > 0 !== there > 0) {
      const middle = plus(point, minus(next, point), here / (here - there));
      front.push(middle);
      back.push(middle);
    }
  }
  return { front: { ...piece, points: front }, back: { ...piece, points: back } };
}
