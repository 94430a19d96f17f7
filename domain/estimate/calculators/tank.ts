import { z } from 'zod';
import type { Amount, Assumption, Calculator, Step } from './calculator.ts';
import { both, calculator, measured } from './calculator.ts';
import { inUnit, written } from './units.ts';

/** Litres a person needs in a day in a house with flushed toilets (IS 1172). */
export const dailyDemand = 135;
/** Litres of ready tanks in the shops. */
const readySizes = [200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000];
/** Metres of water in a tank that is built, and of air above it. */
const waterDepth = 1.2;
const freeBoard = 0.15;

interface Sides {
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  diameter?: number | undefined;
}

function contents({ length = 0, width = 0, height = 0, diameter }: Sides): { litres: number; step: Step } {
  const volume = diameter === undefined ? length * width * height : (Math.PI / 4) * diameter ** 2 * height;
  const litres = inUnit(volume, 'm3', 'litre');
  const sides =
    diameter === undefined
      ? `${written(length, 'm')} × ${written(width, 'm')} × ${written(height, 'm')}`
      : `π ÷ 4 × (${written(diameter, 'm')})² × ${written(height, 'm')}`;
  const formula = `${sides} = ${written(volume, 'm3')}; × 1,000 = ${written(litres, 'litre')}`;
  return { litres, step: { key: 'litres', formula } };
}

/** A square tank for so much water. */
function builtFor(litres: number): { result: Amount[]; steps: Step[]; assumptions: Assumption[] } {
  const side = Math.sqrt(inUnit(litres, 'litre', 'm3') / waterDepth);
  const height = waterDepth + freeBoard;
  return {
    result: [
      { key: 'tankSide', ...both(side, 'm', 'ft') },
      { key: 'tankHeight', ...both(height, 'm', 'ft') },
    ],
    steps: [
      {
        key: 'tankSide',
        formula: `√(${written(inUnit(litres, 'litre', 'm3'), 'm3')} ÷ ${waterDepth} m) = ${written(side, 'm')}`,
      },
      { key: 'tankHeight', formula: `${waterDepth} m + ${freeBoard} m = ${written(height, 'm')}` },
    ],
    assumptions: [
      { key: 'waterDepth', value: waterDepth, unit: 'm' },
      { key: 'freeBoard', value: freeBoard * 1000, unit: 'mm' },
    ],
  };
}

/** From sides to litres, from litres to sides, or from people to both. */
export const tank: Calculator = calculator({
  name: 'tank',
  inputs: {
    length: measured.length,
    width: measured.width,
    height: measured.height,
    diameter: z.number().positive().max(100).describe('metres, of a round tank').optional(),
    litres: z.number().positive().max(100_000_000).optional(),
    people: z.number().int().positive().max(100_000).optional(),
    days: z.number().positive().max(60).describe('days of store').optional(),
    demand: z.number().positive().max(1000).describe('litres a person a day').optional(),
  },
  ways: [['litres'], ['people'], ['length', 'width', 'height'], ['diameter', 'height']],
  work(inputs) {
    const { litres, people, days = 1, demand = dailyDemand } = inputs;
    if (litres === undefined && people === undefined) {
      const { litres: amount, step } = contents(inputs);
      return { result: [{ key: 'litres', ...both(amount, 'litre', 'm3') }], steps: [step] };
    }
    const needed = litres ?? (people ?? 0) * demand * days;
    const built = builtFor(needed);
    const ready = readySizes.find((one) => one >= needed - 1e-9);
    const asked: Step[] =
      litres === undefined
        ? [
            {
              key: 'litres',
              formula: `${written(people ?? 0)} × ${written(demand, 'litre')} × ${written(days)} = ${written(needed, 'litre')}`,
            },
          ]
        : [];
    const assumptions = [...built.assumptions];
    if (litres === undefined && inputs.days === undefined)
      assumptions.unshift({ key: 'days', value: days, unit: 'day' });
    if (litres === undefined && inputs.demand === undefined)
      assumptions.unshift({ key: 'demand', value: demand, unit: 'litre' });
    return {
      result: [
        { key: 'litres', ...both(needed, 'litre', 'm3') },
        ...(ready === undefined ? [] : [{ key: 'readyTank', amount: ready, unit: 'litre' } satisfies Amount]),
        ...built.result,
      ],
      steps: [...asked, ...built.steps],
      assumptions,
    };
  },
});
