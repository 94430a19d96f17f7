import { edgeOf, near, onBorder, rear, right, sharedEdge, sides } from '#domain/house/model/edges.ts';
import { type Rect, type Side, toCentimetre } from '#domain/house/model/rect.ts';
import { type CellKind, isOpen, isOutside, type Room } from '#domain/house/model/room.ts';
import type { Wall } from '#domain/house/model/wall.ts';

type Thickness = { outer: number; inner: number };

interface Cell extends Pick<Room, 'floor' | 'cell'> {
  kind: CellKind;
}

/** How far the wall on a side reaches into a room. */
function inset(
  room: Cell,
  side: Side,
  of: { all: readonly Cell[]; house: Rect; thickness: Thickness },
): number {
  const { all, house, thickness } = of;
  if (onBorder(room.cell, house, side))
    return isOpen(room.kind) && room.kind !== 'court' ? 0 : thickness.outer;
  const { line, along } = edgeOf(room.cell, side);
  const neighbours = all.filter((other) => {
    const edge = other === room || other.floor !== room.floor ? null : sharedEdge(room.cell, other.cell);
    return edge?.along === along && near(edge.line, line);
  });
  const thick = neighbours.some(
    ({ kind }) => isOpen(kind) !== isOpen(room.kind) && isOutside(kind, room.kind),
  );
  return (thick ? thickness.outer : thickness.inner) / 2;
}

export function insideOf(room: Cell, of: { all: readonly Cell[]; house: Rect; thickness: Thickness }): Rect {
  const [front = 0, back = 0, left = 0, rightInset = 0] = sides.map((side) => inset(room, side, of));
  const { x, y, width, depth } = room.cell;
  return { x: x + left, y: y + front, width: width - left - rightInset, depth: depth - front - back };
}

function borderWall(room: Omit<Room, 'inside'>, side: Side, thickness: Thickness): Wall {
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
      const kind = isOutside(room.kind, other.kind) ? 'outer' : 'inner';
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

interface Around {
  rooms: readonly Room[];
  house: Rect;
  floors: number;
  thickness: Thickness;
}

/** Around a court on every floor: towards the rooms beside it and, at the edge of the house, towards the neighbour. */
export function courtWalls(court: Rect, { rooms, house, floors, thickness }: Around): Wall[] {
  const towards = rooms.flatMap(({ id, floor, cell }): Wall[] => {
    const edge = sharedEdge(cell, court);
    if (!edge) return [];
    const line = toCentimetre(edge.line);
    const shared = { thickness: thickness.outer, kind: 'outer', side: null } as const;
    return [{ ...edge, ...shared, line, floor, rooms: [id, null], openings: [] }];
  });
  const closed = sides.filter((side) => onBorder(court, house, side));
  const onFloor = (floor: number) =>
    closed.map((side) => borderWall({ id: 'court', kind: 'store', floor, cell: court }, side, thickness));
  return [...towards, ...Array.from({ length: floors }, (_, floor) => onFloor(floor)).flat()];
}
