import type { Plan } from '../house/model/model.ts';
import { areaOf } from '../house/model/rect.ts';
import { type ByFloor, type Measures, mean, type Shares, sharesOf } from './phase-shares.ts';
import { type Extra, type Group, rows, steel, type Unit } from './quantity-rows.ts';
import { type RateFile, type RateKey, sourcesOf, valuesOf } from './rates.ts';
import { takeOffOf } from './take-off/take-off.ts';

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
  /** Where its coefficients are from. */
  sources: string[];
  /** In which phases of the building it is needed. */
  phases: Shares;
  /** Counted where this is switched on. */
  extra?: Extra;
}

/** How far amounts differ from what is measured: buying has its waste, work its pace. */
const spread: Record<Group, number> = {
  material: 0.05,
  labour: 0.12,
  equipment: 0.15,
  fees: 0.02,
  beside: 0.05,
};
/** Bought, paid or weighed whole. */
const whole: readonly Unit[] = ['set', 'piece', 'day', 'bag', 'point', 'kg', 'cft', 'litre'];
export const isWhole = (unit: Unit) => whole.includes(unit);
/** In a cubic metre. */
export const cubicFeet = 35.3147;
const written = (value: number) => String(Number(value.toFixed(value < 100 ? 2 : 1)));
const takes = (value: number) => Number(value.toPrecision(4));

/** How much of the walls and of the slabs each floor has. */
function byFloorOf({ rooms, walls, floors }: Plan): ByFloor {
  const each = (weight: (floor: number) => number) =>
    Array.from({ length: floors }, (_, floor) => Math.max(1, weight(floor)));
  return {
    walls: each((floor) =>
      walls
        .filter((wall) => wall.floor === floor && wall.kind !== 'railing' && wall.kind !== 'open')
        .reduce((sum, { from, to }) => sum + to - from, 0),
    ),
    slab: each((floor) =>
      rooms.filter((room) => room.floor === floor).reduce((sum, { cell }) => sum + areaOf(cell), 0),
    ),
  };
}

/** Lines whose amount is nothing, such as roof tiles on a flat roof, are left out. */
export function quantitiesOf(plan: Plan, file: RateFile): Quantity[] {
  const values = valuesOf(file);
  const takeOff = takeOffOf(plan, values);
  const bars = steel.map(([element, by]) => [element, values[by]] as const);
  const measures: Measures = {
    ...takeOff,
    steel: bars.reduce((sum, [element, by]) => sum + takeOff[element] * by, 0),
  };
  const works = { measures, steel: bars, byFloor: byFloorOf(plan) };
  return rows.flatMap(({ key, group, unit, terms, extra }) => {
    const used = terms.filter(([of]) => measures[of] > 0);
    const factor = unit === 'cft' ? cubicFeet : 1;
    const parts = used.map(([of, by]) => measures[of] * (by ? values[by] : 1) * factor);
    const sum = parts.reduce((total, part) => total + part, 0);
    if (sum <= 0) return [];
    const formula = used
      .map(([of, by]) => {
        const factors = [...(by ? [takes(values[by])] : []), ...(factor === 1 ? [] : [factor.toFixed(2)])];
        return [`${of} ${written(measures[of])}`, ...factors].join(' × ');
      })
      .join(' + ');
    const round = (value: number) => (isWhole(unit) ? Math.ceil(value) : Math.round(value * 10) / 10);
    const amount = Math.max(round(sum), 0.1);
    const low = Math.max(0.1, Math.floor(amount * (1 - spread[group]) * 10) / 10);
    const high = Math.ceil(amount * (1 + spread[group]) * 10) / 10;
    const phases = mean(used.map(([of], place) => [sharesOf(of, works), parts[place] ?? 0] as const));
    const sources = sourcesOf(
      used.flatMap(([, by]) => by ?? []),
      file,
    );
    return [{ key, group, unit, amount, low, high, formula, sources, phases, ...(extra && { extra }) }];
  });
}
