import type { Link } from '../layout/layout-parts.ts';
import type { Opening, Room, RoomKind, Side, Wall } from '../model/model.ts';
import { toCentimetre } from '../model/model.ts';

const head = 2.1;
const windows: Partial<Record<RoomKind, { width: number; sill: number }>> = {
  living: { width: 1.8, sill: 0.75 },
  dining: { width: 1.5, sill: 0.9 },
  family: { width: 1.8, sill: 0.75 },
  bedroom: { width: 1.5, sill: 0.9 },
  study: { width: 1.2, sill: 0.9 },
  kitchen: { width: 1.2, sill: 1.05 },
  passage: { width: 0.9, sill: 0.9 },
  stair: { width: 0.9, sill: 0.9 },
  store: { width: 0.6, sill: 1.5 },
  dressing: { width: 0.6, sill: 1.5 },
  wash: { width: 0.6, sill: 1.5 },
  toilet: { width: 0.6, sill: 1.5 },
};
const wideRooms: readonly RoomKind[] = ['living', 'family', 'bedroom'];

interface Span {
  from: number;
  to: number;
}
type Rooms = ReadonlyMap<string, Room>;

/** The part of a wall that is free of other walls on both of its faces. */
function spanOf(wall: Wall, rooms: Rooms): Span {
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

const apart = (a: { at: number; width: number }, b: Opening, gap: number) =>
  Math.abs(a.at - b.at) >= (a.width + b.width) / 2 + gap;

function place(wall: Wall, at: number) {
  return wall.along === 'x' ? { x: at, y: wall.line } : { x: wall.line, y: at };
}

/** Distance from a place in a wall to the next door of the rooms on its two sides. */
function distanceToDoors(wall: Wall, at: number, walls: readonly Wall[]): number {
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

/** Near a corner, so that furniture has its place, but not where two doors would strike each other. */
function doorAt(wall: Wall, span: Span, of: { width: number; walls: readonly Wall[] }): number {
  const margin = of.width / 2 + Math.min(0.12, Math.max(0, (span.to - span.from - of.width) / 2));
  const middle = (span.from + span.to) / 2;
  const choices = [span.from + margin, span.to - margin, middle].map((at) => ({
    at,
    distance: distanceToDoors(wall, at, of.walls),
  }));
  const free = choices.find(({ distance }) => distance >= of.width / 2 + 0.5);
  return (free ?? choices.reduce((best, one) => (one.distance > best.distance ? one : best))).at;
}

function cutDoor(
  wall: Wall,
  kind: Opening['kind'],
  of: { width: number; walls: readonly Wall[]; rooms: Rooms },
) {
  const span = spanOf(wall, of.rooms);
  const width = Math.min(of.width, toCentimetre(span.to - span.from - 0.06));
  const at = doorAt(wall, span, { width, walls: of.walls });
  wall.openings.push({ kind, at: toCentimetre(at), width, sill: 0, head });
}

function doorWidth(kinds: RoomKind[], kind: Link['kind']): number {
  if (kind === 'gap') return kinds.includes('stair') ? 9 : kinds.includes('wash') ? 0.9 : 2.4;
  if (kinds.includes('toilet') || kinds.includes('dressing')) return 0.75;
  return kinds.includes('balcony') ? 1.2 : 0.9;
}

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

function cutOuterDoors(walls: Wall[], of: { rooms: Rooms; light: Record<Side, boolean> }) {
  const kindOf = (wall: Wall) => of.rooms.get(wall.rooms[0])?.kind;
  const under = walls.some((wall) => wall.openings.some(({ kind }) => kind === 'entrance'));
  const main = under
    ? undefined
    : walls.find((wall) => wall.floor === 0 && wall.side === 'front' && kindOf(wall) === 'living');
  if (main) cutDoor(main, 'entrance', { width: main.to - main.from < 4 ? 1 : 1.2, walls, rooms: of.rooms });
  const back = walls.find(
    ({ floor, kind, side, rooms: [id] }) =>
      floor === 0 &&
      kind === 'outer' &&
      side !== null &&
      side !== 'front' &&
      of.light[side] &&
      id === '0-passage',
  );
  if (back) cutDoor(back, 'door', { width: 0.9, walls, rooms: of.rooms });
}

/** Cuts doors where the layout links rooms, the ways out, then windows where there is light. Changes the walls. */
export function cutOpenings(
  walls: Wall[],
  of: { rooms: Rooms; links: readonly Link[]; light: Record<Side, boolean>; windowFactor: number },
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
      cutDoor(wall, main ? 'entrance' : kind, { width: main ? 1.1 : doorWidth(kinds, kind), walls, rooms });
  }
  cutOuterDoors(walls, of);
  for (const wall of walls) {
    const [room, other] = wall.rooms.map((id) => (id === null ? undefined : rooms.get(id)));
    if (wall.kind !== 'outer' || !room) continue;
    if (wall.side !== null && light[wall.side]) cutWindows(wall, room, { rooms, factor: of.windowFactor });
    const behindBalcony = room.kind === 'balcony' ? other : other?.kind === 'balcony' ? room : undefined;
    if (behindBalcony) cutWindows(wall, behindBalcony, { rooms, factor: of.windowFactor });
  }
}
