import type { Rect, Side } from './rect.ts';

interface Edge {
  along: 'x' | 'y';
  line: number;
  from: number;
  to: number;
}
export const near = (a: number, b: number) => Math.abs(a - b) < 0.005;
export const right = (rect: Rect) => rect.x + rect.width;
export const rear = (rect: Rect) => rect.y + rect.depth;
export const sides: readonly Side[] = ['front', 'rear', 'left', 'right'];

/** The edge at which two rectangles touch over some length, or null. */
export function sharedEdge(a: Rect, b: Rect): Edge | null {
  const x = { from: Math.max(a.x, b.x), to: Math.min(right(a), right(b)) };
  const y = { from: Math.max(a.y, b.y), to: Math.min(rear(a), rear(b)) };
  if (x.to - x.from > 0.01 && (near(rear(a), b.y) || near(rear(b), a.y)))
    return { along: 'x', line: near(rear(a), b.y) ? b.y : a.y, ...x };
  if (y.to - y.from > 0.01 && (near(right(a), b.x) || near(right(b), a.x)))
    return { along: 'y', line: near(right(a), b.x) ? b.x : a.x, ...y };
  return null;
}

export function edgeOf(rect: Rect, side: Side): Edge {
  const along = side === 'front' || side === 'rear' ? 'x' : 'y';
  const line = { front: rect.y, rear: rear(rect), left: rect.x, right: right(rect) }[side];
  return along === 'x'
    ? { along, line, from: rect.x, to: right(rect) }
    : { along, line, from: rect.y, to: rear(rect) };
}

export const onBorder = (cell: Rect, house: Rect, side: Side) =>
  near(edgeOf(cell, side).line, edgeOf(house, side).line);
