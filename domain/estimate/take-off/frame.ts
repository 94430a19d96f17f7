import type { Plan } from '../../house/model/model.ts';
import { areaOf } from '../../house/model/rect.ts';
import { flightsOf } from '../../house/model/stairs.ts';
import { columnGridOf } from '../../house/plan/drawing/column-grid.ts';
import type { Sizes } from './wall-measures.ts';

/** Cubic metres of reinforced concrete by element, square metres of boards around it, and what is dug for it. */
export interface Frame {
  footings: number;
  columns: number;
  plinthBeams: number;
  beams: number;
  slabs: number;
  stairs: number;
  footingBoards: number;
  columnBoards: number;
  plinthBoards: number;
  beamBoards: number;
  slabBoards: number;
  excavation: number;
  /** Square metres below the footings. */
  footingBase: number;
  /** Cubic metres of columns that stand in outer walls, above the plinth. */
  inOuterWalls: number;
}

/** A column as it is drawn: how much floor it carries, and whether it stands in an outer wall. */
interface Standing {
  floor: number;
  outer: boolean;
}

/** Half of the bay before a line and half of the one behind it. */
const reachOf = (lines: readonly number[], index: number) => {
  const at = lines[index] ?? 0;
  return ((lines[index + 1] ?? at) - (lines[index - 1] ?? at)) / 2;
};

/**
 * The columns of the drawing. Where one is left out, in a room or in the car's way, the others carry its floor with theirs;
 * beams run on all lines.
 */
function columnsOf(plan: Plan): { columns: Standing[]; beamLength: number } {
  const { x, y, columns } = columnGridOf(plan);
  const { house } = plan;
  const standing = columns.map(({ line: [column, row] }): Standing => {
    const outer = column === 0 || row === 0 || column === x.length - 1 || row === y.length - 1;
    return { outer, floor: reachOf(x, column) * reachOf(y, row) };
  });
  const carried = standing.reduce((sum, { floor }) => sum + floor, 0);
  const share = areaOf(house) / carried;
  return {
    columns: standing.map((one) => ({ ...one, floor: one.floor * share })),
    beamLength: y.length * house.width + x.length * house.depth,
  };
}

/** A footing for the load of all floors; a column whose section follows the load above it, storey by storey. */
function columnAndFooting(plan: Plan, floorArea: number, of: Sizes) {
  const load = (floors: number) => floorArea * of.floorLoad * floors;
  const base = Math.max(of.footingLeast ** 2, (load(plan.floors) * 1.1) / of.soilBearing);
  const side = Math.sqrt(base);
  const thickness = Math.max(of.footingThickness, side / 5);
  const section = (floors: number) => Math.max(of.columnLeast, load(floors) / of.columnStress);
  const buried = of.foundationDepth - thickness + plan.plinth.height;
  const storeys = Array.from({ length: plan.floors }, (_, floor) => {
    const area = section(plan.floors - floor);
    const length = plan.storeyHeight + (floor === 0 ? buried : 0);
    return { column: area * length, boards: 4 * Math.sqrt(area) * length, above: area * plan.storeyHeight };
  });
  return {
    base,
    footing: base * thickness,
    footingBoards: 4 * side * thickness,
    storeys,
    excavation: (side + 2 * of.digMargin) ** 2 * of.foundationDepth,
  };
}

/** Slabs by the short span of the room below; none over the stairs where a flight goes on. */
function slabsOf({ rooms, floors, stairs, roof }: Plan, { slabSpan, slabLeast, slabMost }: Sizes) {
  const panels = rooms.filter(({ kind, floor }) => kind !== 'stair' || floor >= (stairs?.flights ?? floors));
  const head = roof.stairHead ? areaOf(roof.stairHead) : 0;
  let [volume, area] = [head * slabLeast, head];
  for (const { cell, inside } of panels) {
    const span = Math.min(inside.width, inside.depth);
    volume += areaOf(cell) * Math.min(slabMost, Math.max(slabLeast, span / slabSpan));
    area += areaOf(inside);
  }
  return { volume, area };
}

/** Waist, steps and half landing of every flight. */
function stairsOf({ stairs }: Plan, { waist }: Sizes) {
  if (!stairs) return 0;
  const slope = Math.hypot(stairs.tread, stairs.riser) / stairs.tread;
  const treads = flightsOf(stairs).flatMap((flight) => flight.treads);
  const each = treads.reduce((sum, { rect }) => {
    const area = areaOf(rect);
    return sum + area * (waist * slope + stairs.riser / 2);
  }, 0);
  return each * stairs.flights;
}

/** All columns of the house, with what stands under each and how much floor it carries. */
function standingOf(plan: Plan, of: Sizes) {
  const { columns, beamLength } = columnsOf(plan);
  return { each: columns.map((one) => ({ ...one, ...columnAndFooting(plan, one.floor, of) })), beamLength };
}

/** Cubic metres and boards of the columns of each storey; the lowest with what is buried of them. */
export function columnsByFloor(
  plan: Plan,
  of: Sizes,
): Pick<Frame, 'columns' | 'columnBoards' | 'inOuterWalls'>[] {
  const { each } = standingOf(plan, of);
  return Array.from({ length: plan.floors }, (_, floor) => {
    const storey = { columns: 0, columnBoards: 0, inOuterWalls: 0 };
    for (const { outer, storeys } of each) {
      const { column = 0, boards = 0, above = 0 } = storeys[floor] ?? {};
      storey.columns += column;
      storey.columnBoards += boards;
      storey.inOuterWalls += outer ? above : 0;
    }
    return storey;
  });
}

export function frameOf(plan: Plan, of: Sizes): Frame {
  const { each, beamLength } = standingOf(plan, of);
  const sum = (pick: (one: (typeof each)[number]) => number) =>
    each.reduce((total, one) => total + pick(one), 0);
  const storeys = columnsByFloor(plan, of);
  const ofColumns = (pick: keyof (typeof storeys)[number]) =>
    storeys.reduce((total, storey) => total + storey[pick], 0);
  const slabs = slabsOf(plan, of);
  const drop = of.beamDepth - plan.slab;
  const floorBeams = beamLength * plan.floors;
  return {
    footings: sum(({ footing }) => footing),
    columns: ofColumns('columns'),
    plinthBeams: beamLength * of.beamWidth * of.plinthBeamDepth,
    beams: floorBeams * of.beamWidth * drop,
    slabs: slabs.volume,
    stairs: stairsOf(plan, of),
    footingBoards: sum(({ footingBoards }) => footingBoards),
    columnBoards: ofColumns('columnBoards'),
    plinthBoards: beamLength * 2 * of.plinthBeamDepth,
    beamBoards: floorBeams * 2 * drop,
    slabBoards: slabs.area,
    excavation: sum(({ excavation }) => excavation),
    footingBase: sum(({ base }) => base),
    inOuterWalls: ofColumns('inOuterWalls'),
  };
}
