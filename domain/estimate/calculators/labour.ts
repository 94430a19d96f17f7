import { z } from 'zod';
import { brickwork } from '../bricks.ts';
import { brickOf, type CoefficientKey, type RateKey } from '../rates.ts';
import type { Amount, Assumption, Calculator, Step } from './calculator.ts';
import {
  both,
  calculator,
  floorOf,
  MissingInputs,
  measured,
  volumeOf,
  wallsOf,
  whole,
} from './calculator.ts';
import { brick } from './masonry.ts';
import { written } from './units.ts';

type Trade = Extract<RateKey, 'mason' | 'helper' | 'barBender' | 'tiler' | 'painter'>;
interface Work {
  measure: 'wall' | 'floor' | 'volume' | 'weight';
  /** Metres, where an area has to become a volume. */
  thickness?: number;
  /** Days for one m², m³ or kg. */
  trades: Partial<Record<Trade, CoefficientKey>>;
}

/** Output norms are those of the house estimate's rate file, so that both say the same. */
const works = {
  brickwork: {
    measure: 'wall',
    thickness: 0.23,
    trades: { mason: 'masonBrickwork', helper: 'helperBrickwork' },
  },
  plaster: { measure: 'wall', trades: { mason: 'masonPlaster', helper: 'helperPlaster' } },
  paint: { measure: 'wall', trades: { painter: 'painterPaint' } },
  tiles: { measure: 'floor', trades: { tiler: 'tilerTiles' } },
  concrete: {
    measure: 'floor',
    thickness: 0.125,
    trades: { mason: 'masonConcrete', helper: 'helperConcrete' },
  },
  digging: { measure: 'volume', trades: { helper: 'helperFilling' } },
  steel: { measure: 'weight', trades: { barBender: 'barBenderSteel' } },
} as const satisfies Record<string, Work>;
export const workNames = ['brickwork', 'plaster', 'paint', 'tiles', 'concrete', 'digging', 'steel'] as const;

const inputs = {
  work: z.enum(workNames),
  area: measured.area,
  volume: measured.volume,
  length: measured.length,
  width: measured.width,
  height: measured.height,
  thickness: measured.thickness.optional(),
  weight: z.number().positive().max(10_000_000).describe('kg of steel').optional(),
  count: measured.count,
  pieces: measured.pieces,
  brick,
  /** Of the leading trade: how many come, or in how many days it must be done. */
  workers: z.number().int().positive().max(10_000).optional(),
  days: z.number().positive().max(10_000).optional(),
};
type Inputs = z.output<z.ZodObject<typeof inputs>>;

function measureOf(
  given: Inputs,
  usualBrick: string,
): { amount: number; unit: 'm2' | 'm3' | 'kg'; steps: Step[] } {
  const work: Work = works[given.work];
  if (work.measure === 'weight') {
    if (given.weight === undefined) throw new MissingInputs(['weight']);
    return { amount: given.weight, unit: 'kg', steps: [] };
  }
  if (given.pieces !== undefined && given.volume === undefined) {
    const each = brickwork(brickOf({ brick: given.brick ?? usualBrick })).pieces;
    const amount = given.pieces / each;
    const formula = `${written(given.pieces)} ÷ ${written(each)} = ${written(amount, 'm3')}`;
    return { amount, unit: 'm3', steps: [{ key: 'volume', formula }] };
  }
  const flat = work.measure === 'wall' ? wallsOf(given) : floorOf(given);
  if (work.measure === 'volume' || work.thickness !== undefined || given.volume !== undefined) {
    const thickness = given.thickness ?? work.thickness ?? given.height;
    if (given.volume === undefined && thickness === undefined) throw new MissingInputs(['volume']);
    return { ...volumeOf({ ...given, thickness: thickness ?? 0 }, flat), unit: 'm3' };
  }
  return { ...flat, unit: 'm2' };
}

/** Days of one worker of each trade, with what they are paid; for a crew or a date also how long, or how many. */
export const labour: Calculator = calculator({
  name: 'labour',
  inputs,
  ways({ work, width }) {
    const flat =
      work === 'tiles' || work === 'concrete' || work === 'digging'
        ? [
            ['work', 'area'],
            ['work', 'length', 'width'],
            ['work', 'volume'],
          ]
        : [
            ['work', 'area'],
            width === undefined ? ['work', 'length', 'height'] : ['work', 'length', 'width', 'height'],
          ];
    if (work === 'steel') return [['work', 'weight']];
    return work === 'brickwork' ? [...flat, ['work', 'volume'], ['work', 'pieces']] : flat;
  },
  usual: { height: 3 },
  work(given, file) {
    const { amount, unit, steps } = measureOf(given, file.brick);
    const { trades, thickness }: Work = works[given.work];
    const result: Amount[] = [];
    const { coefficients, rates, date } = file;
    let [wages, lead] = [0, 0];
    for (const trade of ['mason', 'tiler', 'painter', 'barBender', 'helper'] as const) {
      const key = trades[trade];
      if (key === undefined) continue;
      const days = amount * coefficients[key].value;
      lead ||= days;
      wages += whole(days) * rates[trade].rate;
      result.push({ key: trade, amount: whole(days), unit: 'day' });
      const formula = `${written(amount, unit)} × ${coefficients[key].value} = ${written(days, 'day')}; × ${written(rates[trade].rate, 'rupee')} = ${written(whole(days) * rates[trade].rate, 'rupee')}`;
      steps.push({ key: trade, formula });
    }
    if (given.work === 'digging') result.unshift({ key: 'volume', ...both(amount, 'm3', 'cft') });
    result.push({ key: 'wages', amount: wages, unit: 'rupee' });
    if (given.workers !== undefined) {
      result.unshift({ key: 'finishedIn', amount: whole(lead / given.workers), unit: 'day' });
      steps.push({
        key: 'finishedIn',
        formula: `${written(lead, 'day')} ÷ ${given.workers} = ${written(lead / given.workers, 'day')}`,
      });
    } else if (given.days !== undefined) {
      result.unshift({ key: 'workersNeeded', amount: whole(lead / given.days), unit: 'person' });
      steps.push({
        key: 'workersNeeded',
        formula: `${written(lead, 'day')} ÷ ${written(given.days, 'day')} = ${written(lead / given.days)}`,
      });
    }
    const assumptions: Assumption[] = [{ key: 'ratesOf', value: date }];
    if (unit === 'm3' && given.thickness === undefined && given.volume === undefined && thickness)
      assumptions.unshift({ key: 'thickness', value: thickness * 1000, unit: 'mm' });
    return { result, steps, assumptions };
  },
});
