import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Model, model, readModel, route } from '#server/features/assistant/knowledge/finding/router.ts';
import { noDanger } from '#server/features/assistant/knowledge/finding/told-danger.ts';
import { corpus } from '../../bench/assistant/corpus.ts';
import { dangerExamples, folder, hashOf, questions } from './questions.ts';

test('The weights are of the questions that stand there: else run npm run assistant:train', () =>
  expect(model().hash).toBe(hashOf(questions())));

test('The weights of dangers are of the messages that stand there: else run npm run assistant:train', () => {
  const { told, all } = dangerExamples();
  expect(readModel('danger').hash).toBe(hashOf(all));
  expect(readModel('dangers').hash).toBe(hashOf(told.filter((one) => one.class !== noDanger)));
});

const names = ['router', 'danger', 'dangers'];
test.each(names)('The model %s has a weight for each place and class', (name) => {
  const { weights, places, classes } = readModel<Model>(name);
  expect(weights.length).toBe(places * classes.length);
});

test('All weights together are at most 1.5 MB', () => {
  const sizes = names.map((name) => statSync(join(folder, `${name}.weights`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1.5e6);
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
