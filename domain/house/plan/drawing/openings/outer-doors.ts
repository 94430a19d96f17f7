import type { Side } from '#domain/house/model/rect.ts';
import type { RoomKind } from '#domain/house/model/room.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import { cutClearDoor, cutDoor, type IsClear, type Rooms, spanOf } from './doors.ts';

const entered: readonly RoomKind[] = ['living', 'passage'];
const sides: readonly Side[] = ['front', 'left', 'right', 'rear'];

/** The front door, where no porch has it: at the road, else at a side that lies open. A back door leads from the kitchen's end. */
/** A shop opens to the road alone. */
function cutShutters(walls: Wall[], rooms: Rooms) {
  const fronts = walls.filter(
    ({ side, kind, floor, rooms: [id] }) =>
      side === 'front' && kind === 'outer' && floor === 0 && rooms.get(id)?.kind === 'shop',
  );
  for (const wall of fronts) cutDoor(wall, 'shutter', { width: 2.4, walls, rooms });
}

const sweptFrom: readonly RoomKind[] = ['passage', 'kitchen', 'kitchen-dining', 'dining', 'living'];

/** Somebody sweeps a court, and dries clothes in it. */
function cutCourtDoors(walls: Wall[], rooms: Rooms) {
  const around = walls.filter(
    (wall) =>
      wall.floor === 0 &&
      wall.side === null &&
      wall.rooms[1] === null &&
      spanOf(wall, rooms).to - spanOf(wall, rooms).from >= 1,
  );
  const [from] = sweptFrom.flatMap((kind) =>
    around.filter(({ rooms: [id] }) => rooms.get(id)?.kind === kind),
  );
  if (from) cutDoor(from, 'door', { width: 0.9, walls, rooms });
}

/** A main door as far as can be from the car; none from outside at the foot of the stair. */
export interface Clear {
  main: IsClear;
  any: IsClear;
}

export function cutOuterDoors(
  walls: Wall[],
  of: { rooms: Rooms; light: Record<Side, boolean>; clear: Clear },
) {
  const { rooms, light, clear } = of;
  cutShutters(walls, rooms);
  cutCourtDoors(walls, rooms);
  const free = (wall: Wall) => {
    const span = spanOf(wall, rooms);
    return wall.floor === 0 && wall.kind === 'outer' && wall.side !== null && span.to - span.from >= 1;
  };
  const kindOf = (wall: Wall) => rooms.get(wall.rooms[0])?.kind;
  if (!walls.some((wall) => wall.openings.some(({ kind }) => kind === 'entrance'))) {
    const choices = sides
      .filter((side) => light[side])
      .flatMap((side) =>
        entered.flatMap((kind) =>
          walls.filter((wall) => free(wall) && wall.side === side && kindOf(wall) === kind),
        ),
      );
    const widthIn = ({ from, to }: Wall) => (to - from < 4 ? 1 : 1.2);
    const [main] = choices;
    const cut = cutClearDoor(choices, 'entrance', { widthIn, walls, rooms, isClear: clear.main });
    if (!cut && main) cutDoor(main, 'entrance', { width: widthIn(main), walls, rooms });
  }
  const backs = walls.filter(
    (wall) =>
      free(wall) &&
      wall.side !== 'front' &&
      wall.side !== null &&
      light[wall.side] &&
      kindOf(wall) === 'passage' &&
      wall.openings.length === 0,
  );
  cutClearDoor(backs, 'door', { widthIn: () => 0.9, walls, rooms, isClear: clear.any });
}
