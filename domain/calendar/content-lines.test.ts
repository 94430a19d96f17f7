import { expect, test } from 'vitest';
import { contentLines, escapedText } from './content-lines.ts';

const octets = (text: string): number => Buffer.byteLength(text);

test.each([
  ['a;b,c\\d', 'a\\;b\\,c\\\\d'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
  ['bell\u0007 and null\u0000', 'bell  and null '],
  ['"quoted": रमेश 👷', '"quoted": रमेश 👷'],
])('%j is written as %j', (text, written) => {
  expect(escapedText(text)).toBe(written);
});

test.each(['x'.repeat(300), 'रमेश '.repeat(60), '👷🏽‍♂️'.repeat(40), `${'é'.repeat(37)}x`])(
  'a line has at most 75 octets and is the same once unfolded: %s',
  (value) => {
    const text = contentLines([`SUMMARY:${value}`]);
    expect(text.endsWith('\r\n')).toBe(true);
    const lines = text.slice(0, -2).split('\r\n');
    for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toBe(`SUMMARY:${value}\r\n`);
    expect(text).not.toContain('\ufffd');
  },
);

test('a line of 75 octets stays whole', () => {
  expect(contentLines(['x'.repeat(75)])).toBe(`${'x'.repeat(75)}\r\n`);
  expect(contentLines(['x'.repeat(76)])).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
});
