import type { Side } from '#domain/house/model/rect.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import type { Link } from '#domain/house/search/sketch/sketch.ts';
import { cutDoor, doorWidth } from './doors.ts';
import { giveLight } from './enough-light.ts';
import { type Clear, cutOuterDoors } from './outer-doors.ts';
import type { Rooms } from './span.ts';
import { cutWindows } from './windows.ts';

/** Cuts doors where the layout links rooms, the ways out, then windows where there is light. Changes the walls. */
export function cutOpenings(
  walls: Wall[],
  of: {
    rooms: Rooms;
    links: readonly Link[];
    light: Record<Side, boolean>;
    windowFactor: number;
    clear: Clear;
  },
): void {
  const { rooms, links, light } = of;
  // The wide openings first: doors then keep clear of them.
  const ordered = [
    ...links.filter(({ kind }) => kind === 'gap'),
    ...links.filter(({ kind }) => kind === 'door'),
  ];
  for (const { kind, between } of ordered) {
    const wall = walls.find(({ rooms: [a, b] }) => b !== null && between.includes(a) && between.includes(b));
    const kinds = between.flatMap((id) => rooms.get(id)?.kind ?? []);
    const main = kinds.includes('porch');
    if (wall)
      cutDoor(wall, main ? 'entrance' : kind, {
        width: main ? 1.1 : doorWidth(kinds, kind),
        walls,
        rooms,
        isClear: main ? of.clear.main : undefined,
      });
  }
  cutOuterDoors(walls, of);
  for (const wall of walls) {
    const [room, other] = wall.rooms.map((id) => (id === null ? undefined : rooms.get(id)));
    if (wall.kind !== 'outer' || !room) continue;
    const onCourt = wall.side === null && wall.rooms[1] === null;
    if (onCourt || (wall.side !== null && light[wall.side]))
      cutWindows(wall, room, { rooms, factor: of.windowFactor });
    const behindBalcony = room.kind === 'balcony' ? other : other?.kind === 'balcony' ? room : undefined;
    if (behindBalcony) cutWindows(wall, behindBalcony, { rooms, factor: of.windowFactor });
  }
  giveLight(walls, of);
}
