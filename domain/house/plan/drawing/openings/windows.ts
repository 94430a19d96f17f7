import { toCentimetre } from '#domain/house/model/rect.ts';
import type { Room, RoomKind } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { head } from './head.ts';
import { type Rooms, spanOf } from './span.ts';

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

export function cutWindows(wall: Wall, room: Room, of: { rooms: Rooms; factor: number }) {
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
