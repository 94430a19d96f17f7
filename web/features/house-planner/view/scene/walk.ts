import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { RoomKind } from '#domain/house/model/room.ts';
import type { Wall } from '#domain/house/model/wall.ts';

/** The place of the visitor inside the house: metres as in the plan, the heading in radians, 0 away from the road. */
export interface Standing {
  floor: number;
  x: number;
  y: number;
  heading: number;
}

const viewHeight = 1.55;
/** Metres that the visitor keeps from a wall. */
const body = 0.22;
const starts: readonly RoomKind[] = ['living', 'family', 'dining', 'passage', 'bedroom'];

export function walkStart(plan: Plan, floor: number): Standing {
  const rooms = plan.rooms.filter((room) => room.floor === floor);
  const kind = starts.find((one) => rooms.some((room) => room.kind === one));
  const room = rooms.find((one) => one.kind === kind) ?? rooms[0];
  const { x = 0, y = 0, width = 0, depth = 0 } = room?.inside ?? {};
  return { floor, x: x + width / 2, y: y + Math.min(0.6, depth / 3), heading: 0 };
}

export const heightOfView = (plan: Plan, { floor }: Standing) => levelOf(plan, floor) + viewHeight;

/** Doors stand open on the walk; windows and railings stop the visitor. */
const isFree = (wall: Wall, at: number) =>
  wall.kind === 'open' ||
  wall.openings.some(
    ({ kind, at: middle, width }) => kind !== 'window' && Math.abs(at - middle) < width / 2 - 0.05,
  );

function stops(wall: Wall, from: Standing, to: { x: number; y: number }): boolean {
  const [before, after] = wall.along === 'x' ? [from.y, to.y] : [from.x, to.x];
  const at = wall.along === 'x' ? to.x : to.y;
  if (at < wall.from - body || at > wall.to + body || isFree(wall, at)) return false;
  const keep = wall.thickness / 2 + body;
  const nearer = Math.abs(after - wall.line) < Math.abs(before - wall.line) - 1e-9;
  const crosses = before > wall.line !== after > wall.line;
  return crosses || (nearer && Math.abs(after - wall.line) < keep);
}

/** Moves the visitor, who slides along a wall in the way and never leaves the house's floor. */
export function walked(plan: Plan, from: Standing, of: { forward: number; turn: number }): Standing {
  const heading = from.heading + of.turn;
  const walls = plan.walls.filter(({ floor }) => floor === from.floor);
  const { house } = plan;
  const free = (x: number, y: number) =>
    x > house.x + body &&
    x < house.x + house.width - body &&
    y > house.y + body &&
    y < house.y + house.depth - body &&
    !walls.some((wall) => stops(wall, from, { x, y }));
  const [dx, dy] = [Math.sin(heading) * of.forward, Math.cos(heading) * of.forward];
  const { x, y } = from;
  if (free(x + dx, y + dy)) return { ...from, heading, x: x + dx, y: y + dy };
  if (free(x + dx, y)) return { ...from, heading, x: x + dx };
  if (free(x, y + dy)) return { ...from, heading, y: y + dy };
  return { ...from, heading };
}
