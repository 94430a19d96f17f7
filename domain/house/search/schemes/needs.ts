import type { RoomKind } from '#domain/house/model/room.ts';
import { table } from '#domain/house/rules/table.ts';
import { leaf, type Need } from '../leaf.ts';
import type { Leaf } from '../node.ts';

export const bathNeed = {
  side: table['bath-width'].value,
  area: [table['bath-area'].value, 4.2, 5.6],
  shape: table['bath-shape'].value,
} as const satisfies Need;

const needs: Partial<Record<RoomKind, Need>> = {
  living: { side: 2.4, area: [table['room-area'].value, 23, 34], shape: 1.9 },
  family: { side: 2.4, area: [table['room-area'].value, 18, 34], shape: 2.4 },
  dining: { side: table['dining-width'].value, area: [table['dining-area'].value, 10, 20], shape: 1.9 },
  kitchen: { side: table['kitchen-width'].value, area: [table['kitchen-area'].value, 9, 16], shape: 2.4 },
  'kitchen-dining': {
    side: table['dining-width'].value,
    area: [table['dining-area'].value, 10, 19],
    shape: 1.9,
  },
  bedroom: { side: table['room-width'].value, area: [table['room-area'].value, 15.5, 20], shape: 1.7 },
  study: { side: table['room-width'].value, area: [table['room-area'].value, 10, 20], shape: 1.9 },
  toilet: bathNeed,
  shop: { side: 2.4, area: [7.5, 12, 22], shape: 2.2 },
  store: { side: 1.2, area: [1.5, 3, 12], shape: 3 },
  wash: { side: 1.2, area: [1.8, 3, 8], shape: 3 },
  porch: { side: 1.5, shape: 12 },
  balcony: { side: 1, shape: 12 },
};

const wide: Need = { ...needs.living, side: 3 };
const large: Need = { ...needs.kitchen, side: 2.1, area: [5.5, 9, 16] };
const usual: Need = {};
const smallBedroom: Need = { ...needs.bedroom, area: [table['second-room-area'].value, 9, 20] };
const acrossBedroom: Need = { ...needs.bedroom, shape: 1.9 };
const smallStore: Need = { ...needs.store, side: 1, area: [1.5, 4, 12] };
const frontVeranda: Need = { y: [1.5, 2.4], side: 1.5, shape: 12 };
const cornerSeat: Need = { y: [1.8, 3], x: [1.5, 30], shape: 12 };

/** A room of this kind with its usual needs. */
export const room = (kind: RoomKind): Leaf => leaf(kind, needs[kind] ?? usual);
export const bath = (of: Leaf | null = null): Leaf => leaf('toilet', bathNeed, { of });
export const wideLiving = (): Leaf => leaf('living', wide);
export const usualKitchen = (): Leaf => leaf('kitchen', large);
/** The code lets one room of a house be smaller than the others. */
export const bedroom = (small: boolean): Leaf => (small ? leaf('bedroom', smallBedroom) : room('bedroom'));
/** Across a narrow house, over its living room. */
export const longBedroom = (): Leaf => leaf('bedroom', acrossBedroom);
export const store = (): Leaf => leaf('store', smallStore);
/** Along the whole front: a veranda below, balconies above. */
export const frontOpen = (onGround: boolean): Leaf => leaf(onGround ? 'porch' : 'balcony', frontVeranda);
export const sitOut = (onGround: boolean): Leaf => leaf(onGround ? 'porch' : 'balcony', cornerSeat);

/** So wide that a door of 0.9 m has its place at the end. */
const clear = 1;
const along: Need = { x: [clear, 1.3], y: [clear, 30] };
const acrossHouse: Need = { y: [clear, 1.3], x: [clear, 40] };
const beforeStairs: Need = { x: [1.1, 2.3], y: [clear, 3.2] };
/** Runs away from the road. */
export const passage = (): Leaf => leaf('passage', along);
/** Runs along the road. */
export const crossPassage = (): Leaf => leaf('passage', acrossHouse);
/** Between its walls, which are as thick as outer ones. */
const openTo = (width: number, area: readonly [number, number, number]): Need => ({
  x: [width + 0.1, 6],
  y: [width + 0.2, 6],
  area,
  shape: 2.5,
});
const courts = {
  wide: openTo(table['court-width'].value, [9.6, 11, 18]),
  narrow: openTo(table['row-court-width'].value, [6.2, 8, 16]),
};
export type Courts = keyof typeof courts;
export const court = (of: Courts): Leaf => leaf('court', courts[of]);
/** Before the stairs, as deep as they are. */
export const lobby = (): Leaf => leaf('passage', beforeStairs);

/** Two flights and a half landing: so wide for both, so long for treads and landing. */
const flights: readonly [number, number] = [1.9, 2.3];
const length: readonly [number, number] = [2.65, 3.9];
const lying: Need = { x: length, y: flights };
const standing: Need = { x: flights, y: length };
export const stair = (entry: 'left' | 'right' | 'front' | 'rear'): Leaf =>
  leaf('stair', entry === 'left' || entry === 'right' ? lying : standing, { entry });

/**
 * A stair at the front, a lobby behind it that both rooms beside it open to, and of these the one in front, as deep as the
 * stair and half of the lobby: a door's width of each at the lobby.
 */
const behindOneAnother = {
  stair: { x: flights, y: [2.65, 2.7] },
  lobby: { x: flights, y: [2.08, 2.6] },
  front: [3.775, 3.85],
} as const;
export const shortStair = (): Leaf => leaf('stair', behindOneAnother.stair, { entry: 'rear' });
export const deepLobby = (): Leaf => leaf('passage', behindOneAnother.lobby);
const frontRooms = {
  bedroom: { ...needs.bedroom, y: behindOneAnother.front },
  study: { ...needs.study, y: behindOneAnother.front },
};
export const besideStair = (kind: keyof typeof frontRooms): Leaf => leaf(kind, frontRooms[kind]);

/** How far a car may stand out of the house, into the open before it and beside it; metres. */
export interface Bay {
  front: number;
  side: number;
}

/** Where the main door of a house with a car in its corner is, seen from the car. */
type MainDoor = 'beside' | 'behind';
/** With 0.9 m between a car and the door, and to walk past it. */
const cars: Record<MainDoor, { x: readonly [number, number]; y: readonly [number, number] }> = {
  beside: { x: [3.1, 3.6], y: [5.05, 6] },
  behind: { x: [3.1, 3.6], y: [5.65, 6.6] },
};
let last: { bay: Bay; needs: Record<MainDoor, Need> } | undefined;
/**
 * The same needs for the whole search of a land. Only the last are kept: parts are remembered by their need, so with the
 * needs of a land before goes all that was reckoned of them.
 */
function bayNeeds(bay: Bay): Record<MainDoor, Need> {
  if (last?.bay.front === bay.front && last.bay.side === bay.side) return last.needs;
  const need = ({ x, y }: (typeof cars)[MainDoor]): Need => ({
    // Its outer edge is the house's: a wall's thickness more than a room between walls.
    x: [Math.max(1.5, x[0] + 0.1 - bay.side), 4.2],
    y: [Math.max(2, y[0] - 0.05 - bay.front), y[1]],
  });
  last = { bay, needs: { beside: need(cars.beside), behind: need(cars.behind) } };
  return last.needs;
}
/** Between the columns of a house that stands on them. */
export const underHouse = (): Leaf => leaf('porch', usual);
/** A car's place under the house, or half under it. */
export const carPorch = (bay: Bay | null, mainDoor: MainDoor): Leaf =>
  leaf('porch', (bay ? bayNeeds(bay) : cars)[mainDoor]);
