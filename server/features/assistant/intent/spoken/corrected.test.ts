import { expect, test } from 'vitest';
import { withoutDenied } from './corrected.ts';
import { measuresIn } from './measures.ts';

const sizes = (text: string) =>
  measuresIn(text).measures.map(({ sizes: [size] }) => `${size?.value} ${size?.unit ?? ''}`.trim());

test.each([
  ['10 cft nahi pura 45 cubic meter khudai', ['45 m3']],
  ['length 12 ft, sorry, 14 ft', ['14 ft']],
  ['not 10 but 12 feet', ['12 ft']],
  ['पाँच इंच नहीं चार इंच की ढलाई', ['4 inch']],
  ['10 nahi 12 foot lambi', ['12 ft']],
])('What is taken back within a message is no size of it: %s', (text, left) => {
  expect(sizes(text)).toEqual(left);
});

test('What is meant has the name of what was taken back', () => {
  expect(measuresIn('height 10 ft nahi 9 ft').measures).toMatchObject([
    { label: 'height', sizes: [{ value: 9 }] },
  ]);
});

test.each([
  ['20 ft wall, no door 3 ft', ['20 ft', '3 ft']],
  ['5 inch nahi chahiye, 20 sq ft hai', ['5 inch', '20 sqft']],
])('Sizes of two kinds, or without such a word, both stand: %s', (text, both) => {
  expect(sizes(text)).toEqual(both);
});

const kindOf = (word: string) =>
  /^(?:\d+|do|chaar|two|four|दो|चार)$/.test(word)
    ? 'number'
    : /^(?:agra|mathura|navi mumbai|आगरा|मथुरा)$/.test(word)
      ? 'town'
      : undefined;
test.each([
  ['do nahi chaar', 'chaar'],
  ['दो नहीं चार', 'चार'],
  ['not two but four', 'four'],
  ['four, not two', 'four,'],
  ['agra me nahi, mathura me', 'mathura me'],
  ['आगरा नहीं मथुरा', 'मथुरा'],
  ['mathura, agra nahi', 'mathura,'],
  ['agra nahi navi mumbai', 'navi mumbai'],
  ['3 manzil nahi 2', '2 manzil'],
  ['3 manzil nahi 2 manzil', '2 manzil'],
])('Of two things of a kind the denied one is left out: %s', (text, left) => {
  expect(withoutDenied(text, kindOf)).toBe(left);
});
test.each(['agra me nahi mila', 'nahi nahi 1400 hai', 'not available', 'agra nahi 4'])(
  'What is denied beside nothing of its kind stays: %s',
  (text) => {
    expect(withoutDenied(text, kindOf)).toBe(text);
  },
);
