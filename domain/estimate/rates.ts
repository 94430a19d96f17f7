import shipped from '#content/rates.json' with { type: 'json' };
import type { AreaType, Finish } from '../house/model/answers.ts';
import type { Phase } from './phase-shares.ts';

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
  /** Cubic metres for one unit of work. */
  wet: number;
  source: string;
}

/** One dated file; an operator may put another of the same shape in its place. */
export interface RateFile {
  date: string;
  currency: string;
  place: string;
  source: string;
  areaFactors: Record<AreaType, number>;
  sources: Record<string, string>;
  /** Sizes of what no plan draws in metres, kN and m²; and material, days or pieces for one unit of work. */
  coefficients: Record<CoefficientKey, Coefficient>;
  mixes: Record<MixKey, Mix>;
  /** How long a phase takes at the least, and how many of a trade work at once. */
  schedule: {
    daysAWeek: Coefficient;
    weeks: Record<Phase, Coefficient & { each: 'house' | 'floor' }>;
    teams: Record<Trade, Coefficient>;
  };
  rates: Record<RateKey, Rate>;
}

/** Each once, as the file writes it. */
export function sourcesOf(keys: readonly ValueKey[], { coefficients, mixes, sources }: RateFile): string[] {
  const sourced: Record<string, { source: string }> = { ...coefficients, ...mixes };
  const found = keys.flatMap((key) => sourced[key.split(' ').at(-1) ?? key]?.source ?? []);
  return [...new Set(found)].flatMap((source) => sources[source] ?? []);
}

export const shippedRates: RateFile = shipped as RateFile;

/** A coefficient, or what one unit of work takes of a part of its mix: bags, cubic metres. */
export type ValueKey = CoefficientKey | `${Part} ${MixKey}`;
export type Values = Record<ValueKey, number>;

const writeable = (value: number) => Number(value.toPrecision(3));

/** Mixes by their dry volume: cement in bags, sand and chips as they are bought, loose and damp. */
export function valuesOf({ coefficients, mixes }: RateFile): Values {
  const plain = Object.entries(coefficients).map(([key, { value }]) => [key, value]);
  const bought = {
    cement: 1 / coefficients.bagVolume.value,
    sand: coefficients.sandBulking.value,
    aggregate: coefficients.aggregateLoss.value,
  };
  const mixed = Object.entries(mixes).flatMap(([key, mix]) => {
    const loose = (mix.wet * mix.dry) / (mix.cement + mix.sand + mix.aggregate);
    return (['cement', 'sand', 'aggregate'] as const).map((part) => [
      `${part} ${key}`,
      writeable(loose * mix[part] * bought[part]),
    ]);
  });
  return Object.fromEntries([...plain, ...mixed]);
}
