import { expect, test } from 'vitest';
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
