import { sharedArea } from '#domain/house/model/rect.ts';
import type { Room, RoomKind } from '#domain/house/model/room.ts';

const wet: readonly RoomKind[] = ['toilet', 'kitchen', 'kitchen-dining', 'wash'];
/** Over these pipes may hang: nobody stays below them, or they are wet too. */
const mayBeBelow: readonly RoomKind[] = [...wet, 'passage', 'stair', 'porch', 'balcony'];
/** Square metres over a dry room that are a matter of walls alone. */
const slight = 0.3;

/** Marks wet rooms that lie over rooms in which people stay. */
export const withSunkSlabs = (rooms: readonly Room[]): Room[] =>
  rooms.map((room) => {
    const overDry =
      wet.includes(room.kind) &&
      rooms.some(
        (below) =>
          below.floor === room.floor - 1 &&
          !mayBeBelow.includes(below.kind) &&
          sharedArea(room.cell, below.cell) > slight,
      );
    return overDry ? { ...room, sunkSlab: true } : room;
  });
