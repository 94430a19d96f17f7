import { describe, expect, test } from 'vitest';
import { articles } from '../articles.ts';
import { findArticles } from './find-articles.ts';

const best = (question: string) => findArticles(question)[0];

describe('An article is found by what people see, not only by its name', () => {
  test.each([
    ['paint is coming out like papad within one year', ['paint-defects', 'damp-walls']],
    ['rods are lying outside in rain since june and turned brown, can we still use', ['steel-rust']],
    ['gutter smell is coming from the bathroom hole in morning', ['drain-smell']],
    ['some cement bags are left from last diwali, bit hard also. usable or throw', ['cement-storage']],
    ['thekedar took 2 lakh and now phone switched off', ['advance-fraud']],
    ['kisi ne mere bare me jhoota review daal diya hatega kya', ['neev-reviews', 'neev-report']],
    ['malik 3 mahine se majduri nahi de raha, kahan shikayat karu', ['unpaid-wages']],
    ['बगल वाले ने अपना छज्जा मेरी ज़मीन के ऊपर निकाल लिया है', ['neighbour-nuisance']],
    ['मिस्त्री कंक्रीट में पानी डालता जाता है, पतला कर देता है', ['water-cement-ratio', 'slump-test']],
  ])('%s', (question, right) => expect(right).toContain(best(question)?.article.id));
});

describe('What is about something else finds nothing that is sure', () => {
  test.each(['share price of reliance', 'bukhar ki dawa batao', 'patna se delhi ki train kitne baje hai'])(
    '%s',
    (question) => expect(best(question)?.sure ?? false).toBe(false),
  );
});

test('Every article is the first for the questions that it is known to answer', () => {
  const asked = articles.flatMap(({ id, asked: lines }) => lines.map((line) => ({ id, line })));
  const missed = asked.filter(({ id, line }) => best(line)?.article.id !== id);
  expect(asked.length).toBeGreaterThan(1800);
  expect(missed.length / asked.length).toBeLessThan(0.03);
});

test('Every article has at least ten questions that it answers, in both scripts, each once', () => {
  const known = new Set<string>();
  for (const { id, asked } of articles) {
    expect(asked.length, id).toBeGreaterThanOrEqual(10);
    expect(
      asked.some((line) => /\p{Script=Devanagari}/u.test(line)),
      id,
    ).toBe(true);
    for (const line of asked) {
      expect(known.has(line), line).toBe(false);
      known.add(line);
    }
  }
});
