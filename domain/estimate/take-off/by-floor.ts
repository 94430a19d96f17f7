import type { Plan } from '../../house/model/model.ts';
import { areaOf } from '../../house/model/rect.ts';
import { columnsByFloor } from './frame.ts';
import { frameSums, parapetBricks, type TakeOff, takeOffOf } from './take-off.ts';
import { type Sizes, wallMeasures } from './wall-measures.ts';

/** What every floor has of its own. All else lies below or round the house, or is there once: it is the ground floor's. */
const storeyed: readonly (keyof TakeOff)[] = [
  'columns',
  'columnBoards',
  'beams',
  'beamBoards',
  'slabs',
  'slabBoards',
  'stairs',
  'lintels',
  'brickwork',
  'plaster',
  'outerPaint',
  'innerPaint',
  'floorTiles',
  'wallTiles',
  'skirting',
  'doors',
  'windows',
  'toilets',
  'kitchens',
  'wetRooms',
  'counter',
  'points',
  'builtUp',
  'supervised',
  'allowed',
];
const onTop: readonly (keyof TakeOff)[] = ['roofFinish', 'roofTiles'];

/** A floor with its rooms and walls alone; the top one has the parapet and the room over the stairs. */
function storeyOf(plan: Plan, floor: number): Plan {
  const rooms = plan.rooms.filter((room) => room.floor === floor);
  const isTop = floor === plan.floors - 1;
  return {
    ...plan,
    rooms,
    walls: plan.walls.filter((wall) => wall.floor === floor),
    areas: {
      ...plan.areas,
      builtUp: rooms.reduce((sum, { cell }) => sum + areaOf(cell), 0),
      carpet: rooms.reduce((sum, { inside }) => sum + areaOf(inside), 0),
    },
    roof: isTop ? plan.roof : { ...plan.roof, parapet: 0, stairHead: null },
  };
}

/** Each floor measured alone: by this the measures of the house fall to its floors. */
function measuredAlone(plan: Plan, of: Sizes): TakeOff[] {
  return columnsByFloor(plan, of).map(({ inOuterWalls, ...columns }, floor) => {
    const storey = storeyOf(plan, floor);
    const alone = takeOffOf(storey, of);
    return {
      ...alone,
      ...columns,
      brickwork: Math.max(0, wallMeasures(storey, of).volume - inOuterWalls) + parapetBricks(storey),
      stairs: floor < (plan.stairs?.flights ?? 0) ? 1 : 0,
      points: alone.builtUp,
    };
  });
}

/** A whole by weights; where nothing has weight it is the ground floor's. */
function shared(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight, floor) => (sum > 0 ? (whole * weight) / sum : floor === 0 ? whole : 0));
}

/** The same in whole pieces, so that all so far are right to the piece. */
function sharedWhole(whole: number, weights: readonly number[]): number[] {
  let [exact, said] = [0, 0];
  return shared(whole, weights).map((part) => {
    exact += part;
    const pieces = Math.round(exact) - said;
    said += pieces;
    return pieces;
  });
}

/** What each floor takes, from the ground up; together they are `takeOffOf` the house. */
export function takeOffByFloor(plan: Plan, of: Sizes): TakeOff[] {
  const whole = takeOffOf(plan, of);
  const alone = measuredAlone(plan, of);
  const floors = alone.map((): TakeOff => ({ ...whole }));
  for (const measure of Object.keys(whole) as (keyof TakeOff)[]) {
    const weights = alone.map((floor, place) => {
      if (storeyed.includes(measure)) return floor[measure];
      return place === (onTop.includes(measure) ? plan.floors - 1 : 0) ? 1 : 0;
    });
    const parts = (measure === 'points' ? sharedWhole : shared)(whole[measure], weights);
    for (const [place, floor] of floors.entries()) floor[measure] = parts[place] ?? 0;
  }
  return floors.map((floor) => ({ ...floor, ...frameSums(floor) }));
}
