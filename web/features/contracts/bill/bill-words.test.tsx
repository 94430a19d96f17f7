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

function Names() {
  const words = useBillWords();
  const made = makePlan(defaultAnswers);
  const { lines } = made.ok ? billOfPlan(made.plan, shippedRates, words) : { lines: [] };
  return lines.map(({ no, stage, name }) => <i key={no}>{`${stage} ${name}`}</i>);
}

test('no two lines of a stage of a house are called the same', async () => {
  const { container } = await showPage({ component: Names, address: '/bill', messages: ['bill'] });
  const names = [...container.querySelectorAll('i')].map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
});
