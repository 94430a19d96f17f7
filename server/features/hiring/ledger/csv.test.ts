import { expect, test } from 'vitest';
import { cell } from './csv.rules.ts';

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
  expect(cell(text)).toBe(written);
});

test.each([
  ['UPI 12-34', 'UPI 12-34'],
  ['a\n-1', '"a\n-1"'],
  ['a = b', 'a = b'],
  [-5, '-5'],
  ['रमेश', 'रमेश'],
])('what is no formula stays as it is: %j', (text, written) => {
  expect(cell(text)).toBe(written);
});
