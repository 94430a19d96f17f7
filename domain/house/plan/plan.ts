import { bestChoice } from '../layout/schemes/best-choice.ts';
import type { Answers } from '../model/answers.ts';
import { characters } from '../model/character.ts';
import { type Land, type LandProblem, readLandSize } from '../model/land-size.ts';
import type { Plan } from '../model/model.ts';
import { buildableOf, setBacksOf, sidesWithLight } from '../model/site.ts';
import { areasOf } from './areas.ts';
import { housePlace } from './house-place.ts';
import { notesOf } from './notes.ts';
import { cutOpenings } from './openings/openings.ts';
import { parkingOf } from './parking.ts';
import { roomsOf } from './rooms.ts';
import { stairsOf, storeyHeight } from './stairs.ts';
import { wallsOf } from './walls.ts';

const slab = 0.15;

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
