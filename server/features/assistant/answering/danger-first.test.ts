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
  const said = await told('he is not getting up since lunch');
  expect(said).toMatch(/112[\s\S]+An ordinary answer\.$/);
});

test('What may tell of one right behind a danger is of it', async () => {
  const said = await told('woh uth nahi raha hai', 'helper ko current lag gaya');
  expect(said).toContain('112');
  expect(said).not.toContain('ordinary');
});

test.each([
  'gas leak ho rahi hai kitchen me',
  'the labour boy touched the wire and is lying still',
  'woh uth nahi raha hai',
  'dewaar jhuk gayi hai aur neeche log kaam kar rahe',
])('a danger is told in the middle of an ordinary talk, too: %s', async (text) =>
  expect(await told(text, 'tiles for 600 sq ft', 'and the cost?')).toMatch(/112|108|101|1906/),
);

test.each([
  ['25 pe maan gaya', '600 foot tile lagwani hai 28 rupay foot majduri'],
  ['they took 12000 already', '5 masons at 900 for 4 days'],
])('what goes on in a sum is no danger: %s', async (text, before) =>
  expect(await told(text, before)).toBe('An ordinary answer.'),
);

test.each(['92500 me se 37800 diye fir 12450 aur, ab kitna bacha', 'दो आदमी, कल सुबह से', 'परिवार में 8 लोग हैं'])(
  'counting, paying and appointing tell of no danger: %s',
  async (text) => {
    expect(await told(text)).toBe('An ordinary answer.');
    expect(await told(text, 'tiles for 600 sq ft')).toBe('An ordinary answer.');
  },
);

test.each([
  'and the helper?',
  'no, 40 by 60',
  'he is late',
  'aur helper ka?',
  'हेल्पर का?',
  'ছাদ দিয়ে জল পড়ে',
  'lift?',
])('What only goes on in a talk gets its ordinary answer: %s', async (text) =>
  expect(await told(text, 'tiles for 600 sq ft')).toBe('An ordinary answer.'),
);

test.each([
  'bhai ab bas marne ka socha hai sab khatam ho gaya',
  'अब और जीने का मन नहीं करता',
  'आता जगणं नकोसं झालंय',
  'আর বাঁচতে ইচ্ছা করে না',
  'చచ్చిపోదామని ఉంది',
  'எனக்கு வாழவே பிடிக்கலை',
  'no use living any more',
])('Despair has the number first and nothing beside it: %s', async (text) => {
  const said = await told(text);
  expect(said.split('\n')[0]).toContain('14416');
  expect(said).not.toContain('ordinary');
});

test.each([
  'i paid full but now he asks 40000 extra',
  'one door 7x3 is there minus it',
  'do they bring own tools',
  'mistri ne deewar tedhi bana di paise kaatu kya',
  'తెలంగాణ లో కనీస వేతనం కూలీకి',
  'plaster marne ka soch raha hu rate kya hai',
])('Money, sizes, tools and quality raise no alarm: %s', async (text) =>
  expect(await told(text)).toBe('An ordinary answer.'),
);

test.each([
  ['300 bags of cement kept on first floor slab and cracks are coming', /^\*\*Do not heap it/],
  ['closed water tank needs cleaning my boy will go inside', /^\*\*Nobody goes in/],
  ['15 feet well digging without rings', /^\*\*Get everybody out/],
])('A heap, a closed tank and an unlined well are told by name: %s', async (text, first) =>
  expect(await told(text)).toMatch(first),
);
