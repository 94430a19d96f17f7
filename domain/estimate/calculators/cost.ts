import { z } from 'zod';
import type { AreaType, Finish } from '../../house/model/answers.ts';
import { areaTypes, defaultAnswers, finishes } from '../../house/model/answers.ts';
import { makePlan } from '../../house/plan/plan.ts';
import { estimateOf } from '../cost.ts';
import { quantitiesOf } from '../quantities.ts';
import type { RateKey } from '../rates.ts';
import { ratesInForce } from '../rates-in-force.ts';
import type { Amount, Calculator, Step } from './calculator.ts';
import { areaWritten, both, calculator, floorOf, measured, whole } from './calculator.ts';
import type { Unit } from './units.ts';
import { inUnit, written } from './units.ts';

/** 1000 sq ft, when only the rate is asked for. */
const usualArea = inUnit(1000, 'sqft', 'm2');

/** What a house stands on. */
export type Ground = AreaType;

interface Range {
  low: number;
  likely: number;
  high: number;
}
// The rates stay while the server runs: a plan for each pair is made once.
const known = new Map<string, Range>();

/** Rupees a square foot built, of the estimate's own house: 40 by 60 feet, two-storey. */
function perSquareFoot(finish: Finish, areaType: AreaType): Range {
  const pair = `${finish} ${areaType}`;
  const before = known.get(pair);
  if (before) return before;
  const made = makePlan({ ...defaultAnswers, finish, areaType });
  if (!made.ok) throw new Error('the default plot has no plan');
  const { low, likely, high } = estimateOf(made.plan, ratesInForce());
  const builtUp = inUnit(made.plan.areas.builtUp, 'm2', 'sqft');
  const range = { low: low / builtUp, likely: likely / builtUp, high: high / builtUp };
  known.set(pair, range);
  return range;
}

/** A house by its built-up area; with floors, the area is that of one of them. */
export const cost: Calculator = calculator({
  name: 'cost',
  inputs: {
    area: measured.area,
    length: measured.length,
    width: measured.width,
    floors: z.number().int().min(1).max(10).optional(),
    finish: z.enum(finishes).default('good'),
    areaType: z.enum(areaTypes).default('Plan'),
  },
  ways: [['area'], ['length', 'width']],
  usual: { area: usualArea },
  work({ area, length, width, floors, finish, areaType }) {
    const built = floorOf({ area, length, width, count: floors });
    const feet = inUnit(built.amount, 'm2', 'sqft');
    const each = perSquareFoot(finish, areaType);
    const per = (rate: number) => `${written(feet, 'sqft')} × ${written(rate, 'rupee')}`;
    const [low, likely, high] = [each.low * feet, each.likely * feet, each.high * feet];
    return {
      result: [
        { key: 'costLow', amount: low, unit: 'rupee' },
        { key: 'costLikely', amount: likely, unit: 'rupee' },
        { key: 'costHigh', amount: high, unit: 'rupee' },
        { key: 'perSquareFoot', amount: each.likely, unit: 'rupee' },
      ],
      steps: [
        ...(built.steps.length > 0
          ? built.steps
          : [{ key: 'area', formula: areaWritten(built.amount) } as const]),
        { key: 'costLow', formula: `${per(each.low)} = ${written(low, 'rupee')}` },
        { key: 'costLikely', formula: `${per(each.likely)} = ${written(likely, 'rupee')}` },
        { key: 'costHigh', formula: `${per(each.high)} = ${written(high, 'rupee')}` },
      ],
      assumptions: [
        { key: 'withoutLand', value: '' },
        { key: 'ratesOf', value: ratesInForce().date },
      ],
    };
  },
});

const bulk = {
  cement: ['bag', 'kg'],
  steel: ['kg', 'tonne'],
  sand: ['cft', 'm3'],
  aggregate: ['cft', 'm3'],
} as const satisfies Partial<Record<RateKey, [Unit, Unit]>>;

let perSquareMetre: Map<RateKey, number> | undefined;
/** Of the same house as its cost. */
function materialsOfOne(): Map<RateKey, number> {
  if (perSquareMetre) return perSquareMetre;
  const made = makePlan(defaultAnswers);
  if (!made.ok) throw new Error('the default plot has no plan');
  const { builtUp } = made.plan.areas;
  const lines = quantitiesOf(made.plan, ratesInForce());
  perSquareMetre = new Map(lines.map(({ key, amount }) => [key, amount / builtUp]));
  return perSquareMetre;
}

/** A whole house by its built-up area; with floors, the area is that of one of them. */
export const materials: Calculator = calculator({
  name: 'materials',
  inputs: {
    area: measured.area,
    length: measured.length,
    width: measured.width,
    floors: z.number().int().min(1).max(10).optional(),
  },
  ways: [['area'], ['length', 'width']],
  work({ area, length, width, floors }) {
    const built = floorOf({ area, length, width, count: floors });
    const each = materialsOfOne();
    const result: Amount[] = [];
    const steps: Step[] = [...built.steps];
    const add = (key: 'bricks' | keyof typeof bulk, unit: Unit, also?: Unit) => {
      const one = each.get(key) ?? 0;
      const all = built.amount * one;
      const amount = unit === 'piece' || unit === 'bag' ? whole(all) : all;
      result.push(also ? { key, ...both(amount, unit, also) } : { key, amount, unit });
      steps.push({
        key,
        formula: `${written(built.amount, 'm2')} × ${written(one)} = ${written(all, unit)}`,
      });
    };
    add('cement', ...bulk.cement);
    add('steel', ...bulk.steel);
    add('bricks', 'piece');
    add('sand', ...bulk.sand);
    add('aggregate', ...bulk.aggregate);
    return { result, steps, assumptions: [{ key: 'likeDefaultHouse', value: '40 × 60', unit: 'ft' }] };
  },
});
