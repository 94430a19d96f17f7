import type { Answers } from '#domain/house/model/answers.ts';
import { characters } from '#domain/house/model/character.ts';
import type { Land } from '#domain/house/model/land/land-size.ts';
import type { Court, Plan, Roof, Stairs } from '#domain/house/model/model.ts';
import { areaOf, type Rect, type Side, sharedArea } from '#domain/house/model/rect.ts';
import type { Room, RoomKind } from '#domain/house/model/room.ts';
import { buildableOf, setBacksOf, sidesWithLight } from '#domain/house/model/site.ts';
import { table } from '#domain/house/rules/table.ts';
import { carIn, doorway, firstRiser, gapBetween, leastGaps } from '#domain/house/rules/way-in.ts';
import { kindsOf } from '#domain/house/rules/ways.ts';
import type { Sketch, SketchCell } from '#domain/house/search/sketch/sketch.ts';
import { columnGridOf } from './column-grid.ts';
import { clearOfColumns } from './openings/clear-of-columns.ts';
import { cutOpenings } from './openings/openings.ts';
import type { Clear } from './openings/outer-doors.ts';
import { parkingOf } from './parking.ts';
import { courtWalls, insideOf, wallsOf } from './walls.ts';

const wet: readonly RoomKind[] = ['toilet', 'kitchen', 'kitchen-dining', 'wash'];
/** Over these pipes may hang: nobody stays below them, or they are wet too. */
const mayBeBelow: readonly RoomKind[] = [...wet, 'passage', 'stair', 'porch', 'balcony'];
/** Square metres over a dry room that are a matter of walls alone. */
const slight = 0.3;

/** Marks wet rooms that lie over rooms in which people stay. */
const withSunkSlabs = (rooms: readonly Room[]): Room[] =>
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

const storeyHeight = 3;
const comfortable = 0.28;

function stairsOf(
  rooms: readonly Room[],
  landing: Side | null,
  of: { floors: number; roof: Roof['kind'] },
): Stairs | null {
  const room = rooms.find(({ kind, floor }) => kind === 'stair' && floor === 0);
  if (!room || landing === null) return null;
  const length = landing === 'left' || landing === 'right' ? room.inside.width : room.inside.depth;
  const rest = length - table.landing.value;
  const treads = rest >= 8 * table.tread.value ? 8 : 7;
  const tread = Math.min(comfortable, rest / treads);
  const risers = 2 * (treads + 1);
  const flights = of.roof === 'flat' ? of.floors : of.floors - 1;
  return { inside: room.inside, landing, treads, tread, risers, riser: storeyHeight / risers, flights };
}

const slab = 0.15;
const innerWall = 0.115;
const lowPlinth = 0.15;

export interface Site {
  answers: Answers;
  land: Land;
  plot: Rect;
  setBacks: Record<Side, number>;
  buildable: Rect;
  wallThickness: Plan['wallThickness'];
}

export function siteOf(land: Land, answers: Answers): Site {
  const plot = { x: 0, y: 0, width: land.width, depth: land.depth };
  const setBacks = setBacksOf(land, answers);
  const wallThickness = { outer: characters[answers.areaType].outerWall, inner: innerWall };
  return { answers, land, plot, setBacks, buildable: buildableOf(plot, setBacks), wallThickness };
}

/** Cells between their walls: rooms, and the courts, which are the same on every floor. */
function spacesOf(cells: readonly SketchCell[], house: Rect, thickness: Plan['wallThickness']) {
  const rooms: Room[] = [];
  const courts: Court[] = [];
  for (const { kind, ...one } of cells) {
    const inside = insideOf({ ...one, kind }, { all: cells, house, thickness });
    if (kind !== 'court') rooms.push({ ...one, kind, inside });
    else if (one.floor === 0) courts.push({ cell: one.cell, inside });
  }
  return { rooms: withSunkSlabs(rooms), courts };
}

/** Where doors from outside stand clear of a parked car and of the stair's foot. */
function clearOf({ parking, stairs, rooms }: Pick<Plan, 'parking' | 'stairs' | 'rooms'>): Clear {
  const car = parking && carIn(parking);
  const riser = stairs && firstRiser(stairs);
  const kinds = kindsOf(rooms);
  const any: Clear['any'] = (wall, door) =>
    !riser ||
    (wall.rooms.every((id) => id === null || kinds.get(id) !== 'stair') &&
      gapBetween(doorway(wall, door), riser) >= leastGaps.stair);
  return {
    any,
    main: (wall, door) => any(wall, door) && (!car || gapBetween(doorway(wall, door), car) >= leastGaps.car),
  };
}

/** Walls, doors, windows, stairs, car and figures for the rooms of a sketch. */
export function drawPlan(
  site: Site,
  { scheme, house, floors, cells, links, landing, parking: car }: Sketch,
): Plan {
  const { answers, land, plot, setBacks, buildable, wallThickness } = site;
  const { plinth, windows, roof } = characters[answers.areaType];
  const stilt = cells.every(({ kind, floor }) => floor > 0 || kind === 'porch' || kind === 'stair');
  const { rooms, courts } = spacesOf(cells, house, wallThickness);
  const walls = [
    ...wallsOf(rooms, house, wallThickness),
    ...courts.flatMap(({ cell }) => courtWalls(cell, { rooms, house, floors, thickness: wallThickness })),
  ];
  const parking = parkingOf(car, { house, plot, rooms });
  const stairs = stairsOf(rooms, landing, { floors, roof: roof.kind });
  const clear = clearOf({ parking, stairs, rooms });
  const byId = new Map(rooms.map((room) => [room.id, room]));
  cutOpenings(walls, {
    clear,
    rooms: byId,
    links,
    light: sidesWithLight(setBacks),
    windowFactor: windows,
  });
  // Doors and windows keep clear of the columns first; a column goes aside where they cannot.
  const closed = walls.map((wall) => ({ ...wall, openings: [] }));
  const grid = columnGridOf({ walls: closed, house, wallThickness, parking, stairs, stilt, floors });
  clearOfColumns(walls, { rooms: byId, grid, clear });
  const stairRoom = rooms.find(({ kind, floor }) => kind === 'stair' && floor === floors - 1);
  return {
    answers,
    scheme,
    plot,
    setBacks,
    buildable,
    house,
    floors,
    stilt,
    bedrooms: rooms.filter(({ kind }) => kind === 'bedroom').length,
    storeyHeight,
    slab,
    // A car cannot climb a plinth.
    plinth: stilt ? { ...plinth, height: lowPlinth } : plinth,
    wallThickness,
    rooms,
    courts,
    walls,
    stairs,
    roof: { ...roof, stairHead: roof.kind === 'flat' && stairRoom ? stairRoom.cell : null },
    parking,
    areas: areasOf(land, rooms, {
      house,
      courts: courts.map(({ cell }) => cell),
      car: parking?.car,
      floors,
      stilt,
    }),
    notes: [],
  };
}

function areasOf(
  land: Land,
  rooms: readonly Room[],
  of: { house: Rect; courts: readonly Rect[]; car: Rect | undefined; floors: number; stilt: boolean },
): Plan['areas'] {
  const footprint = of.courts.reduce((left, court) => left - areaOf(court), areaOf(of.house));
  const builtUp = footprint * (of.stilt ? of.floors - 1 : of.floors);
  const closed = rooms.filter(({ floor }) => !of.stilt || floor > 0);
  const carpet = closed.reduce((sum, room) => sum + areaOf(room.inside), 0);
  const apart = of.car ? areaOf(of.car) - sharedArea(of.car, of.house) : 0;
  const walls = closed.reduce((sum, room) => sum + areaOf(room.cell) - areaOf(room.inside), 0);
  return { plot: land.area, footprint, builtUp, carpet, walls, garden: land.area - areaOf(of.house) - apart };
}
