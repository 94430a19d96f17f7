import { toCentimetre } from '#domain/house/model/rect.ts';
import type { RoomKind } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import type { Link } from '#domain/house/search/sketch/sketch.ts';
import { doorAt, type IsClear } from './door-place.ts';
import { head } from './head.ts';
import { type Rooms, spanOf } from './span.ts';

type Cut = { width: number; walls: readonly Wall[]; rooms: Rooms; isClear?: IsClear | undefined };

/** A door in a wall, where it has the best place. */
function doorIn(wall: Wall, kind: Opening['kind'], of: Cut): Opening {
  const span = spanOf(wall, of.rooms);
  const width = Math.min(of.width, toCentimetre(span.to - span.from - 0.06));
  const at = doorAt(wall, span, { width, walls: of.walls, isClear: of.isClear });
  return { kind, at: toCentimetre(at), width, sill: 0, head };
}

export function cutDoor(wall: Wall, kind: Opening['kind'], of: Cut) {
  wall.openings.push(doorIn(wall, kind, of));
}

/** In the first of some walls where it stands clear. @returns whether there is one */
export function cutClearDoor(
  among: readonly Wall[],
  kind: Opening['kind'],
  of: Omit<Cut, 'width'> & { widthIn: (wall: Wall) => number },
): boolean {
  for (const wall of among) {
    const door = doorIn(wall, kind, { ...of, width: of.widthIn(wall) });
    if (of.isClear && !of.isClear(wall, door)) continue;
    wall.openings.push(door);
    return true;
  }
  return false;
}

export function doorWidth(kinds: RoomKind[], kind: Link['kind']): number {
  if (kind === 'gap') return kinds.includes('stair') ? 9 : kinds.includes('wash') ? 0.9 : 2.4;
  if (kinds.includes('toilet') || kinds.includes('dressing')) return 0.75;
  return kinds.includes('balcony') ? 1.2 : 0.9;
}
