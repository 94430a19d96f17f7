import type { Plan } from '../../house/model/model.ts';
import { estimateOf, rateAt, type Wanted } from '../cost.ts';
import type { Measure } from '../phase-shares.ts';
import { cubicFeet } from '../quantities.ts';
import { type Group, rows, type Unit } from '../quantity-rows.ts';
import { type RateFile, type RateKey, type Values, valuesOf } from '../rates.ts';
import { type BillWords, billOfPlan } from './bill.ts';
import { isLineKey, type LineKey, lineKeys } from './line-keys.ts';

/** What one unit of a line takes: bags of cement, days of a mason. */
export interface Taken {
  key: RateKey;
  group: Group;
  unit: Unit;
  amount: number;
}

/** The rows of quantities read the other way: what a unit of a measure takes of each. */
function takenBy(measure: Measure, values: Values): Taken[] {
  return rows.flatMap(({ key, group, unit, terms }): Taken[] => {
    // Bars are counted by element; a line of steel is kilograms already.
    if (key === 'steel') return measure === 'steel' ? [{ key, group, unit, amount: 1 }] : [];
    const factor = unit === 'cft' ? cubicFeet : 1;
    return terms
      .filter(([of]) => of === measure)
      .map(([, by]) => ({ key, group, unit, amount: (by ? values[by] : 1) * factor }));
  });
}

/** What one unit of a line takes; nothing where it is not known. */
export function takenOf(key: LineKey, values: Values): Taken[] {
  const { of } = lineKeys[key];
  return of === null ? [] : takenBy(of, values);
}

/** Rates of the day, where and how finely it is built. */
export interface Prices {
  file: RateFile;
  values: Values;
  answers: Pick<Plan['answers'], 'finish' | 'areaType'>;
  wanted: Wanted;
  /** What falls on every line evenly, as a part of its cost: the contractor's fee, and what whole bags and days take more. */
  evenly: number;
}

/** Rupees for one unit of a line, without tax; `material` is a part of `rate`. */
export interface Reference {
  low: number;
  rate: number;
  high: number;
  material: number;
}

const sumOf = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
const toPaisa = (rupees: number) => Math.round(rupees * 100) / 100;

/** What a unit takes at the rates of the day, without what falls on every line. */
function costOf(key: LineKey, prices: Omit<Prices, 'evenly'>): Reference | null {
  const taken = takenOf(key, prices.values).map((one) => ({
    ...rateAt(one, prices.file, prices),
    ...one,
  }));
  if (taken.length === 0) return null;
  return {
    low: sumOf(taken.map(({ amount, rateLow }) => amount * rateLow)),
    rate: sumOf(taken.map(({ amount, rate }) => amount * rate)),
    high: sumOf(taken.map(({ amount, rateHigh }) => amount * rateHigh)),
    material: sumOf(taken.map(({ group, amount, rate }) => (group === 'material' ? amount * rate : 0))),
  };
}

const noWords: BillWords = { line: () => '', stage: () => '', see: () => [] };

/**
 * Where a contractor builds this house: its references add up to its estimate without architect, engineer and gate. A
 * repair, which has no plan, is priced as work at a usual house.
 */
export function pricesOf(plan: Plan, file: RateFile, wanted: Wanted = {}): Prices {
  const prices = { file, values: valuesOf(file), answers: plan.answers, wanted };
  const { lines } = estimateOf(plan, file, { ...wanted, extras: ['contractor', 'boundary'] });
  const built = lines.filter(({ key }) => key !== 'structuralEngineer' && key !== 'gate');
  const worked = billOfPlan(plan, file, noWords).lines.map(({ key, quantity }) =>
    key ? quantity * (costOf(key, prices)?.rate ?? 0) : 0,
  );
  return { ...prices, evenly: sumOf(built.map(({ cost }) => cost)) / sumOf(worked) - 1 };
}

/** What a line usually costs here and today; null where it is not known. */
export function referenceOf(key: string | undefined, prices: Prices): Reference | null {
  const cost = key !== undefined && isLineKey(key) ? costOf(key, prices) : null;
  if (!cost) return null;
  const all = (rupees: number) => toPaisa(rupees * (1 + prices.evenly));
  return { low: all(cost.low), rate: all(cost.rate), high: all(cost.high), material: all(cost.material) };
}
