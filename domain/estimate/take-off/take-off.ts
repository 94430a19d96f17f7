import type { Plan } from '../../house/model/model.ts';
import { areaOf, squareFeet } from '../../house/model/rect.ts';
import { isKitchen, type RoomKind } from '../../house/model/room.ts';
import { flightsOf } from '../../house/model/stairs.ts';
import { type Frame, frameOf } from './frame.ts';
import { type Sizes, wallMeasures } from './wall-measures.ts';

/** What is measured on the plan, before rates: metres, square and cubic metres, pieces. */
export interface TakeOff extends Omit<Frame, 'footingBase' | 'inOuterWalls'> {
  builtUp: number;
  /** The same floor, for those who are paid as it is built. */
  supervised: number;
  /** The same floor, which the town charges for. */
  allowed: number;
  /** Square metres of the plot. */
  clearing: number;
  /** All reinforced concrete: the elements of the frame and the lintels. */
  concrete: number;
  /** Boards for all of it. */
  shuttering: number;
  lintels: number;
  /** Lean concrete below footings; below floors and round the house. */
  leanFootings: number;
  leanFloors: number;
  brickwork: number;
  /** Below the plinth beam, as high as the filling; stone or brick. */
  stonePlinth: number;
  brickPlinth: number;
  filling: number;
  /** Below the lean concrete of the floor. */
  sandBed: number;
  plaster: number;
  outerPaint: number;
  innerPaint: number;
  floorTiles: number;
  wallTiles: number;
  /** Metres along the walls of dry rooms, without their doors. */
  skirting: number;
  roofFinish: number;
  roofTiles: number;
  doors: number;
  windows: number;
  toilets: number;
  /** Places that pipes lead to and drains from: bathrooms and kitchens. */
  wetRooms: number;
  kitchens: number;
  /** Metres of kitchen counter: along two of its walls. */
  counter: number;
  points: number;
  /** Metres of wall round the plot, where the house does not stand on its edge. */
  boundary: number;
  garden: number;
  /** One for the house: its tank, its gate, its meters. */
  connected: number;
  /** Litres a day of all who live in it. */
  water: number;
  /** A flat roof without a stair that leads up to it wants one. */
  terraceStairs: number;
  /** Metres of railing along the flights. */
  railing: number;
}

const wet = ['toilet', 'wash'];
const perimeter = ({ width, depth }: { width: number; depth: number }) => 2 * (width + depth);

const boundaryOf = ({ plot, setBacks }: Plan) =>
  plot.width +
  (setBacks.front > 0.9 ? Math.max(0, plot.width - 3) : 0) +
  (setBacks.left > 0.3 ? plot.depth : 0) +
  (setBacks.right > 0.3 ? plot.depth : 0);

/** The way up: a stair to a flat roof that none leads to, and railings along the flights. */
function upOf({ roof, stairs }: Plan) {
  const lacks = roof.kind === 'flat' && !roof.stairHead;
  const run = stairs
    ? flightsOf(stairs)
        .flatMap((flight) => flight.treads)
        .reduce((sum) => sum + Math.hypot(stairs.tread, stairs.riser), 0) * stairs.flights
    : 0;
  // Thirteen steps and a landing, where no stair of the house says how long its flights are.
  const more = lacks ? (stairs ? run / stairs.flights : 4.5) : 0;
  return { terraceStairs: lacks ? 1 : 0, railing: run + more };
}

/** What covers the rooms: tiles on floors and wet walls, skirting along the dry ones. */
function coversOf({ rooms, walls, areas }: Plan) {
  const wetRooms = rooms.filter(({ kind }) => wet.includes(kind));
  const wetIds = new Set(wetRooms.map(({ id }) => id));
  const wetFloor = wetRooms.reduce((sum, { inside }) => sum + areaOf(inside), 0);
  const wallTiles =
    wetRooms.reduce((sum, { inside }) => sum + perimeter(inside) * 2.1, 0) +
    rooms.reduce((sum, { kind, inside }) => sum + (isKitchen(kind) ? perimeter(inside) * 0.6 : 0), 0);
  const doorsBeside = walls.reduce((sum, { rooms: beside, openings }) => {
    const dry = beside.filter((id) => id !== null && !wetIds.has(id)).length;
    const ways = openings.filter(({ kind }) => kind !== 'window');
    return sum + dry * ways.reduce((width, one) => width + one.width, 0);
  }, 0);
  const dryWalls = rooms
    .filter(({ id, kind }) => !wetIds.has(id) && kind !== 'porch' && kind !== 'balcony')
    .reduce((sum, { inside }) => sum + perimeter(inside), 0);
  return {
    floorTiles: areas.carpet - wetFloor,
    wallTiles: wallTiles + wetFloor,
    skirting: Math.max(0, dryWalls - doorsBeside),
    tiledWalls: wallTiles,
  };
}

/** What lies below the ground floor: its walls, earth, sand and lean concrete. */
function groundOf(plan: Plan, footingBase: number, of: Sizes) {
  const { areas, plinth, house } = plan;
  const length = plan.walls
    .filter(({ floor, kind }) => floor === 0 && kind === 'outer')
    .reduce((sum, { from, to }) => sum + to - from, 0);
  const plinthWalls = length * (plinth.height + of.plinthBelowGround) * of.beamWidth;
  const groundFloor = plan.rooms
    .filter(({ floor }) => floor === 0)
    .reduce((sum, { inside }) => sum + areaOf(inside), 0);
  return {
    stonePlinth: plinth.material === 'stone' ? plinthWalls : 0,
    brickPlinth: plinth.material === 'brick' ? plinthWalls : 0,
    filling: areas.footprint * plinth.height * 0.85,
    sandBed: groundFloor * of.sandBedThickness,
    leanFootings: footingBase * of.leanThickness,
    leanFloors: (groundFloor + perimeter(house) * of.apronWidth) * of.leanThickness,
  };
}

/** Metres of parapet times its height. */
const parapetOf = ({ house, roof }: Plan) => perimeter(house) * roof.parapet;
/** Cubic metres of bricks in it: half a brick thick. */
export const parapetBricks = (plan: Plan) => parapetOf(plan) * 0.115;

/** What the elements of reinforced concrete come to, and the boards around them. */
export const frameSums = (of: Omit<TakeOff, 'concrete' | 'shuttering'>) => ({
  concrete: of.footings + of.columns + of.plinthBeams + of.beams + of.slabs + of.stairs + of.lintels,
  shuttering: of.footingBoards + of.columnBoards + of.plinthBoards + of.beamBoards + of.slabBoards,
});

export function takeOffOf(plan: Plan, of: Sizes): TakeOff {
  const { areas, rooms, roof } = plan;
  const { volume, faces, outerFaces, doors, windows, lintels } = wallMeasures(plan, of);
  const { footingBase, inOuterWalls, ...frame } = frameOf(plan, of);
  const { tiledWalls, ...covers } = coversOf(plan);
  const parapet = parapetOf(plan);
  const ceilings = areas.carpet;
  const roomsOf = (wanted: RoomKind) => rooms.filter(({ kind }) => kind === wanted).length;
  const [toilets, kitchens] = [roomsOf('toilet'), rooms.filter(({ kind }) => isKitchen(kind)).length];
  const slope = Math.cos((roof.pitch * Math.PI) / 180);
  const measures = {
    ...frame,
    ...covers,
    ...groundOf(plan, footingBase, of),
    lintels,
    builtUp: areas.builtUp,
    supervised: areas.builtUp,
    allowed: areas.builtUp,
    clearing: areas.plot,
    brickwork: Math.max(0, volume - inOuterWalls) + parapetBricks(plan),
    plaster: faces + ceilings + 2 * parapet,
    outerPaint: outerFaces + 2 * parapet,
    innerPaint: Math.max(0, faces - outerFaces + ceilings - tiledWalls),
    roofFinish: roof.kind === 'flat' ? areas.footprint : 0,
    roofTiles: roof.kind === 'flat' ? 0 : (areas.footprint * 1.2) / slope,
    doors,
    windows,
    toilets,
    wetRooms: toilets + kitchens,
    counter: rooms.reduce((sum, { kind, inside }) => sum + (isKitchen(kind) ? perimeter(inside) / 2 : 0), 0),
    kitchens,
    points: Math.round(squareFeet(areas.builtUp) / 25),
    boundary: boundaryOf(plan),
    garden: areas.garden,
    connected: 1,
    water: (2 * plan.bedrooms + 1) * of.waterPerson,
    ...upOf(plan),
  };
  return { ...measures, ...frameSums(measures) };
}
