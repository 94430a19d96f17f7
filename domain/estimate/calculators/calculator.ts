import { z } from 'zod';
import type { RateFile } from '../rates.ts';
import type { Unit } from './units.ts';
import { inUnit, written } from './units.ts';
import type { Word } from './words.ts';
import { isWord } from './words.ts';

export interface Amount {
  key: Word;
  amount: number;
  unit: Unit;
  /** The same in the unit people buy or think in. */
  also?: { amount: number; unit: Unit };
}
/** A formula has numbers and symbols of units, no word of a language. */
export interface Step {
  key: Word;
  formula: string;
}
export interface Assumption {
  key: Word;
  /** A word is to be looked up, a text stands as it is ("M20", "1:6"). */
  value: number | string | { word: Word };
  unit?: Unit;
}
export interface Outcome {
  result: Amount[];
  steps: Step[];
  assumptions: Assumption[];
}

type Given = Record<string, unknown>;
type Ways = readonly (readonly string[])[];

export interface Calculator {
  name: Word;
  /** In metres, m², m³, kg, litres, people; a bar's diameter in mm; shares as 0 … 1. */
  inputs: z.ZodObject;
  /** What stands in for an input that was not said, when nobody can be asked. */
  usual: Readonly<Record<string, number>>;
  /** Of the sets of inputs that are enough, what lacks from the one that lacks least. */
  missing(inputs: Given): Word[];
  /** Throws MissingInputs, or zod's error for what cannot be. */
  run(inputs: Given, rates: RateFile): Outcome;
}

export class MissingInputs extends Error {
  readonly keys: Word[];
  constructor(keys: Word[]) {
    super(`missing: ${keys.join(', ')}`);
    this.keys = keys;
  }
}

const size = (max: number, unit: string) => z.number().positive().max(max).describe(unit).optional();

/** Inputs that mean the same in every calculator. */
export const measured = {
  length: size(10_000, 'metres'),
  width: size(10_000, 'metres'),
  height: size(1000, 'metres'),
  thickness: z.number().positive().max(10).describe('metres'),
  area: size(10_000_000, 'square metres'),
  volume: size(1_000_000, 'cubic metres'),
  openings: size(1_000_000, 'square metres of doors and windows'),
  bags: size(1_000_000, 'bags of cement of 50 kg'),
  pieces: size(1_000_000_000, 'pieces'),
  count: z.number().int().positive().max(10_000).describe('how many alike').optional(),
  waste: z.number().min(0).max(1).describe('share, 0.05 is five percent'),
};

const shown: Record<string, { unit: Unit; factor: number }> = {
  area: { unit: 'm2', factor: 1 },
  length: { unit: 'm', factor: 1 },
  width: { unit: 'm', factor: 1 },
  height: { unit: 'm', factor: 1 },
  riser: { unit: 'mm', factor: 1000 },
  thickness: { unit: 'mm', factor: 1000 },
  tileLength: { unit: 'mm', factor: 1000 },
  tileWidth: { unit: 'mm', factor: 1000 },
  waste: { unit: 'percent', factor: 100 },
  demand: { unit: 'litre', factor: 1 },
  people: { unit: 'person', factor: 1 },
  days: { unit: 'day', factor: 1 },
};
/** What is chosen by name, with a name of its own in the word list. */
const named: Record<string, Word> = {
  slab: 'slab',
  inner: 'inner',
  good: 'good',
  Plan: 'plain',
};

function assumptionOf(word: Word, value: unknown): Assumption {
  const unit = shown[word];
  if (typeof value === 'number')
    return unit ? { key: word, value: value * unit.factor, unit: unit.unit } : { key: word, value };
  const text = String(value);
  const name = named[text];
  return { key: word, value: name ? { word: name } : text };
}

interface Definition<Shape extends z.ZodRawShape> {
  name: Word;
  inputs: Shape;
  ways: Ways | ((given: Given) => Ways);
  usual?: Record<string, number>;
  /** What should be asked though it works without. */
  asks?(given: Given): Word[];
  work(
    inputs: z.output<z.ZodObject<Shape>>,
    rates: RateFile,
  ): Omit<Outcome, 'assumptions'> & { assumptions?: Assumption[] };
}

/** Inputs that have defaults, or were filled from `usual`, are told as assumptions. */
export function calculator<Shape extends z.ZodRawShape>(definition: Definition<Shape>): Calculator {
  const { name, ways, usual = {} } = definition;
  const schema = z.object(definition.inputs);
  const lacking = (given: Given): Word[] => {
    const sets = typeof ways === 'function' ? ways(given) : ways;
    const judged = sets.map((way) => {
      const keys = way.filter(isWord);
      const lacks = keys.filter((key) => given[key] === undefined);
      return { lacks, said: keys.length - lacks.length };
    });
    const best = judged.reduce((least, one) =>
      (one.lacks.length - least.lacks.length || least.said - one.said) < 0 ? one : least,
    );
    return best.lacks;
  };
  return {
    name,
    inputs: schema,
    usual,
    missing: (given) => [...lacking(given), ...(definition.asks?.(given) ?? [])],
    run(given, rates) {
      const lacks = lacking(given);
      const unknown = lacks.filter((key) => usual[key] === undefined);
      if (unknown.length > 0) throw new MissingInputs(unknown);
      const filled = { ...given, ...Object.fromEntries(lacks.map((key) => [key, usual[key]])) };
      const inputs = schema.parse(filled);
      const outcome = definition.work(inputs, rates);
      const assumed = Object.entries(inputs).flatMap(([key, value]) =>
        isWord(key) && given[key] === undefined && value !== undefined ? [assumptionOf(key, value)] : [],
      );
      return { ...outcome, assumptions: [...assumed, ...(outcome.assumptions ?? [])] };
    },
  };
}

export const both = (amount: number, unit: Unit, other: Unit) => ({
  amount,
  unit,
  also: { amount: inUnit(amount, unit, other), unit: other },
});
/** Whole bags, pieces and days: what only a computer's rounding has left over (14.000000000000002) adds none. */
export const whole = (amount: number) => Math.ceil(amount * (1 - 1e-12));
export const areaWritten = (area: number) =>
  `${written(area, 'm2')} (${written(inUnit(area, 'm2', 'sqft'), 'sqft')})`;

interface Flat {
  area?: number | undefined;
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  count?: number | undefined;
  openings?: number | undefined;
}
interface Measure {
  amount: number;
  steps: Step[];
}

const times = (count: number | undefined) => (count === undefined || count === 1 ? '' : ` × ${count}`);

/** Length by width, so often as counted, or the area as it was said. */
export function floorOf({ area, length = 0, width = 0, count }: Flat): Measure {
  const one = area ?? length * width;
  const amount = one * (count ?? 1);
  const sides = area === undefined ? `${written(length, 'm')} × ${written(width, 'm')}` : written(area, 'm2');
  if (area !== undefined && times(count) === '') return { amount, steps: [] };
  return { amount, steps: [{ key: 'area', formula: `${sides}${times(count)} = ${areaWritten(amount)}` }] };
}

/** A wall's face, or with a width the four walls of a room, less doors and windows. */
export function wallsOf(flat: Flat): Measure {
  const { area, length = 0, width, height = 0, count, openings = 0 } = flat;
  const room = width !== undefined;
  const face = area ?? (room ? 2 * (length + width) : length) * height;
  const amount = Math.max(0, face * (count ?? 1) - openings);
  const sides = room
    ? `2 × (${written(length, 'm')} + ${written(width, 'm')}) × ${written(height, 'm')}`
    : `${written(length, 'm')} × ${written(height, 'm')}`;
  const less = openings > 0 ? ` − ${written(openings, 'm2')}` : '';
  if (area !== undefined && times(count) + less === '') return { amount, steps: [] };
  const start = area === undefined ? sides : written(area, 'm2');
  return {
    amount,
    steps: [{ key: 'area', formula: `${start}${times(count)}${less} = ${areaWritten(amount)}` }],
  };
}

/** A flat measure times a thickness, or the volume as it was said. */
export function volumeOf(
  given: { volume?: number | undefined; count?: number | undefined; thickness: number },
  flat: Measure,
): Measure {
  if (given.volume === undefined) {
    const amount = flat.amount * given.thickness;
    const formula = `${written(flat.amount, 'm2')} × ${written(given.thickness, 'm')} = ${written(amount, 'm3')}`;
    return { amount, steps: [...flat.steps, { key: 'volume', formula }] };
  }
  const amount = given.volume * (given.count ?? 1);
  const formula = `${written(given.volume, 'm3')}${times(given.count)} = ${written(amount, 'm3')}`;
  return { amount, steps: times(given.count) === '' ? [] : [{ key: 'volume', formula }] };
}
