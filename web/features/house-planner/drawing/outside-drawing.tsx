import type { Part } from '#domain/house/geometry/parts.ts';
import type { Point } from '#domain/house/geometry/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { dressed } from './dress.ts';
import { cross, dot, facesOf, unit } from './faces.ts';
import { ink, type Light, type Paint, shaded, skies } from './look.ts';
import type { Piece } from './painter.ts';
import { paintOrder } from './painter.ts';

/** From which side of the road one looks at the house. */
export type View = 'right' | 'left' | 'behind';
export interface OutsideLook {
  view: View;
  light: Light;
  paint: Paint;
}

const eyes: Record<View, Point> = {
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
function strokesOf(pieces: readonly Piece[], look: OutsideLook): { strokes: Stroke[]; box: number[] } {
  const eye = eyes[look.view];
  const right = unit(cross([0, 1, 0], eye));
  const up = cross(eye, right);
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
  const made = known.get(key) ?? strokesOf(paintOrder(facesOf(outer(dressed(plan))), eyes[look.view]), look);
  known.set(key, made);
  return made;
}

/** The house from outside, drawn in parallel lines from its own geometry. */
export function OutsideDrawing({ plan, look, label }: { plan: Plan; look: OutsideLook; label: string }) {
  const { light } = look;
  const { strokes, box } = drawOutside(plan, look);
  const [x = 0, y = 0, x2 = 0, y2 = 0] = box;
  const [width, height] = [x2 - x, y2 - y];
  const margin = Math.max(width, height) * 0.05;
  const [sky, ground] = skies[light];
  const thin = Math.max(width, height * 1.4) / 420;
  return (
    <svg
      viewBox={`${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={label}
    >
      <rect x={x - 100} y={y - 100} width={width + 200} height={100 + height * 0.62} fill={sky} />
      <rect x={x - 100} y={y + height * 0.62} width={width + 200} height={height + 100} fill={ground} />
      {strokes.map(({ d, fill, line }, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the drawing
          key={place}
          d={d}
          fill={line ? 'none' : fill}
          stroke={line ? ink[light] : fill}
          strokeWidth={(line ? thin * 1.5 : thin * 0.6).toFixed(3)}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
