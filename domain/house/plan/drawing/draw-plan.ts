import type { Answers } from '#domain/house/model/answers.ts';
import { characters } from '#domain/house/model/character.ts';
import type { Land } from '#domain/house/model/land/land-size.ts';
import type { Court, Plan } from '#domain/house/model/model.ts';
import type { Rect, Side } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import { buildableOf, setBacksOf, sidesWithLight } from '#domain/house/model/site.ts';
import { carIn, doorway, firstRiser, gapBetween, leastGaps } from '#domain/house/rules/way-in.ts';
import { kindsOf } from '#domain/house/rules/ways.ts';
import type { Sketch, SketchCell } from '#domain/house/search/sketch/sketch.ts';
import { areasOf } from './areas.ts';
import { insideOf } from './inside.ts';
import { cutOpenings } from './openings/openings.ts';
import type { Clear } from './openings/outer-doors.ts';
import { parkingOf } from './parking.ts';
import { stairsOf, storeyHeight } from './stairs.ts';
import { withSunkSlabs } from './sunk-slabs.ts';
import { courtWalls, wallsOf } from './walls.ts';

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
  cutOpenings(walls, {
    clear: clearOf({ parking, stairs, rooms }),
    rooms: new Map(rooms.map((room) => [room.id, room])),
    links,
    light: sidesWithLight(setBacks),
    windowFactor: windows,
  });
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
