import { describe, expect, test } from 'vitest';
import { estimateOf } from '#domain/estimate/cost.ts';
import { phasePlans } from '#domain/estimate/phases.ts';
import type { Extra } from '#domain/estimate/quantity-rows.ts';
import { type RateKey, shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { isTradeOf } from '#domain/wish/trades-of.ts';
import type { Candidate } from './candidate.ts';
import { needsOf, requestFor, startOf } from './needs.ts';
import { ranked, worthChoosing } from './ranking.ts';
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
const need = {
  id: 'n',
  of: 'worker',
  category: 'Construction',
  keys: ['mason'],
  days: 100,
  people: 3,
  phase: 'footing',
  after: 7,
  lasts: 90,
} as const;

function needsOfHouse(extras: readonly Extra[] = ['architect']) {
  const made = makePlan(defaultAnswers);
  if (!made.ok) throw new Error(made.problem);
  const { lines } = estimateOf(made.plan, shippedRates, { extras });
  return needsOf(lines, phasePlans(lines, made.plan.floors, shippedRates));
}

test('the people to hire come phase by phase, each asked for the days of their own phase', () => {
  const needs = needsOfHouse();
  const begins = needs.map(({ after }) => after);
  expect(begins).toEqual(begins.toSorted((a, b) => a - b));
  const of = (key: RateKey) => needs.find(({ keys }) => keys.includes(key));
  expect(of('architect')).toMatchObject({ phase: 'site', after: 0 });
  expect(of('gardener')?.phase).toBe('paint');
  expect(of('gardener')?.after).toBeGreaterThan(of('mason')?.after ?? Number.POSITIVE_INFINITY);
  expect(startOf({ after: 14 }, '2026-12-25')).toBe('2027-01-08');
});

test('the work days of a house become needs, one for each trade and machine, each by its name', () => {
  const needs = needsOfHouse();
  expect(new Set(needs.map(({ id }) => id)).size).toBe(needs.length);
  const crews = needs.filter(({ of }) => of === 'groupWorker');
  expect(new Set(crews.map(({ trade }) => trade))).toEqual(new Set(['bar-bender', 'helper']));
  for (const { of, trade, category } of needs)
    expect(of === 'product' ? trade === undefined : isTradeOf(trade ?? '', category)).toBe(true);
  expect(needs.find(({ keys }) => keys.includes('mason'))?.days).toBeGreaterThan(0);
  expect(needs.find(({ keys }) => keys.includes('architect'))?.days).toBeNull();
});

test('with a contractor nobody is hired beside him but who plans, and nothing is rented', () => {
  const ids = (extras: readonly Extra[]) => needsOfHouse(extras).flatMap(({ keys }) => keys);
  expect(ids(['contractor', 'architect']).toSorted()).toEqual([
    'architect',
    'contractor',
    'structuralEngineer',
  ]);
  expect(ids(['architect'])).toEqual(expect.arrayContaining(['mason', 'mixer', 'scaffold']));
  expect(ids(['architect'])).not.toContain('contractor');
});

test('each work fills in the form of a request: as many as it needs at once, on its days', () => {
  const at = { from: '2026-12-05', pin: '411001' };
  expect(requestFor({ ...need, keys: ['mason'], trade: 'mason' }, at)).toEqual({
    items: 'worker:Construction:3:mason',
    from: '2026-12-05',
    days: '34',
    pin: '411001',
  });
  for (const one of needsOfHouse()) {
    const { items, days } = requestFor(one, at);
    expect(items).toContain(`${one.of}:${one.category}:${one.people}`);
    expect(Number(days)).toBeGreaterThanOrEqual(1);
    expect(Number(days)).toBeLessThanOrEqual(180);
  }
  expect(requestFor({ ...need, keys: ['mason'] }, { from: '', pin: '' })).toEqual({
    items: 'worker:Construction:3',
  });
});

describe('The people to hire are ranked', () => {
  const from = '2026-12-01';
  const order = (...of: Partial<Candidate>[]) =>
    ranked(
      of.map((changes, place) => candidate({ id: `${place}`, ...changes })),
      from,
    ).map(({ id }) => Number(id));

  test.each<[string, Partial<Candidate>, Partial<Candidate>]>([
    ['the verified before the near', { verified: false, distanceKm: 1 }, { distanceKm: 45 }],
    [
      'who is free on the days before the near',
      { freeFrom: '2026-12-02' },
      { freeFrom: from, distanceKm: 30 },
    ],
    ['who is free at all before who is not', { freeFrom: null }, { distanceKm: 30 }],
    ['the near before the experienced', { distanceKm: 24, experience: 20 }, { experience: 0 }],
    ['the experienced before the well rated', { rating: { mean: 5, count: 9 } }, { experience: 9 }],
    ['the well rated before the unrated', {}, { rating: { mean: 4.6, count: 9 } }],
    ['the unrated before the badly rated', { rating: { mean: 2, count: 9 } }, {}],
  ])('%s', (_, worse, better) => {
    expect(order(worse, better)).toEqual([1, 0]);
  });

  test('and the price ranks nobody', () => {
    expect(order({ price: 900 }, { price: 100 }, { price: 500 })).toEqual([0, 1, 2]);
  });

  test('nobody is chosen unasked but who is verified, free then and has done the work', () => {
    const chosen = (changes: Partial<Candidate>) => worthChoosing(candidate(changes), from);
    expect(chosen({})).toBe(true);
    expect(chosen({ experience: 0, hiredTimes: 2 })).toBe(true);
    expect(chosen({ of: 'product', experience: null })).toBe(true);
    expect(chosen({ experience: 0 })).toBe(false);
    expect(chosen({ verified: false })).toBe(false);
    expect(chosen({ freeFrom: '2027-01-01' })).toBe(false);
  });
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
