import type { Plan } from '../house/model/model.ts';
import { areaOf, squareFeet } from '../house/model/rect.ts';
import { wallMeasures } from './wall-measures.ts';

/** What is measured on the plan, before rates: metres, square and cubic metres, pieces. */
export interface TakeOff {
  builtUp: number;
  /** Reinforced concrete: slabs, and beams, columns, footings as a share of them. */
  concrete: number;
  brickwork: number;
  /** Plinth walls; stone or brick. */
  plinthWalls: number;
  filling: number;
  plaster: number;
  outerPaint: number;
  innerPaint: number;
  floorTiles: number;
  wallTiles: number;
  roofFinish: number;
  roofTiles: number;
  doors: number;
  windows: number;
  toilets: number;
  kitchens: number;
  points: number;
  /** Metres of wall round the plot, where the house does not stand on its edge. */
  boundary: number;
  garden: number;
}

const wet = ['toilet', 'wash'];
const perimeter = ({ width, depth }: { width: number; depth: number }) => 2 * (width + depth);

const boundaryOf = ({ plot, setBacks }: Plan) =>
  plot.width +
  (setBacks.front > 0.9 ? Math.max(0, plot.width - 3) : 0) +
  (setBacks.left > 0.3 ? plot.depth : 0) +
  (setBacks.right > 0.3 ? plot.depth : 0);

export function takeOffOf(plan: Plan, share: { frame: number }): TakeOff {
  const { areas, rooms, house, plinth, roof, floors } = plan;
  const { volume, faces, outerFaces, doors, windows } = wallMeasures(plan);
  const parapet = perimeter(house) * roof.parapet;
  const wetRooms = rooms.filter(({ kind }) => wet.includes(kind));
  const wetFloor = wetRooms.reduce((sum, { inside }) => sum + areaOf(inside), 0);
  const wallTiles =
    wetRooms.reduce((sum, { inside }) => sum + perimeter(inside) * 2.1, 0) +
    rooms.reduce((sum, { kind, inside }) => sum + (kind === 'kitchen' ? perimeter(inside) * 0.6 : 0), 0);
  const ceilings = areas.carpet;
  const slope = Math.cos((roof.pitch * Math.PI) / 180);
  const innerLength = plan.walls
    .filter(({ floor, kind }) => floor === 0 && kind !== 'open' && kind !== 'railing')
    .reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    builtUp: areas.builtUp,
    concrete: areas.footprint * floors * plan.slab * share.frame,
    brickwork: volume + parapet * 0.115,
    plinthWalls: innerLength * (plinth.height + 0.6) * 0.35,
    filling: areas.footprint * plinth.height * 0.85,
    plaster: faces + ceilings + 2 * parapet,
    outerPaint: outerFaces + 2 * parapet,
    innerPaint: Math.max(0, faces - outerFaces + ceilings - wallTiles),
    floorTiles: areas.carpet - wetFloor,
    wallTiles: wallTiles + wetFloor,
    roofFinish: roof.kind === 'flat' ? areas.footprint : 0,
    roofTiles: roof.kind === 'flat' ? 0 : (areas.footprint * 1.2) / slope,
    doors,
    windows,
    toilets: rooms.filter(({ kind }) => kind === 'toilet').length,
    kitchens: rooms.filter(({ kind }) => kind === 'kitchen').length,
    points: Math.round(squareFeet(areas.builtUp) / 25),
    boundary: boundaryOf(plan),
    garden: areas.garden,
  };
}
