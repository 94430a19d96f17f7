import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '../house/model/answers.ts';
import { everyPlan, planOf } from '../house/testing/plans.ts';
import { estimateOf } from './cost.ts';
import { phases } from './phase-shares.ts';
import { phasePlans } from './phases.ts';
import { shippedRates as file } from './rates.ts';

const plansOf = (plan: Parameters<typeof estimateOf>[0]) => {
  const estimate = estimateOf(plan, file);
  return { ...estimate, phases: phasePlans(estimate.lines, plan.floors, file) };
};
const usual = plansOf(planOf(defaultAnswers));
const phase = (name: (typeof phases)[number], of = usual) => of.phases.find((one) => one.phase === name);
const crew = (name: (typeof phases)[number]) => phase(name)?.crew.map(({ key }) => key);
const due = (name: (typeof phases)[number]) => phase(name)?.due.map(({ key }) => key);

test('A house is built from the site to the finishes, one phase after another without a gap', () =>
  everyPlan((plan) => {
    const made = plansOf(plan).phases;
    expect(made.map((one) => one.phase)).toEqual(phases);
    let ended = 0;
    for (const { from, to } of made) {
      expect(from).toBe(ended + 1);
      expect(to).toBeGreaterThanOrEqual(from);
      ended = to;
    }
  }, 60));

test('The bills of the phases are the whole bill, for every plan', () =>
  everyPlan((plan) => {
    const { low, high, phases: made } = plansOf(plan);
    const sum = (of: 'low' | 'high') => made.reduce((total, one) => total + one[of], 0);
    expect(sum('low')).toBeCloseTo(low, 2);
    expect(sum('high')).toBeCloseTo(high, 2);
  }, 60));

test('The days of a trade over all phases are those of the bill, to a day a phase', () =>
  everyPlan((plan) => {
    const { lines, phases: made } = plansOf(plan);
    for (const { key, amount } of lines.filter(({ group }) => group === 'labour')) {
      const days = made.flatMap((one) => one.crew.filter((member) => member.key === key));
      const sum = days.reduce((total, member) => total + member.days, 0);
      expect([key, sum >= amount - 1e-6 && sum < amount + phases.length]).toEqual([key, true]);
    }
  }, 60));

describe('On the usual house', () => {
  test('nobody asks a gardener, a painter or a tile layer on the first day', () => {
    expect(crew('site')).toEqual(['helper']);
    expect(crew('footing')).toEqual(['mason', 'helper', 'barBender', 'carpenter']);
    expect(crew('finishes')).toEqual(expect.arrayContaining(['tiler', 'painter', 'gardener']));
    for (const name of ['gardener', 'painter', 'tiler'] as const)
      expect(usual.phases.filter((one) => one.crew.some(({ key }) => key === name)).length).toBe(1);
  });

  test('bricks are due with plinth and walls, tiles and paint at the end, nothing on the empty site', () => {
    expect(due('site')).toEqual([]);
    expect(due('footing')).toEqual(['cement', 'steel', 'sand', 'aggregate', 'shuttering']);
    expect(due('plinth')).toEqual(expect.arrayContaining(['bricks', 'filling']));
    expect(due('walls')).toEqual(expect.arrayContaining(['bricks', 'cement']));
    expect(due('slab')).toEqual(expect.arrayContaining(['steel', 'shuttering', 'electrical']));
    expect(due('finishes')).toEqual(expect.arrayContaining(['tiles', 'paint', 'doors', 'windows']));
    expect(due('finishes')).not.toContain('bricks');
  });

  test('what is due in all phases is what the bill has', () => {
    for (const { key, amount } of usual.lines.filter(({ group }) => group === 'material')) {
      const parts = usual.phases.flatMap((one) => one.due.filter((part) => part.key === key));
      const sum = parts.reduce((total, part) => total + part.amount, 0);
      expect([key, Number(sum.toFixed(1))]).toEqual([key, amount]);
    }
  });

  test('what is bought or paid whole is whole in every phase', () => {
    for (const one of usual.phases) {
      for (const { days, people } of one.crew)
        expect(Number.isInteger(days) && Number.isInteger(people) && people > 0).toBe(true);
      for (const { unit, amount } of one.due)
        if (['bag', 'kg', 'piece', 'cft'].includes(unit)) expect(Number.isInteger(amount)).toBe(true);
    }
  });

  test('it takes half a year to a year, and a slab rests on its props on every floor', () => {
    expect(usual.phases.at(-1)?.to).toBeGreaterThan(26);
    expect(usual.phases.at(-1)?.to).toBeLessThan(52);
    const slab = phase('slab');
    expect((slab?.to ?? 0) - (slab?.from ?? 0) + 1).toBeGreaterThanOrEqual(6);
  });
});

test('An operator’s smaller team takes longer', () => {
  const one = { value: 1, source: 'estimate' } as const;
  const alone = { ...file, schedule: { ...file.schedule, teams: { ...file.schedule.teams, mason: one } } };
  const weeks = phasePlans(usual.lines, 2, alone).at(-1)?.to ?? 0;
  expect(weeks).toBeGreaterThan(usual.phases.at(-1)?.to ?? 0);
});

test('Every coefficient, mix and team of the file names its source', () => {
  const { coefficients, mixes, schedule, sources } = file;
  const sourced = [
    ...Object.values(coefficients),
    ...Object.values(mixes),
    ...Object.values(schedule.weeks),
    ...Object.values(schedule.teams),
    schedule.daysAWeek,
  ];
  for (const { source } of sourced) expect(sources[source]).toMatch(/\w/);
});
