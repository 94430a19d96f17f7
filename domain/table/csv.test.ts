import { expect, test } from 'vitest';
import { cellOf, csvOf } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['  =1+1', "'  =1+1"],
  [';=cmd', `";'=cmd"`],
  ['paid; =HYPERLINK(1)', `"paid;' =HYPERLINK(1)"`],
  ['a,@SUM(1)', `"a,'@SUM(1)"`],
  ['a\t=1', `"a\t'=1"`],
  ['"=1"', `"'""=1"""`],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  ['﹢1', "'﹢1"],
  ['−1', "'−1"],
  ['\u200b=1', "'\u200b=1"],
])('no part of a cell is taken for a formula: %j', (text, written) => {
  expect(cellOf(text)).toBe(written);
});

test.each([
  ['UPI 12-34', 'UPI 12-34'],
  ['a\n-1', '"a\n-1"'],
  ['a = b', 'a = b'],
  [-5, '-5'],
  ['रमेश', 'रमेश'],
])('what is no formula stays as it is: %j', (text, written) => {
  expect(cellOf(text)).toBe(written);
});

test('A table is written with its commas, quotes and lines in their cells, and numbers as numbers', () =>
  expect(
    csvOf([
      ['a "b", c', -5.5, '=x'],
      ['two\nlines', 1],
    ]),
  ).toBe('\ufeff"a ""b"", c",-5.5,\'=x\r\n"two\nlines",1\r\n'));
