import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Room } from '#domain/house/model/room.ts';
import { pieces } from './pieces.ts';
import { apart, blockRect, holds, places, ways } from './places.ts';

function furnished(plan: Plan, room: Room): Part[] {
  const taken = ways(plan, room);
  const base = levelOf(plan, room.floor);
  return (pieces[room.kind] ?? []).flatMap((piece) => {
    const place = places(room, piece).find(
      ({ rect }) => holds(room.inside, rect) && taken.every((other) => apart(rect, other)),
    );
    if (!place) return [];
    taken.push(place.rect);
    return piece.blocks.map(
      ({ material, from, to, x = [0, 1], y = [0, 1] }): Part => ({
        part: 'step',
        floor: room.floor,
        material,
        positions: box(blockRect(place, x, y), base + from, base + to),
      }),
    );
  });
}

/** What makes rooms of boxes: beds, tables, a kitchen. Nothing stands in a doorway or in another thing. */
export const furniture = (plan: Plan): Part[] => plan.rooms.flatMap((room) => furnished(plan, room));
