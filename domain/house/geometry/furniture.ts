import type { Plan } from '#domain/house/model/model.ts';
import type { Room } from '#domain/house/model/room.ts';
import { type Piece, pieces } from './furniture-pieces.ts';
import { apart, blockRect, freeOf, holds, places, type Turned } from './furniture-places.ts';
import { levelOf } from './solid/levels.ts';
import type { Part } from './solid/parts.ts';
import { box } from './solid/solids.ts';

/** Whether one thing hangs over the other. */
const over = (one: Standing, low: number, high: number) => one.high <= low || one.low >= high;

interface Standing extends Turned {
  piece: Piece;
  low: number;
  high: number;
}

/** The first place that is free, of the piece or of a smaller one. */
function placed(plan: Plan, room: Room, of: { piece: Piece; standing: Standing[] }): Standing | null {
  const { piece, standing } = of;
  const [low, high] = [
    Math.min(...piece.blocks.map(({ from }) => from)),
    Math.max(...piece.blocks.map(({ to }) => to)),
  ];
  const taken = freeOf(plan, room, high);
  const place = places(room, piece).find(
    ({ rect }) =>
      holds(room.inside, rect) &&
      taken.every((other) => apart(rect, other)) &&
      standing.every((other) => over(other, low, high) || apart(rect, other.rect)),
  );
  if (place) return { ...place, piece, low, high };
  return piece.smaller ? placed(plan, room, { piece: piece.smaller, standing }) : null;
}

/** What stands in a room: nothing in a doorway, before a window higher than its sill, or in another thing. */
export function furnishing(plan: Plan, room: Room): Part[] {
  const standing: Standing[] = [];
  for (const piece of pieces[room.kind] ?? []) {
    const place = placed(plan, room, { piece, standing });
    if (place) standing.push(place);
  }
  const base = levelOf(plan, room.floor);
  return standing.flatMap((place) =>
    place.piece.blocks.map(
      ({ material, from, to, x = [0, 1], y = [0, 1] }): Part => ({
        part: 'furniture',
        floor: room.floor,
        material,
        positions: box(blockRect(place, x, y), base + from, base + to),
      }),
    ),
  );
}

/** What makes rooms of boxes: beds, tables, a kitchen. Under a house on columns there are no rooms. */
export const furniture = (plan: Plan): Part[] =>
  plan.rooms.filter(({ floor }) => !(plan.stilt && floor === 0)).flatMap((room) => furnishing(plan, room));
