import { edgeOf, near, onBorder, sharedEdge, sides } from '#domain/house/model/edges.ts';
import type { Rect, Side } from '#domain/house/model/rect.ts';
import { type CellKind, isOpen, isOutside, type Room } from '#domain/house/model/room.ts';

export type Thickness = { outer: number; inner: number };

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
