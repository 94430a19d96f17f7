import type { Plan } from '../house/model/model.ts';
import { type Group, rows, type Unit } from './quantity-rows.ts';
import type { RateFile, RateKey } from './rates.ts';
import { takeOffOf } from './take-off.ts';

export interface Quantity {
  key: RateKey;
  group: Group;
  unit: Unit;
  amount: number;
  /** What to expect when measured or worked otherwise. */
  low: number;
  high: number;
  /** With its numbers: measured on the plan times what one unit takes. */
  formula: string;
}

/** How far amounts differ from what is measured: buying has its waste, work its pace. */
const spread: Record<Group, number> = { material: 0.05, labour: 0.12, equipment: 0.15, fees: 0.02 };
const counted: readonly Unit[] = ['set', 'piece', 'day', 'bag', 'point'];
const written = (value: number) => String(Number(value.toFixed(value < 10 ? 2 : 1)));

/** Lines whose amount is nothing, such as roof tiles on a flat roof, are left out. */
export function quantitiesOf(plan: Plan, file: RateFile): Quantity[] {
  const { coefficients } = file;
  const takeOff = takeOffOf(plan, { frame: coefficients.concreteFrame });
  const measures = { ...takeOff, steel: takeOff.concrete * coefficients.steelConcrete };
  return rows.flatMap(({ key, group, unit, terms }) => {
    const used = terms.filter(([measure]) => measures[measure] > 0);
    const sum = used.reduce((total, [of, by]) => total + measures[of] * (by ? coefficients[by] : 1), 0);
    if (sum <= 0) return [];
    const formula = used
      .map(([of, by]) =>
        by ? `${of} ${written(measures[of])} × ${coefficients[by]}` : `${of} ${written(measures[of])}`,
      )
      .join(' + ');
    const round = (value: number) =>
      counted.includes(unit) ? Math.ceil(value) : Math.round(value * 10) / 10;
    const amount = Math.max(round(sum), 0.1);
    const low = Math.max(0.1, Math.floor(amount * (1 - spread[group]) * 10) / 10);
    const high = Math.ceil(amount * (1 + spread[group]) * 10) / 10;
    return [{ key, group, unit, amount, low, high, formula }];
  });
}
