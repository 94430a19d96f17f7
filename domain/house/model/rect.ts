/** Metres throughout. The origin is the plot's front left corner seen from the road: x runs along the road, y away from it. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  depth: number;
}

export type Side = 'front' | 'rear' | 'left' | 'right';
export const areaOf = (rect: Pick<Rect, 'width' | 'depth'>) => rect.width * rect.depth;
/** To the centimetre. */
export const toCentimetre = (metres: number) => Math.round(metres * 100) / 100;
export const squareFeet = (squareMetres: number) => squareMetres / 0.09290304;
export const feet = (metres: number) => metres / 0.3048;

/** Whether two rectangles share floor; those that only touch do not. */
export const meet = (a: Rect, b: Rect) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y) > 0.01;

type Spot = Pick<Rect, 'x' | 'y'>;
export const holds = ({ x, y, width, depth }: Rect, at: Spot) =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + depth;
export const cornersOf = ({ x, y, width, depth }: Rect): Spot[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + depth },
  { x: x + width, y: y + depth },
];

/** Square metres that two rectangles have in common. */
export const sharedArea = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y));
