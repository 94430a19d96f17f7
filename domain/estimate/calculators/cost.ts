import { z } from 'zod';
import type { Answers, AreaType } from '../../house/model/answers.ts';
import { areaTypes, defaultAnswers, finishes } from '../../house/model/answers.ts';
import type { Plan } from '../../house/model/model.ts';
import { makePlan } from '../../house/plan/plan.ts';
import { estimateOf } from '../cost.ts';
import { placeOfPin } from '../place.ts';
import { quantitiesOf } from '../quantities.ts';
import type { RateFile, RateKey } from '../rates.ts';
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
const known = new Map<string, Plan>();

/** The estimate's own house, 40 by 60 feet and two-storey; a plan for each pair is made once. */
function usualHouse({ finish, areaType }: Pick<Answers, 'finish' | 'areaType'>): Plan {
  const pair = `${finish} ${areaType}`;
  const before = known.get(pair);
  if (before) return before;
  const made = makePlan({ ...defaultAnswers, finish, areaType });
  if (!made.ok) throw new Error('the default plot has no plan');
  known.set(pair, made.plan);
  return made.plan;
}

/** Rupees a square foot built. */
function perSquareFoot(plan: Plan, rates: RateFile, place?: string): Range {
  const { low, likely, high } = estimateOf(plan, rates, { place });
  const builtUp = inUnit(plan.areas.builtUp, 'm2', 'sqft');
  return { low: low / builtUp, likely: likely / builtUp, high: high / builtUp };
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
    /** Its town, and a PIN code of that. */
    town: z.string().optional(),
    pin: z.string().optional(),
  },
  ways: [['area'], ['length', 'width']],
  usual: { area: usualArea },
  work({ area, length, width, floors, finish, areaType, town, pin }, rates) {
    const built = floorOf({ area, length, width, count: floors });
    const feet = inUnit(built.amount, 'm2', 'sqft');
    const place = pin && placeOfPin(pin, rates);
    const each = perSquareFoot(usualHouse({ finish, areaType }), rates, place);
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
        ...(place ? [{ key: 'pricesOf', value: place } as const] : []),
        ...(town && !place ? [{ key: 'noPricesOf', value: town } as const] : []),
        { key: 'withoutLand', value: '' },
        { key: 'ratesOf', value: rates.date },
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

/** Of the same house as its cost. */
function materialsOfOne(rates: RateFile): Map<RateKey, number> {
  const plan = usualHouse(defaultAnswers);
  const lines = quantitiesOf(plan, rates);
  return new Map(lines.map(({ key, amount }) => [key, amount / plan.areas.builtUp]));
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
  work({ area, length, width, floors }, rates) {
    const built = floorOf({ area, length, width, count: floors });
    const each = materialsOfOne(rates);
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
