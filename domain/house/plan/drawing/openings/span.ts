import type { Room } from '#domain/house/model/room.ts';
import type { Wall } from '#domain/house/model/wall.ts';

export interface Span {
  from: number;
  to: number;
}
export type Rooms = ReadonlyMap<string, Room>;

/** The part of a wall that is free of other walls on both of its faces. */
export function spanOf(wall: Wall, rooms: Rooms): Span {
  const span = { from: wall.from, to: wall.to };
  for (const id of wall.rooms) {
    const inside = id === null ? undefined : rooms.get(id)?.inside;
    if (!inside) continue;
    const start = wall.along === 'x' ? inside.x : inside.y;
    span.from = Math.max(span.from, start);
    span.to = Math.min(span.to, start + (wall.along === 'x' ? inside.width : inside.depth));
  }
  return span;
}
