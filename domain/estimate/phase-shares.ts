import type { TakeOff } from './take-off/take-off.ts';

/** What is built once in a house, and what once on every floor. */
const before = ['site', 'footing', 'plinth'] as const;
const perFloor = ['walls', 'slab'] as const;
const after = ['plaster', 'services', 'floors', 'doors', 'paint'] as const;
type FloorWork = (typeof perFloor)[number];
type HouseWork = (typeof before | typeof after)[number];
export type Work = HouseWork | FloorWork;
/** `walls-0` are the walls of the ground floor. */
export type Phase = HouseWork | `${FloorWork}-${number}`;
/** What part of something falls into which phase; they add up to 1. */
export type Shares = Partial<Record<Phase, number>>;

/** In the order of the site: the slab over a floor comes before the walls of the next. */
export const phasesOf = (floors: number): Phase[] => [
  ...before,
  ...Array.from({ length: floors }, (_, floor) => perFloor.map((work): Phase => `${work}-${floor}`)).flat(),
  ...after,
];

/** The work of a phase, and the floor where it has one. */
export function workOf(phase: Phase): { work: Work; floor?: number } {
  const [work = '', floor] = phase.split('-');
  const named = [...before, ...perFloor, ...after].find((one) => one === work) ?? 'site';
  return floor === undefined ? { work: named } : { work: named, floor: Number(floor) };
}

export type Measure = keyof TakeOff | 'steel';
export type Measures = Record<Measure, number>;
/** A measure that is the sum of others, each with its weight, falls into their phases. */
type Sum = readonly (readonly [Measure, number])[];
/** How much of the walls and slabs each floor has. */
export type ByFloor = Record<FloorWork, readonly number[]>;

const frame = ['footings', 'columns', 'plinthBeams', 'beams', 'slabs', 'stairs', 'lintels'] as const;
const boards = ['footingBoards', 'columnBoards', 'plinthBoards', 'beamBoards', 'slabBoards'] as const;
type Summed = 'steel' | 'concrete' | 'shuttering';

const phaseOf: Record<Exclude<Measure, Summed>, Work | Partial<Record<Work, number>>> = {
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
  roofFinish: 'plaster',
  roofTiles: 'plaster',
  floorTiles: 'floors',
  wallTiles: 'floors',
  skirting: 'floors',
  counter: 'floors',
  kitchens: 'floors',
  doors: 'doors',
  windows: 'doors',
  railing: 'doors',
  outerPaint: 'paint',
  innerPaint: 'paint',
  boundary: 'paint',
  garden: 'paint',
  // Conduits lie in the slab and the walls, pipes below the floor and in the walls; the rest comes last.
  points: { slab: 0.2, services: 0.6, paint: 0.2 },
  toilets: { services: 0.4, paint: 0.6 },
  wetRooms: { plinth: 0.2, services: 0.6, paint: 0.2 },
  water: 'services',
  connected: 'services',
  terraceStairs: 'slab',
  // Who plans, and the office that allows it, are paid before anything is built.
  builtUp: 'site',
  allowed: 'site',
  supervised: {
    footing: 0.1,
    plinth: 0.1,
    walls: 0.2,
    slab: 0.2,
    plaster: 0.1,
    services: 0.1,
    floors: 0.1,
    doors: 0.05,
    paint: 0.05,
  },
};

/** A work of every floor falls into the phases of its floors, by what each has of it. */
function onFloors(works: Partial<Record<Work, number>>, byFloor: ByFloor): Shares {
  const shares: Shares = {};
  for (const work of [...before, ...after]) if (works[work]) shares[work] = works[work];
  for (const work of perFloor) {
    const all = byFloor[work].reduce((sum, one) => sum + one, 0);
    for (const [floor, one] of byFloor[work].entries())
      if (works[work] && one > 0) shares[`${work}-${floor}`] = (works[work] * one) / all;
  }
  return shares;
}

/** In which phases a measure is worked; `steel` by the weight of its bars in each element. */
export function sharesOf(measure: Measure, of: { measures: Measures; steel: Sum; byFloor: ByFloor }): Shares {
  const sums: Record<Summed, Sum> = {
    steel: of.steel,
    concrete: frame.map((element) => [element, 1] as const),
    shuttering: boards.map((element) => [element, 1] as const),
  };
  if (measure !== 'steel' && measure !== 'concrete' && measure !== 'shuttering') {
    const work = phaseOf[measure];
    return onFloors(typeof work === 'string' ? { [work]: 1 } : work, of.byFloor);
  }
  return mean(
    sums[measure].map(([part, weight]) => [sharesOf(part, of), of.measures[part] * weight] as const),
  );
}

/** Shares of a whole, of the shares of its parts. */
export function mean(parts: readonly (readonly [Shares, number])[]): Shares {
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const shares: Shares = {};
  for (const [part, weight] of parts)
    for (const [phase, share] of sharesIn(part))
      if (weight > 0) shares[phase] = (shares[phase] ?? 0) + (share * weight) / total;
  return shares;
}

const sharesIn = (shares: Shares) => Object.entries(shares) as [Phase, number][];
