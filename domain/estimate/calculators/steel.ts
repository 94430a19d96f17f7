import { z } from 'zod';
import type { Calculator } from './calculator.ts';
import { both, calculator, measured, whole } from './calculator.ts';
import { written } from './units.ts';

/** kg of one metre of a round bar: d²/162, with d in mm (7850 kg/m³ × π/4, rounded by custom). */
export const weightPerMetre = (diameter: number) => diameter ** 2 / 162;
/** Metres of a bar as it is sold. */
const barLength = 12;

/** Bars: weight from length, or how far a weight goes. */
export const steel: Calculator = calculator({
  name: 'steel',
  inputs: {
    diameter: z.number().min(4).max(50).describe('mm').optional(),
    length: measured.length,
    count: measured.count,
    weight: z.number().positive().max(10_000_000).describe('kg').optional(),
  },
  ways: [
    ['diameter', 'length'],
    ['diameter', 'weight'],
  ],
  usual: { length: barLength },
  work({ diameter = 0, length, count = 1, weight }) {
    const each = weightPerMetre(diameter);
    const perMetre = {
      key: 'perMetre',
      formula: `${written(diameter)}² ÷ 162 = ${written(each)} kg/m`,
    } as const;
    if (length === undefined || weight !== undefined) {
      const total = (weight ?? 0) / each;
      return {
        result: [
          { key: 'barLength', ...both(total, 'm', 'ft') },
          { key: 'bars', amount: whole(total / barLength), unit: 'piece' },
        ],
        steps: [
          perMetre,
          {
            key: 'barLength',
            formula: `${written(weight ?? 0, 'kg')} ÷ ${written(each)} kg/m = ${written(total, 'm')}`,
          },
          { key: 'bars', formula: `${written(total, 'm')} ÷ ${barLength} m = ${written(total / barLength)}` },
        ],
        assumptions: [{ key: 'soldAs', value: barLength, unit: 'm' }],
      };
    }
    const total = each * length * count;
    return {
      result: [
        { key: 'weight', amount: total, unit: 'kg' },
        { key: 'perMetre', amount: each, unit: 'kg' },
      ],
      steps: [
        perMetre,
        {
          key: 'weight',
          formula: `${written(each)} kg/m × ${written(length, 'm')} × ${written(count)} = ${written(total, 'kg')}`,
        },
      ],
    };
  },
});
