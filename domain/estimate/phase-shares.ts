import type { TakeOff } from './take-off/take-off.ts';

export const phases = ['site', 'footing', 'plinth', 'walls', 'slab', 'plaster', 'finishes'] as const;
export type Phase = (typeof phases)[number];
/** What part of something falls into which phase; they add up to 1. */
export type Shares = Partial<Record<Phase, number>>;

export type Measure = keyof TakeOff | 'steel';
export type Measures = Record<Measure, number>;
/** A measure that is the sum of others, each with its weight, falls into their phases. */
type Sum = readonly (readonly [Measure, number])[];

const frame = ['footings', 'columns', 'plinthBeams', 'beams', 'slabs', 'stairs', 'lintels'] as const;
const boards = ['footingBoards', 'columnBoards', 'plinthBoards', 'beamBoards', 'slabBoards'] as const;

const phaseOf: Record<Exclude<Measure, 'steel' | 'concrete' | 'shuttering'>, Phase | Shares> = {
  clearing: 'site',
  excavation: 'footing',
  footings: 'footing',
  footingBoards: 'footing',
  leanFootings: 'footing',
  plinthBeams: 'plinth',
  plinthBoards: 'plinth',
  stonePlinth: 'plinth',
  brickPlinth: 'plinth',
  filling: 'plinth',
  sandBed: 'plinth',
  leanFloors: 'plinth',
  columns: 'walls',
  columnBoards: 'walls',
  lintels: 'walls',
  brickwork: 'walls',
  beams: 'slab',
  beamBoards: 'slab',
  slabs: 'slab',
  slabBoards: 'slab',
  stairs: 'slab',
  plaster: 'plaster',
  outerPaint: 'finishes',
  innerPaint: 'finishes',
  floorTiles: 'finishes',
  wallTiles: 'finishes',
  skirting: 'finishes',
  roofFinish: 'finishes',
  roofTiles: 'finishes',
  doors: 'finishes',
  windows: 'finishes',
  counter: 'finishes',
  boundary: 'finishes',
  garden: 'finishes',
  kitchens: 'finishes',
  // Conduits lie in the slab and the walls, pipes below the floor and in the walls; the rest comes last.
  points: { slab: 0.2, plaster: 0.3, finishes: 0.5 },
  toilets: 'finishes',
  wetRooms: { plinth: 0.3, plaster: 0.3, finishes: 0.4 },
  // Who plans is paid before anything is built.
  builtUp: 'site',
  supervised: { footing: 0.15, plinth: 0.15, walls: 0.2, slab: 0.25, plaster: 0.1, finishes: 0.15 },
};

/** In which phases a measure is worked; `steel` by the weight of its bars in each element. */
export function sharesOf(measure: Measure, measures: Measures, steel: Sum): Shares {
  const sums = {
    steel,
    concrete: frame.map((element) => [element, 1] as const),
    shuttering: boards.map((element) => [element, 1] as const),
  };
  if (measure !== 'steel' && measure !== 'concrete' && measure !== 'shuttering') {
    const phase = phaseOf[measure];
    return typeof phase === 'string' ? { [phase]: 1 } : phase;
  }
  return mean(
    sums[measure].map(([of, weight]) => [sharesOf(of, measures, steel), measures[of] * weight] as const),
  );
}

/** Shares of a whole, of the shares of its parts. */
export function mean(parts: readonly (readonly [Shares, number])[]): Shares {
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const shares: Shares = {};
  for (const [part, weight] of parts)
    for (const phase of phases)
      if (part[phase] && weight > 0) shares[phase] = (shares[phase] ?? 0) + (part[phase] * weight) / total;
  return shares;
}
