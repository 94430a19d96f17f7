import type { Point } from '#domain/house/geometry/solid/solids.ts';
import type { Face } from '../faces.ts';
import { dot } from '../vectors.ts';
import { cut, type Node, type Piece, type Plane, side } from './cut.ts';

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

export function tree(pieces: readonly Piece[]): Node | null {
  const plane = bestPlane(pieces);
  if (!plane) return null;
  const { here, front, back } = sorted(pieces, plane);
  return { normal: plane.normal, offset: plane.offset, here, front: tree(front), back: tree(back) };
}

/** Faces and lines from the farthest to the nearest; lines find their place in the faces' tree. */
export function walk(
  node: Node | null,
  lines: readonly Piece[],
  of: { toViewer: Point; out: Piece[] },
): void {
  const { toViewer, out } = of;
  if (!node) {
    out.push(...lines);
    return;
  }
  const { here, front, back } = sorted(lines, node);
  const before = dot(node.normal, toViewer) > 0;
  if (before) walk(node.back, back, of);
  else walk(node.front, front, of);
  out.push(...node.here, ...here);
  if (before) walk(node.front, front, of);
  else walk(node.back, back, of);
}
