import type { Part } from '#domain/house/geometry/solid/parts.ts';
import type { Point } from '#domain/house/geometry/solid/solids.ts';
import type { Answers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { type Face, facesOf } from '../faces.ts';
import { type Light, type Paint, shaded } from '../look.ts';
import { cross, dot, unit } from '../vectors.ts';
import { tree, walk } from './bsp-tree.ts';
import type { Piece } from './cut.ts';
import { dressed } from './dress.ts';
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
