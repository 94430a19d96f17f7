import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { model, places, route } from '#server/features/assistant/knowledge/finding/router.ts';
import { corpus } from '../../bench/assistant/corpus.ts';
import { folder, hashOf, questions } from './questions.ts';

test('The weights are of the questions that stand there: else run npm run assistant:train', () =>
  expect(model().hash).toBe(hashOf(questions())));

test('The weights have one for each place and class, and at most 1.5 MB', () => {
  const { size } = statSync(join(folder, 'router.weights'));
  expect(size).toBe(places * model().classes.length);
  expect(size).toBeLessThanOrEqual(1.5e6);
});

test('No question that is kept apart is trained on', () => {
  const kept = new Set(
    corpus.flatMap(({ entries }) => entries.flatMap((one) => (one.kept ? one.say.slice(-1) : []))),
  );
  expect(questions().filter(({ text }) => kept.has(text))).toEqual([]);
});

test.each([
  ['how many bricks for a wall 30 ft by 9 ft', 'calculate:bricks'],
  ['नागपुर में पुताई वाला चाहिए', 'find'],
  ['kal ka mausam kaisa hai', 'elsewhere'],
  ['thank you so much', 'talk:thanks'],
])('A question is told by its class: %s', (question, name) =>
  expect(route(question).guesses[0]?.name).toBe(name),
);

test('The shares of all classes are one, for no word and for ten thousand', () => {
  for (const text of ['', 'a '.repeat(10_000)]) {
    const { guesses } = route(text);
    expect(guesses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
});
