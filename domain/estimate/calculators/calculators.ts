import { z } from 'zod';
import {
  type Assumption,
  areaWritten,
  both,
  type Calculator,
  calculator,
  floorOf,
  measured,
  type Step,
  wallsOf,
  whole,
} from './calculator.ts';
import { bagVolume, concrete, slab } from './concrete.ts';
import { conversion } from './convert.ts';
import { cost, materials } from './cost.ts';
import { labour } from './labour.ts';
import { bricks, dryMortar, mortar, plaster } from './masonry.ts';
import { pay } from './pay.ts';
import { steel } from './steel.ts';
import { tank } from './tank.ts';
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

/** m² that one litre covers once, from makers' sheets for new plaster: 10 to 12 inside, 7 to 9 on rough outer walls. */
const coverage = { inner: 10, outer: 8 } as const;
const primerCoverage = 10;
/** m² for a kilo of wall putty in its two coats; makers say 1.0 to 1.4. */
const puttyCoverage = 1.2;
/** A tenth of a room's walls is doors and windows. */
const openingShare = 0.1;

/** Walls, and for a room its ceiling too, if not said otherwise. */
export const paint: Calculator = calculator({
  name: 'paint',
  inputs: {
    area: measured.area,
    length: measured.length,
    width: measured.width,
    height: measured.height,
    count: measured.count,
    openings: measured.openings,
    ceiling: z.boolean().optional(),
    coats: z.number().int().min(1).max(5).default(2),
    surface: z.enum(['inner', 'outer']).default('inner'),
    waste: measured.waste.default(0.05),
  },
  ways: ({ width }) => [['area'], width === undefined ? ['length', 'height'] : ['length', 'width', 'height']],
  usual: { height: 3 },
  work(inputs) {
    const { coats, surface, waste, length = 0, width = 0, count = 1 } = inputs;
    const room = inputs.area === undefined && inputs.width !== undefined;
    const ceiling = room && inputs.ceiling !== false ? length * width * count : 0;
    const gross = wallsOf(inputs);
    const less = room && inputs.openings === undefined ? gross.amount * openingShare : 0;
    const area = gross.amount - less + ceiling;
    const litres = ((area * coats) / coverage[surface]) * (1 + waste);
    const [primer, putty] = [area / primerCoverage, area / puttyCoverage];
    const steps: Step[] = [...gross.steps];
    if (less > 0)
      steps.push({
        key: 'openings',
        formula: `${written(gross.amount, 'm2')} × ${1 - openingShare} = ${written(gross.amount - less, 'm2')}`,
      });
    if (ceiling > 0)
      steps.push({
        key: 'ceiling',
        formula: `${written(gross.amount - less, 'm2')} + ${written(ceiling, 'm2')} = ${areaWritten(area)}`,
      });
    const assumptions: Assumption[] = [{ key: 'coverage', value: coverage[surface], unit: 'm2' }];
    if (less > 0) assumptions.push({ key: 'openings', value: openingShare * 100, unit: 'percent' });
    if (ceiling > 0 && inputs.ceiling === undefined) assumptions.push({ key: 'ceilingToo', value: '' });
    return {
      result: [
        { key: 'paintArea', ...both(area, 'm2', 'sqft') },
        { key: 'paint', amount: litres, unit: 'litre' },
        { key: 'primer', amount: primer, unit: 'litre' },
        { key: 'putty', amount: putty, unit: 'kg' },
      ],
      steps: [
        ...steps,
        {
          key: 'paint',
          formula: `${written(area, 'm2')} × ${coats} ÷ ${coverage[surface]} m²/l × ${written(1 + waste)} = ${written(litres, 'litre')}`,
        },
        {
          key: 'primer',
          formula: `${written(area, 'm2')} ÷ ${primerCoverage} m²/l = ${written(primer, 'litre')}`,
        },
        {
          key: 'putty',
          formula: `${written(area, 'm2')} ÷ ${puttyCoverage} m²/kg = ${written(putty, 'kg')}`,
        },
      ],
      assumptions,
    };
  },
});

/** Larger tiles lose more where they are cut: shares of what is bought. */
export const tileWaste = (longest: number) => (longest <= 0.31 ? 0.05 : longest <= 0.62 ? 0.08 : 0.1);
/** Metres of 1:4 mortar under a tile. */
const bed = 0.025;

/** Floor or wall; on 25 mm of mortar 1:4. */
export const tiles: Calculator = calculator({
  name: 'tiles',
  inputs: {
    area: measured.area,
    length: measured.length,
    width: measured.width,
    count: measured.count,
    tileLength: measured.thickness.default(0.6),
    tileWidth: measured.thickness.default(0.6),
    waste: measured.waste.optional(),
  },
  ways: [['area'], ['length', 'width']],
  work(inputs) {
    const { tileLength, tileWidth } = inputs;
    const waste = inputs.waste ?? tileWaste(Math.max(tileLength, tileWidth));
    const { amount, steps } = floorOf(inputs);
    const bought = amount * (1 + waste);
    const pieces = whole(bought / (tileLength * tileWidth));
    const cement = (amount * bed * dryMortar) / 5;
    const one = `(${written(tileLength, 'm')} × ${written(tileWidth, 'm')})`;
    return {
      result: [
        { key: 'tiles', amount: pieces, unit: 'piece' },
        { key: 'tileArea', ...both(bought, 'm2', 'sqft') },
        { key: 'cement', ...both(whole(cement / bagVolume), 'bag', 'kg') },
        { key: 'sand', ...both(cement * 4, 'm3', 'cft') },
      ],
      steps: [
        ...steps,
        {
          key: 'waste',
          formula: `${written(amount, 'm2')} × ${written(1 + waste)} = ${areaWritten(bought)}`,
        },
        { key: 'tiles', formula: `${written(bought, 'm2')} ÷ ${one} = ${written(pieces)}` },
        {
          key: 'cement',
          formula: `${written(amount, 'm2')} × ${bed} m × ${dryMortar} ÷ 5 ÷ ${bagVolume} m³ = ${written(cement / bagVolume, 'bag')}`,
        },
      ],
      assumptions: [
        ...(inputs.waste === undefined
          ? [{ key: 'waste', value: waste * 100, unit: 'percent' } satisfies Assumption]
          : []),
        { key: 'bed', value: bed * 1000, unit: 'mm' },
      ],
    };
  },
});

/** Numbers that people build by come from here and from no model. */
export const calculators = {
  concrete,
  slab,
  bricks,
  mortar,
  plaster,
  paint,
  tiles,
  steel,
  tank,
  stairs,
  labour,
  pay,
  cost,
  materials,
  conversion,
} satisfies Record<string, Calculator>;

export type CalculatorName = keyof typeof calculators;
