import type { Roof, Stairs } from '#domain/house/model/model.ts';
import type { Side } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import { table } from '#domain/house/rules/table.ts';

export const storeyHeight = 3;
const comfortable = 0.28;

export function stairsOf(
  rooms: readonly Room[],
  landing: Side | null,
  of: { floors: number; roof: Roof['kind'] },
): Stairs | null {
  const room = rooms.find(({ kind, floor }) => kind === 'stair' && floor === 0);
  if (!room || landing === null) return null;
  const length = landing === 'left' || landing === 'right' ? room.inside.width : room.inside.depth;
  const rest = length - table.landing.value;
  const treads = rest >= 8 * table.tread.value ? 8 : 7;
  const tread = Math.min(comfortable, rest / treads);
  const risers = 2 * (treads + 1);
  const flights = of.roof === 'flat' ? of.floors : of.floors - 1;
  return { inside: room.inside, landing, treads, tread, risers, riser: storeyHeight / risers, flights };
}
