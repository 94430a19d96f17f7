import { describe, expect, test } from 'vitest';
import { csvOf, safeText } from './csv.ts';

describe('A cell', () => {
  test.each(['=1+1', '+91', '-5', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'that a spreadsheet would reckon is made a text: %j',
    (text) => expect(safeText(text)).toBe(`'${text}`),
  );
  test.each(['Cement', 'सीमेंट', '5 %', 'a=b', ''])('that is none stays: %j', (text) =>
    expect(safeText(text)).toBe(text),
  );
});

test('A table is written with its commas, quotes and lines in their cells, and numbers as numbers', () =>
  expect(
    csvOf([
      ['a "b", c', -5.5, '=x'],
      ['two\nlines', 1],
    ]),
  ).toBe('\ufeff"a ""b"", c",-5.5,\'=x\r\n"two\nlines",1\r\n'));
