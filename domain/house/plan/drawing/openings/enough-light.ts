import { areaOf, type Side, toCentimetre } from '#domain/house/model/rect.ts';
import { isOpen, type Room, type RoomKind } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { table } from '#domain/house/rules/table.ts';
import { head, type Rooms, spanOf } from './doors.ts';

const lit: readonly RoomKind[] = [
  'living',
  'dining',
  'family',
  'bedroom',
  'study',
  'kitchen',
  'kitchen-dining',
];
const [edge, apart, step, least] = [0.1, 0.15, 0.1, 0.5];

/** An eighth of the floor where the walls have room for it and the sun is no enemy. */
const generous = 1.25;

/** The stretches of a wall that no opening takes. */
function freeOf(wall: Wall, rooms: Rooms): [number, number][] {
  const span = spanOf(wall, rooms);
  const taken = wall.openings.toSorted((a, b) => a.at - b.at);
  let from = span.from + edge;
  const free: [number, number][] = [];
  for (const { at, width } of taken) {
    free.push([from, at - width / 2 - apart]);
    from = at + width / 2 + apart;
  }
  return [...free, [from, span.to - edge]];
}

function widen(opening: Opening, wall: Wall, rooms: Rooms): boolean {
  const others = { ...wall, openings: wall.openings.filter((one) => one !== opening) };
  const stretch = freeOf(others, rooms).find(([from, to]) => from <= opening.at && opening.at <= to);
  const width = toCentimetre(opening.width + step);
  if (!stretch || stretch[1] - stretch[0] < width || width > 2.4) return false;
  opening.width = width;
  opening.at = toCentimetre(Math.max(stretch[0] + width / 2, Math.min(stretch[1] - width / 2, opening.at)));
  return true;
}

function add(wall: Wall, rooms: Rooms, sill: number): boolean {
  const [from, to] = freeOf(wall, rooms).reduce((a, b) => (b[1] - b[0] > a[1] - a[0] ? b : a));
  if (to - from < least) return false;
  wall.openings.push({ kind: 'window', at: toCentimetre((from + to) / 2), width: least, sill, head });
  return true;
}

/** Windows grow, and others come beside them, until they make the tenth of the floor that the code asks for. */
export function giveLight(
  walls: readonly Wall[],
  of: { rooms: Rooms; light: Record<Side, boolean>; windowFactor: number },
) {
  const { rooms, light } = of;
  const share = table.openings.value * (of.windowFactor < 1 ? 1 : generous);
  const isBright = ({ kind, side, rooms: [a, b] }: Wall) =>
    kind === 'outer' &&
    (side === null
      ? b === null || [a, b].some((id) => id !== null && isOpen(rooms.get(id)?.kind ?? 'store'))
      : light[side]);
  const areaNow = (own: readonly Wall[]) =>
    own
      .flatMap(({ openings }) => openings)
      .reduce(
        (sum, { kind, width, sill, head: top }) => sum + (kind === 'window' ? width * (top - sill) : 0),
        0,
      );
  const give = (room: Room) => {
    const own = walls.filter((wall) => wall.rooms.includes(room.id) && isBright(wall));
    const need = areaOf(room.inside) * share;
    const sill = room.kind === 'kitchen' || room.kind === 'kitchen-dining' ? 1.05 : 0.75;
    while (areaNow(own) < need) {
      const windows = own.flatMap((wall) =>
        wall.openings.flatMap((one) => (one.kind === 'window' ? [{ one, wall }] : [])),
      );
      if (windows.some(({ one, wall }) => widen(one, wall, rooms))) continue;
      if (!own.some((wall) => add(wall, rooms, sill))) return;
    }
  };
  for (const room of rooms.values()) if (lit.includes(room.kind)) give(room);
}
