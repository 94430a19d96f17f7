import type { Part } from '#domain/house/geometry/solid/parts.ts';
import type { Point } from '#domain/house/geometry/solid/solids.ts';
import type { Answers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { type Face, facesOf } from '../faces.ts';
import { type Light, type Paint, shaded } from '../look.ts';
import { cross, dot, minus, plus, unit } from '../vectors.ts';
import { dressed } from './dress.ts';
import { outlined } from './outlines.ts';

/** A face, or a line on it; what is cut keeps its face. */
interface Piece {
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
function walk(node: Node | null, lines: readonly Piece[], of: { toViewer: Point; out: Piece[] }): void {
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

/** The side of the road from which the drawing looks at the house. */
export type View = 'right' | 'left' | 'behind';
export interface OutsideLook {
  view: View;
  light: Light;
  paint: Paint;
}

const directions: Record<View, Point> = {
  right: unit([0.72, 0.62, 1]),
  left: unit([-0.8, 0.6, 1]),
  behind: unit([0.8, 0.66, -1]),
};

/** What cannot be seen from outside is left out before it is sorted. */
function outer(parts: readonly Part[]): Part[] {
  return parts.filter(
    ({ part, material }) => material !== 'inner-paint' && part !== 'stair' && material !== 'wet-tiles',
  );
}

export interface Stroke {
  d: string;
  fill?: string;
  line?: true;
}

/** Pieces of one look that follow each other are one path. */
function strokesOf(
  pieces: readonly Piece[],
  look: OutsideLook & { answers: Answers },
): { strokes: Stroke[]; box: number[] } {
  const towards = directions[look.view];
  const right = unit(cross([0, 1, 0], towards));
  const up = cross(towards, right);
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const flat = (point: Point) => {
    const [x, y] = [dot(point, right), -dot(point, up)];
    box[0] = Math.min(box[0] ?? x, x);
    box[1] = Math.min(box[1] ?? y, y);
    box[2] = Math.max(box[2] ?? x, x);
    box[3] = Math.max(box[3] ?? y, y);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const strokes: Stroke[] = [];
  for (const { points, face, inward } of pieces) {
    const d = `M${points.map(flat).join('L')}${inward ? '' : 'Z'}`;
    const fill = inward ? undefined : shaded(face.material, face.normal, look);
    const last = strokes.at(-1);
    if (last && last.fill === fill) last.d += d;
    else strokes.push(inward ? { d, line: true } : { d, fill });
  }
  return { strokes, box };
}

type Drawn = ReturnType<typeof strokesOf>;
const drawn = new WeakMap<Plan, Map<string, Drawn>>();

/** One plan is shown under one look in more than one place: it is drawn once. */
export function drawOutside(plan: Plan, look: OutsideLook): Drawn {
  const known = drawn.get(plan) ?? new Map<string, Drawn>();
  drawn.set(plan, known);
  const key = `${look.view} ${look.light} ${look.paint}`;
  const made =
    known.get(key) ??
    strokesOf(paintOrder(facesOf(outer(dressed(plan))), directions[look.view]), {
      ...look,
      answers: plan.answers,
    });
  known.set(key, made);
  return made;
}
