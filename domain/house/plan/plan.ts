import type { Choice } from '../layout/schemes.ts';
import { besideWidth, bestChoice, wantedBedrooms } from '../layout/schemes.ts';
import type { Answers } from '../model/answers.ts';
import type { Land, LandProblem } from '../model/land-size.ts';
import { readLandSize } from '../model/land-size.ts';
import type { Note, Parking, Plan, Rect, Roof, Room, Side, Stairs } from '../model/model.ts';
import { areaOf, toCentimetre } from '../model/model.ts';
import { buildableOf, characters, setBacksOf, sidesWithLight } from '../model/site.ts';
import { cutOpenings } from './openings.ts';
import { insideOf, wallsOf } from './walls.ts';

const storeyHeight = 3;
const slab = 0.15;
const carSize = { width: 2.5, depth: 4.8 };

/** In the middle of what is left across; of what is left along, most becomes garden behind the house. */
function housePlace({ scheme, layout, space }: Choice): Rect {
  const [width, depth] = scheme.turned ? [layout.along, layout.across] : [layout.across, layout.along];
  const spare = { x: space.width - width, y: space.depth - depth };
  const x = scheme.parking === 'beside' ? space.x : space.x + spare.x / 2;
  return {
    x: Math.floor(x * 100 + 1e-6) / 100,
    y: toCentimetre(space.y + Math.min(8, Math.max(0, spare.y * 0.35))),
    width,
    depth,
  };
}

/** Turned houses have their left column at the rear and their right one at the road. */
function onPlot(rect: Rect, choice: Choice, house: Rect): Rect {
  const placed = choice.scheme.turned
    ? { x: rect.y, y: choice.layout.across - rect.x - rect.width, width: rect.depth, depth: rect.width }
    : rect;
  return { ...placed, x: toCentimetre(house.x + placed.x), y: toCentimetre(house.y + placed.y) };
}

function roomsOf(choice: Choice, house: Rect, thickness: Plan['wallThickness']): Room[] {
  const cells = choice.layout.cells.map(({ name, kind, floor, rect }) => ({
    id: name,
    kind,
    floor,
    cell: onPlot(rect, choice, house),
  }));
  return cells.map((cell) => ({ ...cell, inside: insideOf(cell, { all: cells, house, thickness }) }));
}

function stairsOf(
  rooms: readonly Room[],
  turned: boolean,
  of: { floors: number; roof: Roof['kind'] },
): Stairs | null {
  const room = rooms.find(({ kind, floor }) => kind === 'stair' && floor === 0);
  if (!room) return null;
  const landing: Side = turned ? 'rear' : 'left';
  const length = turned ? room.inside.depth : room.inside.width;
  const treads = length >= 2.85 ? 8 : 7;
  const tread = Math.min(0.28, (length - (treads === 8 ? 0.85 : 0.7)) / treads);
  const risers = 2 * (treads + 1);
  const flights = of.roof === 'flat' ? of.floors : of.floors - 1;
  return { inside: room.inside, landing, treads, tread, risers, riser: storeyHeight / risers, flights };
}

function parkingOf(kind: Choice['scheme']['parking'], house: Rect, rooms: readonly Room[]): Parking | null {
  if (kind === 'none') return null;
  if (kind === 'front') return { kind, car: { x: house.x + 0.3, y: 0.3, ...carSize } };
  if (kind === 'beside')
    return { kind, car: { x: house.x - besideWidth + 0.35, y: house.y + 0.1, ...carSize } };
  const porch = rooms.find((room) => room.kind === 'porch')?.cell;
  if (!porch) return null;
  return {
    kind,
    car: {
      ...carSize,
      x: porch.x + Math.max(0.15, Math.min(0.5, (porch.width - 2.5) / 2)),
      y: porch.y + 0.15,
    },
  };
}

function areasOf(
  land: Land,
  rooms: readonly Room[],
  of: { house: Rect; car: Rect | undefined; floors: number },
): Plan['areas'] {
  const footprint = areaOf(of.house);
  const builtUp = footprint * of.floors;
  const carpet = rooms.reduce((sum, room) => sum + areaOf(room.inside), 0);
  const { x = 0, y = 0 } = of.car ?? {};
  const apart = of.car && (y < of.house.y || x < of.house.x) ? areaOf(of.car) : 0;
  const walls = rooms.reduce((sum, room) => sum + areaOf(room.cell) - areaOf(room.inside), 0);
  return { plot: land.area, footprint, builtUp, carpet, walls, garden: land.area - footprint - apart };
}

function notesOf(answers: Answers, choice: Choice, buildable: Rect): Note[] {
  const { layout, floors, scheme } = choice;
  const asked = wantedBedrooms(answers.rooms, answers.floors, buildable);
  const notes: Note[] = [];
  if (layout.bedrooms < asked && answers.rooms !== 'ANY')
    notes.push({ key: 'fewer-bedrooms', asked, given: layout.bedrooms });
  if (floors < answers.floors) notes.push({ key: 'fewer-floors', asked: answers.floors, given: floors });
  if (answers.parking === 'Yes' && scheme.parking === 'none')
    notes.push({ key: 'no-parking', asked: 1, given: 0 });
  return notes;
}

function planOn(land: Land, answers: Answers): Plan {
  const plot = { x: 0, y: 0, width: land.width, depth: land.depth };
  const setBacks = setBacksOf(land);
  const buildable = buildableOf(plot, setBacks);
  const choice = bestChoice(answers, buildable, setBacks);
  const { plinth, outerWall, windows, roof } = characters[answers.areaType];
  const wallThickness = { outer: outerWall, inner: 0.115 };
  const { scheme, layout, floors } = choice;
  const house = housePlace(choice);
  const rooms = roomsOf(choice, house, wallThickness);
  const walls = wallsOf(rooms, house, wallThickness);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  cutOpenings(walls, {
    rooms: byId,
    links: layout.links,
    light: sidesWithLight(setBacks),
    windowFactor: windows,
  });
  const stairs = stairsOf(rooms, scheme.turned, { floors, roof: roof.kind });
  const stairRoom = rooms.find(({ kind, floor }) => kind === 'stair' && floor === floors - 1);
  const parking = parkingOf(scheme.parking, house, rooms);
  return {
    answers,
    plot,
    setBacks,
    buildable,
    house,
    floors,
    bedrooms: layout.bedrooms,
    storeyHeight,
    slab,
    plinth,
    wallThickness,
    rooms,
    walls,
    stairs,
    roof: { ...roof, stairHead: roof.kind === 'flat' && stairRoom ? stairRoom.cell : null },
    parking,
    areas: areasOf(land, rooms, { house, car: parking?.car, floors }),
    notes: notesOf(answers, choice, buildable),
  };
}

/** The plan that these answers make; always the same one. */
export function makePlan(answers: Answers): { ok: true; plan: Plan } | { ok: false; problem: LandProblem } {
  const reading = readLandSize(answers.landSize);
  return reading.ok ? { ok: true, plan: planOn(reading.land, answers) } : reading;
}
