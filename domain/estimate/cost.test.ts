import { describe, expect, test } from 'vitest';
import shipped from '#content/rates.json' with { type: 'json' };
import {
  contractorTypes,
  engineerTypes,
  groupTypes,
  rentedTypes,
  workerCategories,
} from '#contract/marketplace/categories.ts';
import { defaultAnswers, finishes } from '../house/model/answers.ts';
import { everyPlan, planOf } from '../house/testing/plans.ts';
import { estimateOf, lakhs } from './cost.ts';
import { hireList, hireOf } from './hire.ts';
import { phasePlans } from './phases.ts';
import { quantitiesOf } from './quantities.ts';
import type { RateFile } from './rates.ts';
import { shippedRates } from './rates.ts';

const file = shipped as RateFile;
const house = planOf(defaultAnswers);

test('With the shipped rates the default plot, 40 by 60 feet and two-storey, costs 54-61 Lacs', () => {
  const { low, high } = estimateOf(house, file);
  expect([lakhs(low), lakhs(high)]).toEqual([54, 61]);
});

test('The shipped rates are the dated file', () => expect(shippedRates).toEqual(file));

describe('For every plan', () => {
  test('every line has an amount, a range, a formula, a rate, its source and its date', () =>
    everyPlan((plan) => {
      for (const line of estimateOf(plan, file).lines) {
        expect(line.amount).toBeGreaterThan(0);
        expect(line.low).toBeLessThan(line.amount);
        expect(line.high).toBeGreaterThan(line.amount);
        expect(line.rateLow).toBeLessThan(line.rate);
        expect(line.rateHigh).toBeGreaterThan(line.rate);
        expect(line.cost).toBeCloseTo(line.amount * line.rate, 6);
        expect(line.formula).toMatch(/\d/);
        expect(line.source).not.toBe('');
        expect(line.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }, 300));

  test('the cost is a range, its lines add up, and a square foot costs what houses cost', () =>
    everyPlan((plan) => {
      const { lines, low, likely, high, perSquareFoot } = estimateOf(plan, file);
      expect(low).toBeLessThan(likely);
      expect(likely).toBeLessThan(high);
      expect(lines.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(likely, 4);
      expect(perSquareFoot).toBeGreaterThan(1200);
      expect(perSquareFoot).toBeLessThan(7500);
    }, 300));
});

test('Finer finishing costs more', () => {
  const costs = finishes.map((finish) => estimateOf(planOf({ ...defaultAnswers, finish }), file).likely);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(new Set(costs).size).toBe(3);
});

test('A changed rate moves its line and the sum by as much, and stays a range', () => {
  const before = estimateOf(house, file);
  const after = estimateOf(house, file, { cement: file.rates.cement.rate * 2 });
  const cement = before.lines.find(({ key }) => key === 'cement');
  expect(after.likely - before.likely).toBeCloseTo(cement?.cost ?? 0, 4);
  const changed = after.lines.find(({ key }) => key === 'cement');
  expect(changed?.changed).toBe(true);
  expect(changed?.rateLow).toBeLessThan(changed?.rate ?? 0);
  expect(after.lines.filter((line) => line.changed).length).toBe(1);
});

test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('A rate of %d is no rate', (cement) =>
  expect(estimateOf(house, file, { cement }).likely).toBe(estimateOf(house, file).likely),
);

test('An operator’s file changes the cost', () => {
  const dearer: RateFile = { ...file, areaFactors: { ...file.areaFactors, Plan: 2 } };
  expect(estimateOf(house, dearer).likely).toBeCloseTo(estimateOf(house, file).likely * 2, 2);
});

test('A formula shows what was measured and what one unit takes', () => {
  const steel = quantitiesOf(house, file).find(({ key }) => key === 'steel');
  expect(steel?.formula).toMatch(/^footings [\d.]+ × 80 \+ columns [\d.]+ × 200 \+ plinthBeams/);
});

test('Cement, steel and bricks are as much as builders reckon a square foot', () => {
  const amount = (key: string) => quantitiesOf(house, file).find((one) => one.key === key)?.amount ?? 0;
  const squareFeet = house.areas.builtUp / 0.09290304;
  expect(amount('cement') / squareFeet).toBeGreaterThan(0.3);
  expect(amount('cement') / squareFeet).toBeLessThan(0.5);
  expect(amount('steel') / squareFeet).toBeGreaterThan(2.3);
  expect(amount('steel') / squareFeet).toBeLessThan(4.5);
  expect(amount('bricks') / squareFeet).toBeGreaterThan(8);
  expect(amount('bricks') / squareFeet).toBeLessThan(22);
});

test('The people to hire are categories of the marketplace, with days for those who are paid by the day', () => {
  const known = {
    worker: workerCategories,
    groupWorker: groupTypes,
    contractor: contractorTypes,
    engineer: engineerTypes,
    product: rentedTypes,
  };
  for (const { of, category } of Object.values(hireOf)) expect(known[of]).toContain(category);
  const { lines } = estimateOf(house, file, { extras: ['architect'] });
  const list = hireList(lines, phasePlans(lines, house.floors, file));
  expect(list.find(({ key }) => key === 'mason')?.days).toBeGreaterThan(50);
  expect(list.find(({ key }) => key === 'architect')?.days).toBeNull();
});
