import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { meet, type Rect } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import { type Block, blocksOf, cupboards } from './blocks.ts';
import { furnitureOn, windowStrips } from './furnish.ts';
import type { Placed } from './places.ts';

/** Where a block of a piece stands in the plan. */
function rectOf({ rect, back, piece }: Placed, { along, out }: Pick<Block, 'along' | 'out'>): Rect {
  const [width, depth] = [along[1] - along[0], out[1] - out[0]];
  switch (back) {
    case 'front':
      return { x: rect.x + along[0], y: rect.y + out[0], width, depth };
    case 'rear':
      return { x: rect.x + along[0], y: rect.y + piece.out - out[1], width, depth };
    case 'left':
      return { x: rect.x + out[0], y: rect.y + along[0], width: depth, depth: width };
    case 'right':
      return { x: rect.x + piece.out - out[1], y: rect.y + along[0], width: depth, depth: width };
  }
}

function partsOf(plan: Plan, placed: Placed): Part[] {
  const { piece, room, rect } = placed;
  const overhead = piece.name === 'counter' && windowStrips(plan, room).every((strip) => !meet(strip, rect));
  const base = levelOf(plan, room.floor);
  return [...blocksOf[piece.name](piece), ...(overhead ? cupboards(piece) : [])].map(
    ({ material, up: [low, high], ...spans }): Part => ({
      part: 'furniture',
      floor: room.floor,
      material,
      positions: box(rectOf(placed, spans), base + low, base + high),
    }),
  );
}

/** What stands in a room, where the drawing has it. */
export const furnishing = (plan: Plan, room: Room): Part[] =>
  furnitureOn(plan, room.floor).flatMap((placed) =>
    placed.room.id === room.id ? partsOf(plan, placed) : [],
  );

/** What makes rooms of boxes: beds, tables, a kitchen. Under a house on columns there are no rooms. */
export const furniture = (plan: Plan): Part[] =>
  Array.from({ length: plan.floors }, (_, floor) => floor)
    .filter((floor) => !(plan.stilt && floor === 0))
    .flatMap((floor) => furnitureOn(plan, floor).flatMap((placed) => partsOf(plan, placed)));
