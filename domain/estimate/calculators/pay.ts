import { z } from 'zod';
import type { Amount, Calculator, Step } from './calculator.ts';
import { calculator } from './calculator.ts';
import { written } from './units.ts';

/** Who is paid by the day, by the name that the rate file has for them. */
export const paidTrades = [
  'mason',
  'helper',
  'painter',
  'tiler',
  'carpenter',
  'plumber',
  'electrician',
  'barBender',
] as const;
export type PaidTrade = (typeof paidTrades)[number];

const people = z.number().int().positive().max(1000);
const perDay = z.number().positive().max(100_000).describe('rupees a day');

/** What so many people cost for so many days, at the rate that was said or at Neev's own. */
export const pay: Calculator = calculator({
  name: 'pay',
  inputs: {
    trade: z.enum(paidTrades),
    workers: people,
    dayRate: perDay.optional(),
    otherTrade: z.enum(paidTrades).optional(),
    others: people.optional(),
    otherRate: perDay.optional(),
    days: z.number().positive().max(1000),
  },
  ways: [['trade', 'workers', 'days']],
  work({ trade, workers, dayRate, otherTrade, others, otherRate, days }, { rates, date }) {
    const crew: { key: PaidTrade; count: number; rate: number | undefined }[] = [
      { key: trade, count: workers, rate: dayRate },
    ];
    if (otherTrade && others) crew.push({ key: otherTrade, count: others, rate: otherRate });
    const result: Amount[] = [];
    const steps: Step[] = [];
    let sum = 0;
    for (const { key, count, rate = rates[key].rate } of crew) {
      const wages = count * days * rate;
      sum += wages;
      result.push({ key, amount: wages, unit: 'rupee' });
      const formula = `${count} × ${written(days, 'day')} × ${written(rate, 'rupee')} = ${written(wages, 'rupee')}`;
      steps.push({ key, formula });
    }
    result.push({ key: 'wages', amount: sum, unit: 'rupee' });
    const ours = crew.some(({ rate }) => rate === undefined);
    return {
      result: crew.length > 1 ? result : result.slice(1),
      steps,
      assumptions: ours ? [{ key: 'ratesOf', value: date }] : [],
    };
  },
});
