import { expect, test } from 'vitest';
import { answerOf } from './answer-in-test.ts';
import type { Answerer } from './answerer.ts';
import { dangerFirst } from './danger-first.ts';

const ordinary: Answerer = {
  speaker: 'built-in',
  async *answer() {
    yield { type: 'text', text: 'An ordinary answer.' };
  },
};
const told = async (text: string, ...before: string[]) =>
  (await answerOf(dangerFirst(text, before, ordinary).answerer, text)).said;

test('What surely tells of a danger has nothing beside it', async () => {
  expect(await told('gas leak ho rahi hai kitchen me')).not.toContain('ordinary');
  expect(dangerFirst('gas leak ho rahi hai kitchen me', [], ordinary).alone).toBe(true);
});

test('What may tell of one costs a line above the ordinary answer', async () => {
  const said = await told('woh uth nahi raha hai');
  expect(said).toMatch(/112[\s\S]+An ordinary answer\.$/);
});

test('What may tell of one right behind a danger is of it', async () => {
  const said = await told('woh uth nahi raha hai', 'helper ko current lag gaya');
  expect(said).toContain('112');
  expect(said).not.toContain('ordinary');
});

test.each([
  'and the helper?',
  'no, 40 by 60',
  'he is late',
  'aur helper ka?',
  'हेल्पर का?',
  'ছাদ দিয়ে জল পড়ে',
  'lift?',
])('What only goes on in a talk gets its ordinary answer: %s', async (text) =>
  expect(await told(text)).toBe('An ordinary answer.'),
);
