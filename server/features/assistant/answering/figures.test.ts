import { expect, test } from 'vitest';
import { figuresIn, onlyKnownFigures } from './figures.ts';

test.each([
  ['Devanagari', '१२३४५'],
  ['Bengali', '১২৩৪৫'],
  ['Tamil', '௧௨௩௪௫'],
  ['Telugu', '౧౨౩౪౫'],
  ['Gujarati', '૧૨૩૪૫'],
  ['Gurmukhi', '੧੨੩੪੫'],
  ['Kannada', '೧೨೩೪೫'],
  ['Malayalam', '൧൨൩൪൫'],
  ['Odia', '୧୨୩୪୫'],
  ['Arabic', '١٢٣٤٥'],
  ['Urdu', '۱۲۳۴۵'],
  ['full-width', '１２３４５'],
  ['mathematical', '𝟏𝟐𝟑𝟒𝟓'],
  ['Ol Chiki', '᱑᱒᱓᱔᱕'],
  ['with signs that nobody sees', '1\u200b2\u20603\u00ad45'],
])('a figure is read in digits of every script: %s', (_script, written) => {
  expect(figuresIn(written)).toEqual(['12345']);
  expect(onlyKnownFigures(`It takes ${written} bricks. Call a mason.`, new Set())).toEqual({
    said: ' Call a mason.',
    leftOut: true,
  });
  expect(onlyKnownFigures(`It takes ${written} bricks.`, new Set(['12345'])).leftOut).toBe(false);
});

test.each([
  ['½', ['½']],
  ['௰', ['௰']],
  ['㊿', ['㊿']],
  ['١٫٥', ['1.5']],
  ['1,20,000', ['120000']],
])('signs that stand for numbers are figures too: %s', (written, figures) => {
  expect(figuresIn(written)).toEqual(figures);
});
