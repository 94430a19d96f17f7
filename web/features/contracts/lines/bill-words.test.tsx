// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Bill, billOfPlan } from '#domain/estimate/bill/bill.ts';
import { lineKeys } from '#domain/estimate/bill/line-keys.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { messages as english } from '#web/shared/i18n/messages/en/bill.ts';
import { messages as hindi } from '#web/shared/i18n/messages/hi/bill.ts';
import { preloadMessages, setLanguage } from '#web/shared/i18n/messages.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { BillPrint } from '../print/bill-print.tsx';
import { useBillWords, useOwnWords } from './bill-words.ts';

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

/** A house's bill in the words of the page. */
async function writtenNow(): Promise<Bill> {
  await preloadMessages('bill');
  const { result } = renderHook(useBillWords);
  const made = makePlan({ ...defaultAnswers, floors: 2 });
  if (!made.ok) throw new Error('no house');
  return billOfPlan(made.plan, shippedRates, result.current);
}

test.each([
  ['en', 'hi'],
  ['te', 'hi'],
  ['hi', 'ta'],
  ['en', 'te'],
  ['mr', 'en'],
  ['bn', 'mr'],
] as const)('a bill that was written in %s is read in %s, but for what somebody typed', async (from, to) => {
  await preloadMessages('bill');
  await setLanguage(from);
  const { lines, stages } = await writtenNow();
  await setLanguage(to);
  const read = await writtenNow();
  const typed = lines.map((line, place) => (place === 0 ? { ...line, name: 'Cut two trees' } : line));
  const bill = { lines: typed, stages };
  const { result } = renderHook(() => useOwnWords(bill));
  const names = [...read.lines, ...read.stages].map(({ name }) => name);
  await waitFor(() =>
    expect([...result.current.lines, ...result.current.stages].map(({ name }) => name)).toEqual([
      'Cut two trees',
      ...names.slice(1),
    ]),
  );
  await setLanguage('en');
});

test.each(['mr', 'bn', 'te', 'ta'] as const)(
  'no two lines of a stage are called the same in %s',
  async (language) => {
    await setLanguage(language);
    await preloadMessages('bill');
    const { lines } = await writtenNow();
    await setLanguage('en');
    const names = lines.map(({ stage, name }) => `${stage} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  },
);

test('a bill that was written in English is printed for its reader in Hindi', async () => {
  const bill = await writtenNow();
  await setLanguage('hi');
  const inHindi = await writtenNow();
  const component = () => <BillPrint bill={bill} name="Ghar" />;
  const { container } = await showPage({ component, address: '/tender', messages: ['bill'] });
  const last = inHindi.lines.at(-1)?.name ?? '';
  await waitFor(() => expect(container.textContent).toContain(last));
  expect(container.textContent).toContain(inHindi.stages[0]?.name);
  expect(container.textContent).not.toContain(bill.lines.at(-1)?.name);
  cleanup();
  await setLanguage('en');
});
