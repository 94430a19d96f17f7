import type { TakeOff } from '../take-off/take-off.ts';
import type { LineKey } from './line-keys.ts';

type Measured = readonly [LineKey, keyof TakeOff];

/**
 * The stages of a house in the order of the site: each line with its measure of the take-off. Where the measure is an
 * element of the frame, `steel` is its volume times the kilograms of its bars.
 */
export const planLines = {
  site: [['clearing', 'clearing']],
  footing: [
    ['excavation', 'excavation'],
    ['leanConcrete', 'leanFootings'],
    ['rcc', 'footings'],
    ['formwork', 'footingBoards'],
    ['steel', 'footings'],
  ],
  plinth: [
    ['stonework', 'stonePlinth'],
    ['brickwork', 'brickPlinth'],
    ['rcc', 'plinthBeams'],
    ['formwork', 'plinthBoards'],
    ['steel', 'plinthBeams'],
    ['filling', 'filling'],
    ['sandBed', 'sandBed'],
    ['leanConcrete', 'leanFloors'],
  ],
  walls: [
    ['rcc', 'columns'],
    ['formwork', 'columnBoards'],
    ['steel', 'columns'],
    ['brickwork', 'brickwork'],
    ['rcc', 'lintels'],
    ['steel', 'lintels'],
  ],
  slab: [
    ['rcc', 'beams'],
    ['formwork', 'beamBoards'],
    ['steel', 'beams'],
    ['rcc', 'slabs'],
    ['formwork', 'slabBoards'],
    ['steel', 'slabs'],
    ['rcc', 'stairs'],
    ['steel', 'stairs'],
  ],
  plaster: [['plaster', 'plaster']],
  services: [
    ['points', 'points'],
    ['waterPoints', 'wetRooms'],
    ['sanitary', 'toilets'],
  ],
  floors: [
    ['floorTiles', 'floorTiles'],
    ['wallTiles', 'wallTiles'],
    ['skirting', 'skirting'],
    ['waterproofing', 'roofFinish'],
    ['roofTiles', 'roofTiles'],
  ],
  joinery: [
    ['doors', 'doors'],
    ['windows', 'windows'],
    ['counter', 'counter'],
  ],
  painting: [
    ['innerPaint', 'innerPaint'],
    ['outerPaint', 'outerPaint'],
  ],
  outside: [
    ['boundaryWall', 'boundary'],
    ['garden', 'garden'],
  ],
} as const satisfies Record<string, readonly Measured[]>;
export type PlanStage = keyof typeof planLines;

/** Stages of repairs, and of what an engineer is asked for. */
export type FormStage =
  | 'prepare'
  | 'treat'
  | 'test'
  | 'plaster'
  | 'tiles'
  | 'paint'
  | 'footing'
  | 'wall'
  | 'finish'
  | 'pipes'
  | 'fittings'
  | 'counter'
  | 'stand'
  | 'tank'
  | 'base'
  | 'wires'
  | 'boards'
  | 'plans'
  | 'structure'
  | 'visits';
export type StageKey = PlanStage | FormStage;
