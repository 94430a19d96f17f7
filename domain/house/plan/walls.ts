import type { Rect, Room, Side, Wall } from '../model/model.ts';
import { isOpen, toCentimetre } from '../model/model.ts';

type Thickness = { outer: number; inner: number };
interface Edge {
  along: 'x' | 'y';
  line: number;
  from: number;
  to: number;
}
const near = (a: number, b: number) => Math.abs(a - b) < 0.005;
const right = (rect: Rect) => rect.x + rect.width;
const rear = (rect: Rect) => rect.y + rect.depth;
const sides: readonly Side[] = ['front', 'rear', 'left', 'right'];

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

function edgeOf(rect: Rect, side: Side): Edge {
  const along = side === 'front' || side === 'rear' ? 'x' : 'y';
  const line = { front: rect.y, rear: rear(rect), left: rect.x, right: right(rect) }[side];
  return along === 'x'
    ? { along, line, from: rect.x, to: right(rect) }
    : { along, line, from: rect.y, to: rear(rect) };
}

const onBorder = (cell: Rect, house: Rect, side: Side) =>
  near(edgeOf(cell, side).line, edgeOf(house, side).line);

type Cell = Pick<Room, 'kind' | 'floor' | 'cell'>;

/** How far the wall on a side reaches into a room. */
function inset(
  room: Cell,
  side: Side,
  of: { all: readonly Cell[]; house: Rect; thickness: Thickness },
): number {
  const { all, house, thickness } = of;
  if (onBorder(room.cell, house, side)) return isOpen(room.kind) ? 0 : thickness.outer;
  const { line, along } = edgeOf(room.cell, side);
  const neighbours = all.filter((other) => {
    const edge = other === room || other.floor !== room.floor ? null : sharedEdge(room.cell, other.cell);
    return edge?.along === along && near(edge.line, line);
  });
  const thick = neighbours.some(({ kind }) => isOpen(kind) !== isOpen(room.kind));
  return (thick ? thickness.outer : thickness.inner) / 2;
}

export function insideOf(room: Cell, of: { all: readonly Cell[]; house: Rect; thickness: Thickness }): Rect {
  const [front = 0, back = 0, left = 0, rightInset = 0] = sides.map((side) => inset(room, side, of));
  const { x, y, width, depth } = room.cell;
  return { x: x + left, y: y + front, width: width - left - rightInset, depth: depth - front - back };
}

function borderWall(room: Room, side: Side, thickness: Thickness): Wall {
  const { line, ...edge } = edgeOf(room.cell, side);
  const kind = room.kind === 'balcony' ? 'railing' : room.kind === 'porch' ? 'open' : 'outer';
  const thick = kind === 'outer' ? thickness.outer : 0.1;
  const inward = side === 'front' || side === 'left' ? thick / 2 : -thick / 2;
  return {
    floor: room.floor,
    ...edge,
    line: line + inward,
    thickness: thick,
    kind,
    side,
    rooms: [room.id, null],
    openings: [],
  };
}

/** The walls of all floors, without openings: one between any two rooms that touch, one at every room's edge of the house. */
export function wallsOf(rooms: readonly Room[], house: Rect, thickness: Thickness): Wall[] {
  const walls: Wall[] = [];
  for (const [index, room] of rooms.entries()) {
    for (const side of sides)
      if (onBorder(room.cell, house, side)) walls.push(borderWall(room, side, thickness));
    for (const other of rooms.slice(index + 1)) {
      const edge = other.floor === room.floor ? sharedEdge(room.cell, other.cell) : null;
      if (!edge || (isOpen(room.kind) && isOpen(other.kind))) continue;
      const kind = isOpen(room.kind) || isOpen(other.kind) ? 'outer' : 'inner';
      // An inner wall ends within the outer one: its paint must not show outside.
      const [start, end] = edge.along === 'x' ? [house.x, right(house)] : [house.y, rear(house)];
      const trim = kind === 'inner' ? thickness.outer / 2 : 0;
      walls.push({
        floor: room.floor,
        along: edge.along,
        line: toCentimetre(edge.line),
        from: near(edge.from, start) ? edge.from + trim : edge.from,
        to: near(edge.to, end) ? edge.to - trim : edge.to,
        thickness: thickness[kind],
        kind,
        side: null,
        rooms: [room.id, other.id],
        openings: [],
      });
    }
  }
  return walls;
}
