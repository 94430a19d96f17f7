import type { Point } from '#domain/house/geometry/solids.ts';
import type { Face } from './faces.ts';
import { dot, minus, plus } from './faces.ts';
import { outlined } from './outlines.ts';

/** A face, or a line on it; what is cut keeps its face. */
export interface Piece {
  points: Point[];
  face: Face;
  /** Of a line. */
  inward?: Point;
}
interface Node {
  normal: Point;
  offset: number;
  here: Piece[];
  front: Node | null;
  back: Node | null;
}

const near = 0.0015;
type Plane = Pick<Node, 'normal' | 'offset'>;

/** A line counts as being where its face is, so that a plane along it does not throw it to the other side. */
function distance(point: Point, { inward }: Piece, { normal, offset }: Plane): number {
  const found = dot(point, normal) - offset;
  return inward ? found + 0.004 * dot(inward, normal) : found;
}

function side(piece: Piece, plane: Plane): 'here' | 'front' | 'back' | 'both' {
  let ahead = false;
  let behind = false;
  for (const point of piece.points) {
    const found = distance(point, piece, plane);
    if (found > near) ahead = true;
    else if (found < -near) behind = true;
  }
  return ahead ? (behind ? 'both' : 'front') : behind ? 'back' : 'here';
}

function cut(piece: Piece, plane: Plane): { front: Piece; back: Piece } {
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

/** Of a few planes the one that cuts least. */
function bestPlane(pieces: readonly Piece[]): Plane | undefined {
  const tries = Math.min(pieces.length > 12 ? 5 : 2, pieces.length);
  const stride = Math.max(1, Math.floor(pieces.length / 90));
  let best: { face: Face; cost: number } | undefined;
  for (let index = 0; index < tries; index++) {
    const face = pieces[Math.floor((index * pieces.length) / tries)]?.face;
    if (!face) continue;
    let cost = 0;
    let balance = 0;
    for (let place = 0; place < pieces.length; place += stride) {
      const piece = pieces[place];
      const where = piece && side(piece, face);
      cost += where === 'both' ? 8 : 0;
      balance += where === 'front' ? 1 : where === 'back' ? -1 : 0;
    }
    cost += Math.abs(balance);
    if (!best || cost < best.cost) best = { face, cost };
  }
  return best?.face;
}

function sorted(pieces: readonly Piece[], plane: Plane) {
  const parts: Record<'here' | 'front' | 'back', Piece[]> = { here: [], front: [], back: [] };
  for (const piece of pieces) {
    const where = side(piece, plane);
    if (where !== 'both') parts[where].push(piece);
    else {
      const { front, back } = cut(piece, plane);
      parts.front.push(front);
      parts.back.push(back);
    }
  }
  return parts;
}

function tree(pieces: readonly Piece[]): Node | null {
  const plane = bestPlane(pieces);
  if (!plane) return null;
  const { here, front, back } = sorted(pieces, plane);
  return { normal: plane.normal, offset: plane.offset, here, front: tree(front), back: tree(back) };
}

/** Faces and lines from the farthest to the nearest; lines find their place in the faces' tree. */
function walk(node: Node | null, lines: readonly Piece[], of: { toEye: Point; out: Piece[] }): void {
  const { toEye, out } = of;
  if (!node) {
    out.push(...lines);
    return;
  }
  const { here, front, back } = sorted(lines, node);
  const before = dot(node.normal, toEye) > 0;
  if (before) walk(node.back, back, of);
  else walk(node.front, front, of);
  out.push(...node.here, ...here);
  if (before) walk(node.front, front, of);
  else walk(node.back, back, of);
}

/** What is seen from a direction, the farthest first: each piece covers only what comes before it. */
export function paintOrder(all: readonly Face[], toEye: Point): Piece[] {
  const { faces, outlines } = outlined(all);
  const seen = (face: Face) => dot(face.normal, toEye) > 0.001;
  const lines = outlines
    .filter(({ face }) => seen(face))
    .map(({ from, to, face, inward }) => ({ points: [from, to], face, inward }));
  const out: Piece[] = [];
  walk(tree(faces.filter(seen).map((face) => ({ points: face.points, face }))), lines, { toEye, out });
  return out;
}
