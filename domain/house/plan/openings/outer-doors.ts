import type { Side } from '#domain/house/model/rect.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import { cutDoor } from './doors.ts';
import type { Rooms } from './span.ts';

export function cutOuterDoors(walls: Wall[], of: { rooms: Rooms; light: Record<Side, boolean> }) {
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
