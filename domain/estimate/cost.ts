import type { Plan } from '../house/model/model.ts';
import type { Quantity } from './quantities.ts';
import { quantitiesOf } from './quantities.ts';
import type { RateFile, RateKey } from './rates.ts';

/** A quantity with its price: rupees. The range is that of the rate; amounts have their own. */
export interface CostLine extends Quantity {
  rate: number;
  rateLow: number;
  rateHigh: number;
  cost: number;
  costLow: number;
  costHigh: number;
  source: string;
  date: string;
  /** The user's own rate stands in place of the file's. */
  changed: boolean;
}

export interface Estimate {
  lines: CostLine[];
  low: number;
  likely: number;
  high: number;
  perSquareFoot: number;
  date: string;
}

/** Rupees a unit that the user has set; they are taken as they are, without finish or place. */
export type RateChanges = Partial<Record<RateKey, number>>;

function priced(quantity: Quantity, file: RateFile, of: { plan: Plan; changes: RateChanges }): CostLine {
  const { answers } = of.plan;
  const known = file.rates[quantity.key];
  const own = of.changes[quantity.key];
  const changed = own !== undefined && Number.isFinite(own) && own > 0;
  const factor = changed
    ? own / known.rate
    : (known.finish?.[answers.finish] ?? 1) * file.areaFactors[answers.areaType];
  const [rate, rateLow, rateHigh] = [known.rate * factor, known.low * factor, known.high * factor];
  return {
    ...quantity,
    rate,
    rateLow,
    rateHigh,
    cost: quantity.amount * rate,
    costLow: quantity.amount * rateLow,
    costHigh: quantity.amount * rateHigh,
    source: known.source ?? file.source,
    date: known.date ?? file.date,
    changed,
  };
}

export function estimateOf(plan: Plan, file: RateFile, changes: RateChanges = {}): Estimate {
  const lines = quantitiesOf(plan, file).map((quantity) => priced(quantity, file, { plan, changes }));
  const sum = (of: 'cost' | 'costLow' | 'costHigh') => lines.reduce((total, line) => total + line[of], 0);
  const likely = sum('cost');
  return {
    lines,
    low: sum('costLow'),
    likely,
    high: sum('costHigh'),
    perSquareFoot: (likely / plan.areas.builtUp) * 0.09290304,
    date: file.date,
  };
}

/** Whole lakhs, as the panel says them. */
export const lakhs = (rupees: number) => Math.round(rupees / 100_000);
