import type { Plan } from '../model/model.ts';
import { isOpen, type Room } from '../model/room.ts';
import type { Opening } from '../model/wall.ts';
import { mainDoorOf } from './way-in.ts';

const isWay = ({ kind }: Opening) => kind !== 'window';

/** Which rooms one can go to from each, on its floor and by the stairs. */
export type Ways = ReadonlyMap<string, ReadonlySet<string>>;

export function waysOf({ rooms, walls }: Plan): Ways {
  const ways = new Map<string, Set<string>>(rooms.map(({ id }) => [id, new Set()]));
  const join = (a: string, b: string) => {
    ways.get(a)?.add(b);
    ways.get(b)?.add(a);
  };
  for (const {
    rooms: [a, b],
    openings,
  } of walls)
    if (b !== null && openings.some(isWay)) join(a, b);
  for (const stair of rooms.filter(({ kind }) => kind === 'stair'))
    for (const next of rooms)
      if (next.kind === 'stair' && next.floor === stair.floor + 1) join(stair.id, next.id);
  return ways;
}

/** Where one comes in: rooms with a door from outside, but not from a court, and what stands open to the ground. */
export const entrancesOf = ({ rooms, walls }: Plan) => [
  ...rooms.filter(({ kind, floor }) => kind === 'porch' && floor === 0).map(({ id }) => id),
  ...walls
    .filter(({ rooms: [, other], side, openings }) => other === null && side !== null && openings.some(isWay))
    .map((wall) => wall.rooms[0]),
];

/** The room inside the main door. */
export function mainEntrance({ rooms, walls }: Plan): string[] {
  const kinds = kindsOf(rooms);
  return (mainDoorOf(walls)?.wall.rooms ?? []).flatMap((id) =>
    id === null || isOpen(kinds.get(id) ?? 'store') ? [] : [id],
  );
}

/** Every room that one comes to from these, passing through no room that is closed to who passes. */
export function reachedFrom(
  starts: readonly string[],
  ways: Ways,
  closed: (id: string) => boolean,
): Set<string> {
  const reached = new Set(starts);
  for (const id of reached) {
    if (closed(id)) continue;
    for (const next of ways.get(id) ?? []) reached.add(next);
  }
  return reached;
}

export const kindsOf = (rooms: readonly Room[]) => new Map(rooms.map(({ id, kind }) => [id, kind]));
