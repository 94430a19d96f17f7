import shipped from '#content/rates.json' with { type: 'json' };
import type { AreaType, Finish } from '../house/model/answers.ts';
import { brickwork, broken, findBrick } from './bricks.ts';
import type { Work } from './phase-shares.ts';

export type RateKey = keyof typeof shipped.rates;
export type CoefficientKey = keyof typeof shipped.coefficients;
type MixKey = keyof typeof shipped.mixes;
type Part = 'cement' | 'sand' | 'aggregate';
export type Trade = keyof typeof shipped.schedule.teams;

/** Rupees for one unit; low and high are what it costs elsewhere or on another day. */
export interface Rate {
  rate: number;
  low: number;
  high: number;
  /** Times so much at a finishing level. */
  finish?: Record<Finish, number>;
  /** Where they differ from the file's. */
  source?: string;
  date?: string;
}

interface Coefficient {
  value: number;
  source: string;
}

/** Concrete or mortar: its parts by volume, and what of it one unit of work takes. */
interface Mix extends Record<Part, number> {
  /** Loose volume of what makes one cubic metre of it. */
  dry: number;
  /** Cubic metres for one unit of work; of brickwork the size of the brick says it. */
  wet?: number | undefined;
  source: string;
}

/** A city's prices as a whole, or what a state pays for work. */
export interface Place {
  /** The first digits of its PIN codes. */
  pins: string[];
  all: number;
  labour: number;
  source: string;
  date: string;
}

/** One dated file; an operator may put another of the same shape in its place. */
export interface RateFile {
  date: string;
  currency: string;
  place: string;
  source: string;
  areaFactors: Record<AreaType, number>;
  /** What a state or city costs beside the file's own place, by its name. */
  places: Record<string, Place>;
  /** What walls are built of: a name or millimetres (bricks.ts). */
  brick: string;
  sources: Record<string, string>;
  /** Sizes of what no plan draws in metres, kN and m²; and material, days or pieces for one unit of work. */
  coefficients: Record<CoefficientKey, Coefficient>;
  mixes: Record<MixKey, Mix>;
  /** How long a phase takes at the least, and how many of a trade work at once. */
  schedule: {
    daysAWeek: Coefficient;
    weeks: Record<Work, Coefficient & { each: 'house' | 'floor' }>;
    teams: Record<Trade, Coefficient>;
    /** Percent before the work, percent that wait until it has held, and for how many months. */
    payments: Record<'advance' | 'kept' | 'keptMonths', Coefficient>;
  };
  rates: Record<RateKey, Rate>;
}

/** Each once, as the file writes it. */
export function sourcesOf(keys: readonly ValueKey[], { coefficients, mixes, sources }: RateFile): string[] {
  const sourced: Record<string, { source: string }> = {
    ...coefficients,
    ...mixes,
    bricksBrickwork: { source: 'brick' },
  };
  const found = keys.flatMap((key) => sourced[key.split(' ').at(-1) ?? key]?.source ?? []);
  return [...new Set(found)].flatMap((source) => sources[source] ?? []);
}

export const shippedRates: RateFile = shipped as RateFile;

/** A coefficient, or what one unit of work takes of a part of its mix: bags, cubic metres. */
export type ValueKey = CoefficientKey | 'bricksBrickwork' | `${Part} ${MixKey}`;
export type Values = Record<ValueKey, number>;

/** The file's brick. @throws where it has no size, which the check of a file forbids */
export function brickOf({ brick }: Pick<RateFile, 'brick'>) {
  const size = findBrick(brick);
  if (!size) throw new Error(`no brick ${brick}`);
  return size;
}

const writeable = (value: number) => Number(value.toPrecision(3));

/** Mixes by their dry volume: cement in bags, sand and chips as they are bought, loose and damp. */
export function valuesOf({ coefficients, mixes, brick }: RateFile): Values {
  const { pieces, mortar } = brickwork(brickOf({ brick }));
  const plain = Object.entries(coefficients).map(([key, { value }]) => [key, value]);
  const bought = {
    cement: 1 / coefficients.bagVolume.value,
    sand: coefficients.sandBulking.value,
    aggregate: coefficients.aggregateLoss.value,
  };
  const mixed = Object.entries(mixes).flatMap(([key, mix]) => {
    const loose = ((mix.wet ?? mortar) * mix.dry) / (mix.cement + mix.sand + mix.aggregate);
    return (['cement', 'sand', 'aggregate'] as const).map((part) => [
      `${part} ${key}`,
      writeable(loose * mix[part] * bought[part]),
    ]);
  });
  return Object.fromEntries([...plain, ...mixed, ['bricksBrickwork', pieces * (1 + broken)]]);
}
