import { expect, test } from 'vitest';
import { estimateOf } from '#domain/estimate/cost.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { type Candidate, ranked } from './candidate.ts';
import { needsOf } from './needs.ts';
import { addedUp, totalOf } from './total.ts';

const candidate = (changes: Partial<Candidate>): Candidate => ({
  id: 'a',
  userId: 'u',
  of: 'worker',
  name: 'Asha',
  owner: null,
  place: 'Pune',
  price: 800,
  groupSize: null,
  experience: 4,
  verified: true,
  demo: false,
  distanceKm: 3,
  picture: null,
  ...changes,
});
const need = { id: 'n', of: 'worker', category: 'Construction', keys: ['mason'], days: 100 } as const;

test('the work days of a house become needs, one for each kind of listing', () => {
  const made = makePlan(defaultAnswers);
  const needs = made.ok ? needsOf(estimateOf(made.plan, shippedRates).lines) : [];
  expect(new Set(needs.map(({ id }) => id)).size).toBe(needs.length);
  const crew = needs.find(({ of }) => of === 'groupWorker');
  expect(crew?.keys).toEqual(['helper', 'barBender']);
  expect(needs.find(({ keys }) => keys.includes('mason'))?.days).toBeGreaterThan(0);
  expect(needs.find(({ keys }) => keys.includes('architect'))?.days).toBeNull();
});

test('the verified come first, then the cheapest; a crew counts by the head', () => {
  const crew = candidate({ id: 'crew', price: 2000, groupSize: 4 });
  const order = ranked([
    candidate({ id: 'dear', price: 900 }),
    candidate({ id: 'unknown', price: 100, verified: false }),
    crew,
    candidate({ id: 'cheap', price: 600 }),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['crew', 'cheap', 'dear', 'unknown']);
});

test('the chosen of one need cost their prices in a day, and share its days of work', () => {
  const need100 = { ...need, keys: [...need.keys] };
  const two = [candidate({ price: 700 }), candidate({ price: 900 })];
  expect(totalOf(need100, two)).toEqual({ people: 2, byDay: 1600, byJob: 80_000 });
  expect(totalOf(need100, [candidate({ price: 3000, groupSize: 5 })]).byJob).toBe(60_000);
  expect(totalOf({ ...need100, days: null }, two).byJob).toBe(0);
  expect(totalOf(need100, [])).toEqual({ people: 0, byDay: 0, byJob: 0 });
});

test('totals add up', () =>
  expect(
    addedUp([
      { people: 1, byDay: 5, byJob: 10 },
      { people: 2, byDay: 7, byJob: 20 },
    ]),
  ).toEqual({ people: 3, byDay: 12, byJob: 30 }));
