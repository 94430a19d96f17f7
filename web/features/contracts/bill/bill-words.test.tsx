// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { billOfPlan } from '#domain/estimate/bill/bill.ts';
import { lineKeys } from '#domain/estimate/bill/line-keys.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { messages as english } from '#web/shared/i18n/messages/en/bill.ts';
import { messages as hindi } from '#web/shared/i18n/messages/hi/bill.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { useBillWords } from './bill-words.ts';

test('every kind of line has a name in both languages', () => {
  for (const key of Object.keys(lineKeys) as (keyof typeof lineKeys)[]) {
    expect(english.names[key], key).toBeTruthy();
    expect(hindi.names[key], key).toBeTruthy();
  }
});

let names: string[] = [];
function Names() {
  const words = useBillWords();
  const made = makePlan(defaultAnswers);
  const { lines } = made.ok ? billOfPlan(made.plan, shippedRates, words) : { lines: [] };
  names = lines.map(({ stage, name }) => `${stage} ${name}`);
  return null;
}

test('no two lines of a stage of a house are called the same', async () => {
  await showPage({ component: Names, address: '/bill', messages: ['bill'] });
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
});
