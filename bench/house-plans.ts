// npm run bench:plans: what share of house plans breaks which rule, over random plots and over everyday ones, and how long a plan takes.
import fc from 'fast-check';
import { type Answers, areaTypes, defaultAnswers } from '#domain/house/model/answers.ts';
import { readLandSize } from '#domain/house/model/land/land-size.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { broken } from '#domain/house/rules/broken.ts';
import { table } from '#domain/house/rules/table.ts';
import { anyAnswers } from '#domain/house/testing/plans.ts';
import { median, printTable } from './table.ts';

const everydayPlots = [
  '20x30',
  '20x40',
  '25x40',
  '25x50',
  '30x40',
  '30x50',
  '30x60',
  '40x40',
  '40x60',
  '50x80',
  '60x40',
  '60x90',
];

/** mulberry32: the same plots on every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function randomWishes(count: number): Answers[] {
  const next = dice(20261122);
  const among = <T>(values: readonly [T, ...T[]]) => values[Math.floor(next() * values.length)] ?? values[0];
  const wishes: Answers[] = [];
  while (wishes.length < count) {
    const landSize = `${15 + Math.floor(next() * 66)}x${20 + Math.floor(next() * 81)}`;
    if (!readLandSize(landSize).ok) continue;
    wishes.push({
      ...defaultAnswers,
      landSize,
      rooms: among(['2BHK', '3BHK', '4BHK', '5BHK']),
      parking: among(['Yes', 'No']),
      areaType: among(areaTypes),
      floors: among([1, 2, 3]),
    });
  }
  return wishes;
}

const everyday = (): Answers[] =>
  everydayPlots.flatMap((landSize) =>
    (['2BHK', '3BHK', '4BHK', '5BHK'] as const).flatMap((rooms) =>
      (['Yes', 'No'] as const).flatMap((parking) =>
        [1, 2, 3].flatMap((floors) =>
          (['Plan', 'Rain'] as const).map((areaType) => ({
            ...defaultAnswers,
            landSize,
            rooms,
            parking,
            floors,
            areaType,
          })),
        ),
      ),
    ),
  );

function measure(title: string, wishes: readonly Answers[]) {
  const times: number[] = [];
  const plans: Plan[] = [];
  const choices = new Map<Plan, Plan[]>();
  for (const wish of wishes) {
    const start = performance.now();
    const made = makePlan(wish);
    times.push(performance.now() - start);
    if (!made.ok) continue;
    plans.push(made.plan);
    choices.set(made.plan, made.choices);
  }
  const share = (of: readonly Plan[], test: (plan: Plan) => boolean) =>
    `${((100 * of.filter(test).length) / Math.max(1, of.length)).toFixed(1)} %`;
  const rules = new Map(plans.map((plan) => [plan, new Set(broken(plan).map(({ rule }) => rule))]));
  const keys = Object.keys(table).filter((rule) => rule !== 'parking');
  const rows = keys.map((rule) => ({
    rule,
    breaks: share(plans, (plan) => [...(rules.get(plan) ?? [])].some((one) => one === rule)),
  }));
  const wanted = plans.filter(({ answers }) => answers.parking === 'Yes');
  printTable(`${title}: ${plans.length} plans`, [
    ...rows.filter(({ breaks }) => breaks !== '0.0 %'),
    {
      rule: 'any rule (parking apart)',
      breaks: share(plans, (plan) => [...(rules.get(plan) ?? [])].some((one) => one !== 'parking')),
    },
    { rule: 'asked for parking, has none', breaks: share(wanted, ({ parking }) => parking === null) },
    {
      rule: '… nor has any plan to choose',
      breaks: share(wanted, (plan) => !choices.get(plan)?.some(({ parking }) => parking !== null)),
    },
    { rule: 'no bedroom', breaks: share(plans, ({ bedrooms }) => bedrooms === 0) },
    {
      rule: 'fewer bedrooms than asked',
      breaks: share(plans, ({ answers, bedrooms }) => bedrooms < Number(answers.rooms[0])),
    },
  ]);
  const sorted = times.toSorted((a, b) => a - b);
  printTable(`${title}: milliseconds a plan`, [
    { median: median(times), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, most: sorted.at(-1) ?? 0 },
  ]);
}

/** Of any land, also the smallest and the largest: what no plan may do is break a rule and not say so. */
function unsaid(count: number) {
  const wishes = fc.sample(anyAnswers, { numRuns: count, seed: 20261124 });
  const plans = wishes.map((wish) => makePlan(wish)).flatMap((made) => (made.ok ? made.choices : []));
  const below = plans.filter((plan) => broken(plan).some(({ rule }) => rule !== 'parking'));
  const silent = below.filter(({ notes }) => !notes.some(({ key }) => key === 'below-code'));
  printTable(`Any wish: ${count}, with ${plans.length} plans to choose from`, [
    { 'break a rule and say so': below.length - silent.length, 'break a rule unsaid': silent.length },
  ]);
}

measure('Random plots', randomWishes(500));
measure('Everyday plots', everyday());
unsaid(2000);
