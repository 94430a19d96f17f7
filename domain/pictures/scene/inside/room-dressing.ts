import type { Plan } from '#domain/house/model/model.ts';
import type { Room } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { RoomSurfaces } from './room-surfaces.ts';

export interface RoomKit {
  mesh: Mesh;
  plan: Plan;
  room: Room;
  surfaces: RoomSurfaces;
  /** Heights of floor and ceiling. */
  floor: number;
  ceiling: number;
}

/** A wall seen from within a room: along it, up, and out from its face into the room. */
interface Inner {
  wall: Wall;
  from: number;
  to: number;
  put(surface: Surface, from: Point, to: Point): void;
  point(along: number, up: number, out: number): Point;
}

/** The room's walls with the piece of each that the room has. */
function innersOf({ plan, room, mesh }: RoomKit): Inner[] {
  const { x, y, width, depth } = room.inside;
  return plan.walls
    .filter(({ kind, rooms }) => (kind === 'outer' || kind === 'inner') && rooms.includes(room.id))
    .map((wall): Inner => {
      const [start, length, middle] =
        wall.along === 'x' ? [x, width, y + depth / 2] : [y, depth, x + width / 2];
      const sign = middle > wall.line ? 1 : -1;
      const point = (along: number, up: number, out: number): Point => {
        const across = wall.line + sign * (wall.thickness / 2 + out);
        return wall.along === 'x' ? [along, up, -across] : [across, up, -along];
      };
      return {
        wall,
        from: Math.max(wall.from, start),
        to: Math.min(wall.to, start + length),
        point,
        put(surface, a, b) {
          const [p, q] = [point(...a), point(...b)];
          mesh.box(
            surface,
            [Math.min(p[0], q[0]), Math.min(p[1], q[1]), Math.min(p[2], q[2])],
            [Math.max(p[0], q[0]), Math.max(p[1], q[1]), Math.max(p[2], q[2])],
          );
        },
      };
    })
    .filter(({ from, to }) => to - from > 0.1);
}

/** The pieces of a wall's length without some of its openings. */
function besides({ wall, from, to }: Inner, taken: (opening: Opening) => boolean): [number, number][] {
  const pieces: [number, number][] = [];
  let start = from;
  for (const { at, width } of wall.openings.filter(taken).toSorted((a, b) => a.at - b.at)) {
    if (at - width / 2 > start + 0.02) pieces.push([start, Math.min(to, at - width / 2)]);
    start = Math.max(start, at + width / 2);
  }
  if (to > start + 0.02) pieces.push([start, to]);
  return pieces;
}

/** Skirting boards; in a bath tiles to the height of a hand over the head, in a kitchen over the counter. */
function lining(kit: RoomKit, inner: Inner): void {
  const { surfaces, room, floor } = kit;
  const wet = room.kind === 'toilet';
  const cooking = room.kind === 'kitchen' || room.kind === 'kitchen-dining';
  for (const [from, to] of besides(inner, ({ kind }) => kind !== 'window'))
    inner.put(surfaces.skirting, [from, floor, 0], [to, floor + 0.1, 0.015]);
  if (!wet && !cooking) return;
  const [low, high] = wet ? [floor + 0.1, floor + 2.1] : [floor + 0.87, floor + 1.45];
  for (const [from, to] of besides(inner, () => true))
    inner.put(surfaces.tiles, [from, low, 0], [to, high, 0.012]);
}

/** Frame, bars and sill; and curtains that fall in folds, but not in wet rooms. */
function dressWindow(kit: RoomKit, inner: Inner, { at, width, sill, head }: Opening): void {
  const { surfaces, floor, room, mesh } = kit;
  const deep = -inner.wall.thickness / 2;
  const [left, right, low, high] = [at - width / 2, at + width / 2, floor + sill, floor + head];
  const { door, skirting } = surfaces;
  const bar = (x: number, y: number, [x2, y2]: readonly [number, number]) =>
    inner.put(door, [x, y, deep - 0.03], [x2, y2, deep + 0.03]);
  bar(left, low, [right, low + 0.06]);
  bar(left, high - 0.06, [right, high]);
  const parts = Math.max(1, Math.round(width / 0.6));
  for (let part = 0; part <= parts; part++) {
    const x = left + ((width - 0.05) * part) / parts;
    bar(x, low, [x + 0.05, high]);
  }
  inner.put(skirting, [left - 0.05, low - 0.04, deep], [right + 0.05, low, 0.04]);
  if (room.kind === 'toilet' || room.kind === 'kitchen' || width < 0.7) return;
  const foot = room.kind === 'bedroom' ? low - 0.25 : floor + 0.05;
  inner.put(door, [left - 0.35, high + 0.12, 0.09], [right + 0.35, high + 0.15, 0.12]);
  for (const [from, to] of [
    [left - 0.32, left + 0.06],
    [right - 0.06, right + 0.32],
  ] as const) {
    const folds = 10;
    const fold = (step: number, up: number) =>
      inner.point(from + ((to - from) * step) / folds, up, step % 2 === 0 ? 0.06 : 0.14);
    for (let step = 0; step < folds; step++)
      mesh.quad(surfaces.curtain, [
        fold(step, foot),
        fold(step + 1, foot),
        fold(step + 1, high + 0.12),
        fold(step, high + 0.12),
      ]);
  }
}

/** Round a door, so that it is seen to be one; and its handle. */
function dressDoor({ surfaces, floor }: RoomKit, inner: Inner, { at, width, head, kind }: Opening): void {
  const [left, right] = [at - width / 2, at + width / 2];
  for (const x of [left - 0.07, right])
    inner.put(surfaces.door, [x, floor, 0], [x + 0.07, floor + head, 0.02]);
  inner.put(surfaces.door, [left - 0.07, floor + head, 0], [right + 0.07, floor + head + 0.07, 0.02]);
  if (kind === 'gap') return;
  const face = -inner.wall.thickness / 2 + 0.02;
  for (const [low, high] of [
    [0.25, 0.95],
    [1.15, head - 0.2],
  ] as const)
    inner.put(surfaces.door, [left + 0.15, floor + low, face], [right - 0.15, floor + high, face + 0.015]);
  const metal = surfaces.of.metal ?? surfaces.door;
  inner.put(metal, [right - 0.1, floor + 1, face], [right - 0.06, floor + 1.12, face + 0.06]);
}

/** The longest whole wall wears another skin, and pictures where nothing stands before it. */
function accent(kit: RoomKit, inners: readonly Inner[]): void {
  const { surfaces, room, floor, ceiling } = kit;
  if (room.kind === 'toilet' || room.kind === 'kitchen' || room.kind === 'kitchen-dining') return;
  const whole = inners
    .filter(({ wall }) => wall.openings.length === 0)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (!whole) return;
  const { from, to } = whole;
  whole.put(surfaces.accent, [from, floor + 0.1, 0], [to, ceiling, 0.018]);
  const middle = (from + to) / 2;
  const frame = surfaces.of.metal ?? surfaces.door;
  for (const [index, picture] of surfaces.picture.entries()) {
    const x = middle + (index - 1) * 0.62;
    if (x - 0.25 < from + 0.1 || x + 0.25 > to - 0.1) continue;
    whole.put(frame, [x - 0.24, floor + 1.45, 0.018], [x + 0.24, floor + 2.05, 0.035]);
    whole.put(surfaces.skirting, [x - 0.21, floor + 1.48, 0.035], [x + 0.21, floor + 2.02, 0.038]);
    whole.put(picture, [x - 0.13, floor + 1.58, 0.038], [x + 0.13, floor + 1.92, 0.041]);
  }
}

/** Over the basin a mirror; where it hangs nobody sees the wall behind it. */
export function dressRoom(kit: RoomKit): void {
  const inners = innersOf(kit);
  for (const inner of inners) {
    lining(kit, inner);
    for (const opening of inner.wall.openings) {
      if (opening.at < inner.from || opening.at > inner.to) continue;
      if (opening.kind === 'window') dressWindow(kit, inner, opening);
      else if (opening.kind !== 'shutter') dressDoor(kit, inner, opening);
    }
  }
  accent(kit, inners);
}
