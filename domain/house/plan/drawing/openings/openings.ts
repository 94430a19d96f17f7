import { type Side, toCentimetre } from '#domain/house/model/rect.ts';
import type { Room, RoomKind } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import type { Link } from '#domain/house/search/sketch/sketch.ts';
import { cutDoor, doorWidth, head, type Rooms, spanOf } from './doors.ts';
import { giveLight } from './enough-light.ts';
import { type Clear, cutOuterDoors } from './outer-doors.ts';

const windows: Partial<Record<RoomKind, { width: number; sill: number }>> = {
  living: { width: 1.8, sill: 0.75 },
  dining: { width: 1.5, sill: 0.9 },
  family: { width: 1.8, sill: 0.75 },
  bedroom: { width: 1.5, sill: 0.9 },
  study: { width: 1.2, sill: 0.9 },
  kitchen: { width: 1.2, sill: 1.05 },
  'kitchen-dining': { width: 1.5, sill: 1.05 },
  passage: { width: 0.9, sill: 0.9 },
  stair: { width: 0.9, sill: 0.9 },
  store: { width: 0.6, sill: 1.5 },
  dressing: { width: 0.6, sill: 1.5 },
  wash: { width: 0.6, sill: 1.5 },
  toilet: { width: 0.6, sill: 1.5 },
};
const wideRooms: readonly RoomKind[] = ['living', 'family', 'bedroom'];

const apart = (a: { at: number; width: number }, b: Opening, gap: number) =>
  Math.abs(a.at - b.at) >= (a.width + b.width) / 2 + gap;

function cutWindows(wall: Wall, room: Room, of: { rooms: Rooms; factor: number }) {
  const size = windows[room.kind];
  const span = spanOf(wall, of.rooms);
  const length = span.to - span.from;
  if (!size || length < 0.7) return;
  const two = length > 4.6 && wideRooms.includes(room.kind);
  const shares = two ? [0.25, 0.75] : [0.5, 0.7, 0.3, 0.8, 0.2];
  let cut = 0;
  for (const part of two ? [1] : [1, 0.7, 0.4]) {
    const width = toCentimetre(Math.max(0.5, Math.min(size.width * of.factor * part, length - 0.3)));
    const reach = width / 2 + 0.1;
    for (const share of shares) {
      const at = Math.min(span.to - reach, Math.max(span.from + reach, span.from + length * share));
      if (cut >= (two ? 2 : 1) || !wall.openings.every((other) => apart({ at, width }, other, 0.15)))
        continue;
      wall.openings.push({ kind: 'window', at: toCentimetre(at), width, sill: size.sill, head });
      cut += 1;
    }
  }
}

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
