import { toCentimetre } from '#domain/house/model/rect.ts';
import type { RoomKind } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import type { Link } from '#domain/house/search/sketch/sketch.ts';
import { doorAt } from './door-place.ts';
import { head } from './head.ts';
import { type Rooms, spanOf } from './span.ts';

export function cutDoor(
  wall: Wall,
  kind: Opening['kind'],
  of: { width: number; walls: readonly Wall[]; rooms: Rooms },
) {
  const span = spanOf(wall, of.rooms);
  const width = Math.min(of.width, toCentimetre(span.to - span.from - 0.06));
  const at = doorAt(wall, span, { width, walls: of.walls });
  wall.openings.push({ kind, at: toCentimetre(at), width, sill: 0, head });
}

export function doorWidth(kinds: RoomKind[], kind: Link['kind']): number {
  if (kind === 'gap') return kinds.includes('stair') ? 9 : kinds.includes('wash') ? 0.9 : 2.4;
  if (kinds.includes('toilet') || kinds.includes('dressing')) return 0.75;
  return kinds.includes('balcony') ? 1.2 : 0.9;
}
