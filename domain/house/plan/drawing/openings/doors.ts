import { toCentimetre } from '#domain/house/model/rect.ts';
import type { Room, RoomKind } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import type { Link } from '#domain/house/search/sketch/sketch.ts';

export const head = 2.1;

interface Span {
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

function place(wall: Wall, at: number) {
  return wall.along === 'x' ? { x: at, y: wall.line } : { x: wall.line, y: at };
}

/** Distance from a place in a wall to the next door of the rooms on its two sides. */
export function distanceToDoors(wall: Wall, at: number, walls: readonly Wall[]): number {
  const here = place(wall, at);
  let least = Number.POSITIVE_INFINITY;
  for (const other of walls) {
    if (!other.rooms.some((id) => id !== null && wall.rooms.includes(id))) continue;
    for (const opening of other.openings) {
      const there = place(other, opening.at);
      least = Math.min(least, Math.hypot(here.x - there.x, here.y - there.y) - opening.width / 2);
    }
  }
  return least;
}

/** Whether nothing stands in the way of a door from outside. */
export type IsClear = (wall: Wall, door: Pick<Opening, 'at' | 'width'>) => boolean;

/** Near a corner, so that furniture has its place, but not where two doors would strike each other. */
function doorAt(
  wall: Wall,
  span: Span,
  of: { width: number; walls: readonly Wall[]; isClear?: IsClear | undefined },
): number {
  const margin = of.width / 2 + Math.min(0.12, Math.max(0, (span.to - span.from - of.width) / 2));
  const middle = (span.from + span.to) / 2;
  const places = [span.from + margin, span.to - margin, middle];
  const clear = places.filter((at) => of.isClear?.(wall, { at, width: of.width }) ?? true);
  const choices = (clear.length > 0 ? clear : places).map((at) => ({
    at,
    distance: distanceToDoors(wall, at, of.walls),
  }));
  const free = choices.find(({ distance }) => distance >= of.width / 2 + 0.5);
  return (free ?? choices.reduce((best, one) => (one.distance > best.distance ? one : best))).at;
}

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
