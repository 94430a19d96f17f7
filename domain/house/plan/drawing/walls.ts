import { edgeOf, near, onBorder, rear, right, sharedEdge, sides } from '#domain/house/model/edges.ts';
import { type Rect, type Side, toCentimetre } from '#domain/house/model/rect.ts';
import { isOpen, isOutside, type Room } from '#domain/house/model/room.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import type { Thickness } from './inside.ts';

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
