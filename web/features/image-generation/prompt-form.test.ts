import { expect, test } from 'vitest';
import { mostLetters, viewIn, withView } from './prompt-form.tsx';

// docs/rules.md#images-5
const views = ['from the front', 'from above', 'in the evening'];

test.each([
  ['a brick house', 'from above', 'a brick house, from above'],
  ['a brick house, from above', 'from the front', 'a brick house, from the front'],
  ['a brick house, from above', '', 'a brick house'],
  ['a brick house,  from above  ', '', 'a brick house,  from above'],
  ['', 'from above', 'from above'],
  ['from above', '', ''],
])('A view stands at the end of what was written, one at a time: %j with %j', (prompt, view, next) => {
  expect(withView(prompt, view, views)).toBe(next);
});

test('The chosen view is read from what was written, so that a draft keeps it', () => {
  expect(viewIn('a house, in the evening ', views)).toBe('in the evening');
  expect(viewIn('a house from above the road', views)).toBe('');
});

test('Nothing that was written is cut off for a view', () => {
  const long = 'x'.repeat(mostLetters - 3);
  expect(withView(long, 'from above', views)).toBe(long);
});
