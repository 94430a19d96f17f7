import { toCentimetre } from '#domain/house/model/rect.ts';
import type { RoomKind } from '#domain/house/model/room.ts';
import type { Cell } from './layout-parts.ts';

/** The rooms of the front block from left to right. */
export function row(
  floor: number,
  y: number,
  depth: number,
): (rooms: [string, RoomKind, number, number][]) => Cell[] {
  return (rooms) =>
    rooms.map(([name, kind, from, to]) => ({
      name: `${floor}-${name}`,
      kind,
      floor,
      rect: { x: from, y, width: toCentimetre(to - from), depth },
    }));
}
