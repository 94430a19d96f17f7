import type { Roof, Stairs } from '../model/model.ts';
import type { Side } from '../model/rect.ts';
import type { Room } from '../model/room.ts';

export const storeyHeight = 3;

export function stairsOf(
  rooms: readonly Room[],
  turned: boolean,
  of: { floors: number; roof: Roof['kind'] },
): Stairs | null {
  const room = rooms.find(({ kind, floor }) => kind === 'stair' && floor === 0);
  if (!room) return null;
  const landing: Side = turned ? 'rear' : 'left';
  const length = turned ? room.inside.depth : room.inside.width;
  const treads = length >= 2.85 ? 8 : 7;
  const tread = Math.min(0.28, (length - (treads === 8 ? 0.85 : 0.7)) / treads);
  const risers = 2 * (treads + 1);
  const flights = of.roof === 'flat' ? of.floors : of.floors - 1;
  return { inside: room.inside, landing, treads, tread, risers, riser: storeyHeight / risers, flights };
}
