import { z } from 'zod';
import type { Calculator } from './calculator.ts';
import { both, calculator } from './calculator.ts';
import { written } from './units.ts';

/** Metres; National Building Code 2016, part 4, for houses: riser at most 190 mm, tread at least 250 mm, 15 risers a flight. */
const limits = { riser: 0.19, tread: 0.25, widest: 0.3, flight: 15 } as const;
/** Twice the riser and the tread make a stride of 600 to 640 mm; this is its middle. */
const stride = 0.62;

const clamp = (value: number) => Math.min(limits.widest, Math.max(limits.tread, value));

/** Steps from floor to floor, all alike. */
export const stairs: Calculator = calculator({
  name: 'stairs',
  inputs: {
    height: z.number().min(1).max(100).describe('metres from floor to floor').optional(),
    riser: z.number().min(0.12).max(0.25).describe('metres').default(0.17),
    tread: z.number().min(0.2).max(0.5).describe('metres').optional(),
    width: z.number().min(0.5).max(10).describe('metres').default(1),
  },
  ways: [['height']],
  usual: { height: 3 },
  work({ height = 0, riser, tread, width }) {
    const risers = Math.max(1, Math.round(height / riser));
    const each = height / risers;
    const going = tread ?? clamp(Math.round((stride - 2 * each) * 100) / 100);
    const treads = risers - 1;
    const [run, half] = [treads * going, (Math.ceil(risers / 2) - 1) * going + width];
    const slope = Math.hypot(run, height);
    return {
      result: [
        { key: 'risers', amount: risers, unit: 'piece' },
        { key: 'riser', ...both(each * 1000, 'mm', 'inch') },
        { key: 'tread', ...both(going * 1000, 'mm', 'inch') },
        { key: 'flightLength', ...both(run, 'm', 'ft') },
        { key: 'halfFlight', ...both(half, 'm', 'ft') },
        { key: 'slopeLength', ...both(slope, 'm', 'ft') },
      ],
      steps: [
        { key: 'risers', formula: `${written(height, 'm')} ÷ ${written(riser, 'm')} ≈ ${risers}` },
        {
          key: 'riser',
          formula: `${written(height * 1000, 'mm')} ÷ ${risers} = ${written(each * 1000, 'mm')}`,
        },
        {
          key: 'stride',
          formula: `2 × ${written(each * 1000)} + ${written(going * 1000)} = ${written((2 * each + going) * 1000, 'mm')} (600–640)`,
        },
        {
          key: 'flightLength',
          formula: `(${risers} − 1) × ${written(going, 'm')} = ${written(run, 'm')}`,
        },
        {
          key: 'halfFlight',
          formula: `(${Math.ceil(risers / 2)} − 1) × ${written(going, 'm')} + ${written(width, 'm')} = ${written(half, 'm')}`,
        },
      ],
      assumptions: [
        { key: 'strideRule', value: '2R + T = 600–640', unit: 'mm' },
        ...(risers > limits.flight ? [{ key: 'landingNeeded', value: limits.flight } as const] : []),
        ...(each > limits.riser || going < limits.tread ? [{ key: 'tooSteep', value: '' } as const] : []),
      ],
    };
  },
});
