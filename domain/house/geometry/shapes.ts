import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { CellKind } from '#domain/house/model/room.ts';

type Role =
  | 'plot'
  | 'set-back'
  | 'floor'
  | 'open-floor'
  | 'wall'
  | 'inner-wall'
  | 'column'
  | 'railing'
  | 'door'
  | 'swing'
  | 'window'
  | 'stair'
  | 'car'
  | 'dimension';

/** A veranda is a porch without a car. */
export type NamedKind = CellKind | 'veranda';

/** Metres, y downwards as in SVG: the road is below the drawing. */
export type Shape =
  | { shape: 'rect'; role: Role; x: number; y: number; width: number; height: number }
  | { shape: 'line'; role: Role; x1: number; y1: number; x2: number; y2: number }
  | { shape: 'path'; role: Role; d: string }
  /** `width` by `depth` of the room or the court in metres; the browser has its name. */
  | { shape: 'room'; kind: NamedKind; x: number; y: number; width: number; depth: number }
  | { shape: 'measure'; metres: number; x: number; y: number; upright: boolean };

export interface FloorPlan {
  floor: number;
  viewBox: { x: number; y: number; width: number; height: number };
  shapes: Shape[];
}

export function rect(
  plan: Plan,
  role: Role,
  { x, y, width, depth }: Rect,
): Extract<Shape, { shape: 'rect' }> {
  return { shape: 'rect', role, x, y: plan.plot.depth - y - depth, width, height: depth };
}

export function line(plan: Plan, role: Role, [x1, y1, x2, y2]: [number, number, number, number]): Shape {
  return { shape: 'line', role, x1, y1: plan.plot.depth - y1, x2, y2: plan.plot.depth - y2 };
}
