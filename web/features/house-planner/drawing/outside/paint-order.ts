import type { Point } from '#domain/house/geometry/solid/solids.ts';
import type { Face } from '../faces.ts';
import { dot } from '../vectors.ts';
import { tree, walk } from './bsp-tree.ts';
import type { Piece } from './cut.ts';
import { outlined } from './outlines.ts';

/** What is seen from a direction, the farthest first: each piece covers only what comes before it. */
export function paintOrder(all: readonly Face[], toViewer: Point): Piece[] {
  const { faces, outlines } = outlined(all);
  const seen = (face: Face) => dot(face.normal, toViewer) > 0.001;
  const lines = outlines
    .filter(({ face }) => seen(face))
    .map(({ from, to, face, inward }) => ({ points: [from, to], face, inward }));
  const out: Piece[] = [];
  walk(tree(faces.filter(seen).map((face) => ({ points: face.points, face }))), lines, { toViewer, out });
  return out;
}
