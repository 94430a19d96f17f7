import type { RoomKind } from '#domain/house/model/room.ts';

/** A room in a column of rooms: as wide as the column, so deep as fits between its limits. Metres, to the middle of walls. */
export interface Slot {
  kind: RoomKind;
  min: number;
  ideal: number;
  max: number;
  /** Left out when there is no room for all. */
  optional?: boolean;
  /** Users of a toilet: the bedroom before it, the room at the front, or all. */
  serves?: 'before' | 'front' | 'all';
}

/** Areas in square metres with half the walls, so that a bedroom has 9 to 18 inside. */
const sizes = {
  bedroom: { side: 2.75, min: 10.8, ideal: 15, max: 19 },
  kitchen: { side: 2.1, min: 7.4, ideal: 11, max: 14.5 },
  study: { side: 2.3, min: 7, ideal: 10, max: 13 },
} as const;
export const smallestBedroom = sizes.bedroom.min;
const depths = {
  // The same on every floor, whatever else lies in the column.
  stair: { min: 2.2, ideal: 2.2, max: 2.2 },
  'narrow stair': { min: 1.9, ideal: 1.9, max: 1.9 },
  toilet: { min: 1.45, ideal: 1.7, max: 2 },
  store: { min: 1.5, ideal: 1.9, max: 2.6 },
} as const;

const sizedByArea = (kind: string): kind is keyof typeof sizes => kind in sizes;

export function slot(
  kind: keyof typeof sizes | keyof typeof depths,
  width: number,
  more: Pick<Slot, 'optional' | 'serves'> = {},
): Slot {
  if (!sizedByArea(kind)) return { kind: kind === 'narrow stair' ? 'stair' : kind, ...depths[kind], ...more };
  const { side, min, ideal, max } = sizes[kind];
  const least = Math.max(side, min / width);
  const most = Math.max(least, max / width);
  return { kind, min: least, ideal: Math.min(most, Math.max(least, ideal / width)), max: most, ...more };
}
