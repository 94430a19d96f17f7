import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '../house/model/answers.ts';
import { squareFeet } from '../house/model/rect.ts';
import { everyPlan, planOf } from '../house/testing/plans.ts';
import { estimateOf } from './cost.ts';
import { type Phase, phasesOf } from './phase-shares.ts';
import { billRows, paymentsOf, phasePlans } from './phases.ts';
import { extras } from './quantity-rows.ts';
import { shippedRates as file } from './rates.ts';

const plansOf = (plan: Parameters<typeof estimateOf>[0]) => {
  const estimate = estimateOf(plan, file);
  return { ...estimate, phases: phasePlans(estimate.lines, plan.floors, file) };
};
const usual = plansOf(planOf(defaultAnswers));
const phase = (name: Phase, of = usual) => of.phases.find((one) => one.phase === name);
const crew = (name: Phase) => phase(name)?.crew.map(({ key }) => key);
const due = (name: Phase) => phase(name)?.due.map(({ key }) => key);

test('A house is built from the site to the finishes, one phase after another without a gap', () =>
  everyPlan((plan) => {
    const made = plansOf(plan).phases;
    expect(made.map((one) => one.phase)).toEqual(phasesOf(plan.floors));
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
      expect([key, sum >= amount - 1e-6 && sum < amount + made.length]).toEqual([key, true]);
    }
  }, 60));

describe('On the usual house', () => {
  test('nobody asks a gardener, a painter or a tile layer on the first day', () => {
    expect(crew('site')).toEqual(['helper']);
    expect(crew('footing')).toEqual(['mason', 'helper', 'barBender', 'carpenter']);
    expect(crew('floors')).toEqual(['tiler']);
    expect(crew('paint')).toEqual(expect.arrayContaining(['painter', 'gardener']));
    for (const name of ['gardener', 'painter', 'tiler'] as const)
      expect(usual.phases.filter((one) => one.crew.some(({ key }) => key === name)).length).toBe(1);
  });

  test('bricks are due with plinth and walls, tiles and paint at the end, nothing on the empty site', () => {
    expect(due('site')).toEqual([]);
    expect(due('footing')).toEqual(['cement', 'steel', 'sand', 'aggregate', 'shuttering']);
    expect(due('plinth')).toEqual(expect.arrayContaining(['bricks', 'filling']));
    for (const floor of [0, 1]) {
      expect(due(`walls-${floor}`)).toEqual(expect.arrayContaining(['bricks', 'cement']));
      expect(due(`slab-${floor}`)).toEqual(expect.arrayContaining(['steel', 'shuttering', 'electrical']));
    }
    expect(due('floors')).toContain('tiles');
    expect(due('doors')).toEqual(['doors', 'windows']);
    expect(due('paint')).toContain('paint');
    expect(due('paint')).not.toContain('bricks');
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

  test('it takes most of a year, and a slab rests on its props on every floor before the walls above begin', () => {
    expect(usual.phases.at(-1)?.to).toBeGreaterThan(40);
    expect(usual.phases.at(-1)?.to).toBeLessThan(56);
    for (const floor of [0, 1]) {
      const slab = phase(`slab-${floor}`);
      expect((slab?.to ?? 0) - (slab?.from ?? 0) + 1).toBeGreaterThanOrEqual(3);
    }
    expect(phase('slab-0')?.to).toBeLessThan(phase('walls-1')?.from ?? 0);
  });

  test('machines come with the work that needs them: the mixer with concrete, the tile cutter with the floors', () => {
    const machines = (name: Phase) => phase(name)?.machines.map(({ key }) => key);
    expect(machines('slab-1')).toEqual(['mixer', 'vibrator']);
    expect(machines('floors')).toEqual(['tileCutter']);
    expect(machines('site')).toEqual([]);
  });
});

test.each(['30x50', '32x47', '31x49', '34x45'])(
  'About 1,900 square feet on two floors, here on %s, take one crew 35 to 45 weeks',
  (landSize) => {
    const plan = planOf({ ...defaultAnswers, landSize, rooms: '3BHK' });
    const weeks = plansOf(plan).phases.at(-1)?.to ?? 0;
    expect(squareFeet(plan.areas.builtUp)).toBeGreaterThan(1750);
    expect(squareFeet(plan.areas.builtUp)).toBeLessThan(2050);
    expect(weeks).toBeGreaterThanOrEqual(35);
    expect(weeks).toBeLessThanOrEqual(45);
  },
);

describe('For every plan, the payments', () => {
  test('begin with a tenth, follow the phases, keep a twentieth, and add up to the rupee', () =>
    everyPlan((plan) => {
      const { likely, phases: made } = plansOf(plan);
      const payments = paymentsOf(made, file);
      const whole = Math.round(likely);
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole);
      expect(payments.at(-1)?.paid).toBe(whole);
      expect(payments[0]?.amount).toBe(Math.round(whole / 10));
      expect(payments.at(-1)).toMatchObject({ for: 'kept', amount: Math.round(whole / 20) });
      expect(payments.slice(1, -1).map((one) => one.for)).toEqual(phasesOf(plan.floors));
      for (const { amount } of payments) expect(Number.isInteger(amount) && amount >= 0).toBe(true);
    }, 60));

  test('never run ahead of the work by more than what was paid at the start', () =>
    everyPlan((plan) => {
      const made = plansOf(plan).phases;
      const [start, ...rest] = paymentsOf(made, file);
      let done = 0;
      for (const [place, { likely }] of made.entries()) {
        done += likely;
        expect((rest[place]?.paid ?? 0) - done).toBeLessThanOrEqual((start?.amount ?? 0) + 1);
      }
    }, 40));
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
    ...Object.values(schedule.payments),
    schedule.daysAWeek,
  ];
  for (const { source } of sourced) expect(sources[source]).toMatch(/\w/);
});

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
