import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '../house/model/answers.ts';
import { everyPlan, planOf } from '../house/testing/plans.ts';
import { estimateOf } from './cost.ts';
import { extras } from './extras.ts';
import { billRows } from './phase-bill.ts';
import { phasesOf } from './phase-shares.ts';
import { shippedRates as file } from './rates.ts';

describe('The bill by phase', () => {
  test('adds up to the estimate, to the rupee, and its amounts to those of each line, for every plan', () =>
    everyPlan((plan) => {
      const { lines, likely } = estimateOf(plan, file, { extras });
      const rows = billRows(lines, plan.floors);
      expect(rows.reduce((sum, { cost }) => sum + cost, 0)).toBe(Math.round(likely));
      for (const line of lines.filter(({ unit }) => unit !== 'lakh')) {
        const own = rows.filter((row) => row.line === line).reduce((sum, { amount }) => sum + amount, 0);
        expect([line.key, Number(own.toFixed(1))]).toEqual([line.key, line.amount]);
      }
    }, 30));

  test('goes in the order of the site', () => {
    const plan = planOf(defaultAnswers);
    const rows = billRows(estimateOf(plan, file).lines, plan.floors);
    expect([...new Set(rows.map(({ phase }) => phase))]).toEqual(phasesOf(plan.floors));
  });
});
