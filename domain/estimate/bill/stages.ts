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

/** What a stage must show before it is accepted, unless the customer writes otherwise: the English sentences. */
export const stageSees: Partial<Record<StageKey, readonly string[]>> = {
  site: ['Levels and corners of the house, marked'],
  footing: ['Depth of the pits, with a tape', 'Bars before the concrete', 'Date of casting, curing'],
  plinth: ['Height above the road, with a tape', 'Bars before the concrete', 'Filling rammed in layers'],
  walls: ['Plumb of the walls', 'Bars of columns and lintels', 'Mortar and curing'],
  slab: [
    'Bars and cover before the concrete',
    'Pipes and conduits in the slab',
    'Date of casting; props stay 14 days',
  ],
  plaster: ['Mesh between concrete and brick', 'Corners and thickness'],
  services: ['Pipes under pressure for a day', 'Every point works, earthing measured'],
  floors: ['No hollow tile when tapped', 'Slope to every drain', 'Roof under water for 24 hours'],
  joinery: ['Doors and windows close', 'Locks and keys'],
  painting: ['Two coats, by daylight'],
  outside: ['Length and height of the wall'],
  prepare: ['What was under the old surface'],
  treat: ['Each coat'],
  test: ['The test while it runs, with the date'],
};

/** Looked at when a house is handed over: each is in order, has a fault, or is not there. */
export const handoverPoints = [
  'roof',
  'water',
  'drains',
  'toilets',
  'wiring',
  'earthing',
  'doors',
  'windows',
  'floors',
  'walls',
  'paint',
  'papers',
] as const;
