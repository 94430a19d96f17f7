import type { Answers } from '#domain/house/model/answers.ts';
import { characters } from '#domain/house/model/character.ts';
import type { Land } from '#domain/house/model/land/land-size.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Rect, Side } from '#domain/house/model/rect.ts';
import { buildableOf, setBacksOf, sidesWithLight } from '#domain/house/model/site.ts';
import type { Sketch } from '#domain/house/search/sketch/sketch.ts';
import { areasOf } from './areas.ts';
import { insideOf } from './inside.ts';
import { cutOpenings } from './openings/openings.ts';
import { parkingOf } from './parking.ts';
import { stairsOf, storeyHeight } from './stairs.ts';
import { wallsOf } from './walls.ts';

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
  const setBacks = setBacksOf(land);
  const wallThickness = { outer: characters[answers.areaType].outerWall, inner: innerWall };
  return { answers, land, plot, setBacks, buildable: buildableOf(plot, setBacks), wallThickness };
}

/** Walls, doors, windows, stairs, car and figures for the rooms of a sketch. */
export function drawPlan(
  site: Site,
  { scheme, house, floors, cells, links, landing, parking: car }: Sketch,
): Plan {
  const { answers, land, plot, setBacks, buildable, wallThickness } = site;
  const { plinth, windows, roof } = characters[answers.areaType];
  const stilt = cells.every(({ kind, floor }) => floor > 0 || kind === 'porch' || kind === 'stair');
  const rooms = cells.map((cell) => ({
    ...cell,
    inside: insideOf(cell, { all: cells, house, thickness: wallThickness }),
  }));
  const walls = wallsOf(rooms, house, wallThickness);
  cutOpenings(walls, {
    rooms: new Map(rooms.map((room) => [room.id, room])),
    links,
    light: sidesWithLight(setBacks),
    windowFactor: windows,
  });
  const stairRoom = rooms.find(({ kind, floor }) => kind === 'stair' && floor === floors - 1);
  const parking = parkingOf(car, { house, plot, rooms });
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
    walls,
    stairs: stairsOf(rooms, landing, { floors, roof: roof.kind }),
    roof: { ...roof, stairHead: roof.kind === 'flat' && stairRoom ? stairRoom.cell : null },
    parking,
    areas: areasOf(land, rooms, { house, car: parking?.car, floors, stilt }),
    notes: [],
  };
}
