import type { Plan } from '#domain/house/model/model.ts';
import { areaOf, type Rect } from '#domain/house/model/rect.ts';
import type { Room, RoomKind } from '#domain/house/model/room.ts';
import { table } from '#domain/house/rules/table.ts';
import { vastuOf, vastuWishes } from '#domain/house/rules/vastu.ts';
import { kindsOf, type Ways, waysOf } from '#domain/house/rules/ways.ts';
import { type Car, widePlot } from './aims.ts';
import type { Site } from './drawing/draw-plan.ts';

const comfort: Partial<Record<RoomKind, number>> = {
  living: 21,
  family: 16,
  dining: 10,
  kitchen: 8,
  'kitchen-dining': 11,
  bedroom: 14,
  study: 10,
  toilet: 3.6,
};

type Sized = Pick<Room, 'kind' | 'floor'> & { inside: Pick<Rect, 'width' | 'depth'> };

/** How far a room is from the size one would choose, and from a square: 0 to about 1. */
function unease({ kind, inside }: Sized): number {
  const wanted = comfort[kind];
  if (wanted === undefined) return 0;
  const short = Math.min(inside.width, inside.depth);
  const long = Math.max(inside.width, inside.depth);
  const size = Math.log((short * long) / wanted);
  // Too small is felt every day, too large is swept.
  return Math.min(1, size < 0 ? -2 * size : size) + Math.max(0, long / short - 1.4) / 2;
}

const ease = { porch: 6, bay: 4, front: 2, beside: 4, under: 0 } as const;

/** Square metres: who has so much land has more than one room to sit in. */
const largeLand = 250;
const forNoSecondRoom = 10;

/** To a roof on which clothes dry and people sleep. */
const forStair = 14;

/** Metres from the wall with the screen to the sofa across, and a way past it. */
const wideLiving = 3;
const forNarrowLiving = 10;

interface House {
  rooms: readonly Sized[];
  footprint: number;
  buildable: Rect;
  plot: Rect;
  car: Car;
}

/** On land that is wide enough for more. */
export const hasNarrowLiving = ({ rooms, plot }: Pick<House, 'rooms' | 'plot'>): boolean =>
  plot.width >= widePlot &&
  rooms.some(
    ({ kind, inside }) => kind === 'living' && Math.min(inside.width, inside.depth) < wideLiving - 0.03,
  );

/** What sizes alone say of a plan, before its walls are drawn. */
function comfortOf({ rooms, footprint, buildable, plot, car }: House): number {
  const sum = rooms.reduce((all, room) => all + unease(room), 0) / rooms.length;
  const spare = rooms.filter(({ kind, floor }) => kind === 'study' || (kind === 'store' && floor > 0)).length;
  const has = (wanted: RoomKind) => rooms.some(({ kind }) => kind === wanted);
  return (
    // What people pay for land they build on; beyond 140 m² a floor the rest is garden.
    Math.min(1, footprint / Math.min(140, areaOf(buildable))) * 40 -
    sum * 30 -
    Math.max(0, spare - 1) * 3 +
    (has('wash') ? 2 : 0) +
    (has('dining') ? 6 : 0) +
    (has('stair') ? forStair : 0) -
    (hasNarrowLiving({ rooms, plot }) ? forNarrowLiving : 0) -
    (areaOf(plot) >= largeLand && !has('family') && !has('study') ? forNoSecondRoom : 0) +
    (car ? ease[car] : 0)
  );
}

const forOwnToilet = 3;
/** About as much as a place to eat of its own: a wish, weighed with the others. */
const forVastu = 5;

const asksVastu = ({ answers }: Pick<Site, 'answers'>) =>
  answers.vastu !== undefined && answers.road !== undefined;
/** What the lie of a house can add to what its sizes promise. */
export const mostOfVastu = (site: Pick<Site, 'answers'>) =>
  asksVastu(site) ? vastuWishes.length * forVastu : 0;

/** Of three bedrooms the parents' has a bath of its own. */
const bedroomsForOwnBath = 3;
const forNoOwnToilet = 20;

/** A toilet of one's own is worth nothing to a house in which another's bedroom is small for it; one at all is. */
function worthOfToilets(rooms: readonly Sized[], own: number): number {
  const beds = rooms.filter(({ kind }) => kind === 'bedroom');
  if (own === 0) return beds.length >= bedroomsForOwnBath ? -forNoOwnToilet : 0;
  return beds.some(({ inside }) => areaOf(inside) < table['room-area'].value) ? 0 : own * forOwnToilet;
}

/** No plan of this scores more, but for what walls take of a room. */
export const promiseOf = (house: House, ownToilets: number) =>
  comfortOf(house) + worthOfToilets(house.rooms, ownToilets);

/** Guests who come in among bedroom doors walk past them all to where they sit. */
const forFrontDoor = 8;
const comesInByPassage = (walls: Plan['walls'], kinds: ReadonlyMap<string, RoomKind>) =>
  walls.some(
    ({ rooms, openings }) =>
      openings.some(({ kind }) => kind === 'entrance') &&
      rooms.some((id) => id !== null && kinds.get(id) === 'passage'),
  );

/** A visitor climbs a stair, or walks through a bedroom. */
const forNoToiletBelow = 12;

const isOwnBath = ({ kind, id }: Room, ways: Ways, kinds: ReadonlyMap<string, RoomKind>) =>
  kind === 'toilet' && [...(ways.get(id) ?? [])].some((other) => kinds.get(other) === 'bedroom');

/** Three bedrooms and more, and none with a bath of its own. */
export function lacksOwnBath(plan: Plan): boolean {
  const [ways, kinds] = [waysOf(plan), kindsOf(plan.rooms)];
  return plan.bedrooms >= bedroomsForOwnBath && !plan.rooms.some((room) => isOwnBath(room, ways, kinds));
}

/** What makes one plan that keeps the rules better to live in than another. */
export function scoreOf(plan: Plan, car: Car): number {
  const { rooms, walls, buildable, plot, areas } = plan;
  const kinds = kindsOf(rooms);
  const ways = waysOf(plan);
  const isOwn = (room: Room) => isOwnBath(room, ways, kinds);
  const toilets = rooms.filter(({ kind }) => kind === 'toilet');
  const ownToilets = toilets.filter(isOwn).length;
  const below = rooms.find(({ kind }) => kind === 'living')?.floor;
  const toiletBelow = toilets.some((toilet) => toilet.floor === below && !isOwn(toilet));
  const offLiving = rooms
    .filter(({ kind }) => kind === 'living')
    .flatMap(({ id }) => [...(ways.get(id) ?? [])])
    .filter((id) => ['bedroom', 'toilet'].includes(kinds.get(id) ?? '')).length;
  const house = { rooms, buildable, footprint: areas.footprint, plot, car };
  const towards = asksVastu(plan) ? vastuOf(plan).filter(({ held }) => held).length : 0;
  return (
    comfortOf(house) +
    worthOfToilets(rooms, ownToilets) +
    towards * forVastu -
    offLiving * 2 -
    (toiletBelow ? 0 : forNoToiletBelow) -
    (comesInByPassage(walls, kinds) ? forFrontDoor : 0)
  );
}
