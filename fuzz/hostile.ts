import type { Random } from './random.ts';

// No value here holds the words that `judge.ts` takes for our inside: what a call sends may come back in an answer.

/** Days that calendars, loops over days and databases stumble over. */
export const farDays = [
  '0000-00-00',
  '0001-01-01',
  '0000-01-01',
  '-000001-01-01',
  '1582-10-10',
  '1900-02-29',
  '1969-12-31',
  '2024-02-29',
  '2026-02-30',
  '2026-13-01',
  '2099-12-31',
  '9999-12-31',
  '9998-12-31',
  '10000-01-01',
  '+275760-09-13',
  '275760-09-13',
  '2026-1-1',
  '01/02/2026',
];

const farTimes = [
  '0000-00-00T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-18:00',
  '0000-01-01T00:00:00+14:00',
  '2026-11-27T24:00:00Z',
  '2026-11-27T23:59:60Z',
  '2026-11-27T99:99:99Z',
  '2026-11-27T10:00:00.123456789Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-27T10:00',
];

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e21,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
];

const numbersAsText = [
  'Infinity',
  '-Infinity',
  '1e999',
  '1e3',
  '0x10',
  '0b1',
  '+5',
  ' 5 ',
  '5.0',
  '5.5',
  '-0',
  '007',
  '1,000',
  '9007199254740993',
  '9223372036854775808',
  '١٢٣',
  '१२३',
  '²',
  '1_000',
];

const texts = [
  '',
  ' ',
  '\t\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\ud83e\udd1d'.repeat(100),
  'e\u0301'.repeat(50),
  '\u202etxet\u202c',
  '\u200b\u200d\ufeff',
  '\uffff\ufffe',
  'नीव की ईंट',
  "' or 1=1 --",
  "'; drop table users; --",
  '"; \\',
  '%',
  '%_%',
  '%00',
  '%ff%fe',
  '\\u0000',
  '../../../../etc/passwd',
  '/files/../secret-key',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to stay as it is
  '${7*7}',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'true',
  'a@b',
  'a@b.c',
  '@',
  'https://',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '411001,',
  '18.52,73.85',
  '91,181',
  '1e400,1e400',
  'nan,nan',
  '(a+)+$',
  '*'.repeat(80),
  '((((((((((((((((((((',
];

const repeated = ['x', ' ', '1', 'क', '\ud83e\uddf1', '-', '.', 'ab ', '\n', '@', '/', '9 '];

/** A text of some length: most are short, a few as long as a body may be. */
export function longText(random: Random): string {
  const length = random.pick([81, 257, 301, 2001, 5000, 20_000, 100_000]);
  return random.pick(repeated).repeat(length).slice(0, length);
}

function nested(depth: number, asObject: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = asObject ? { a: value } : [value];
  return value;
}

/** What a text may be that is no right one. */
export const hostileText = (random: Random): string =>
  random.chance(0.08)
    ? longText(random)
    : random.pick(random.pick([texts, texts, texts, numbersAsText, farDays, farTimes]));

/** Anything that JSON can say. */
export function hostileValue(random: Random): unknown {
  switch (random.whole(0, 9)) {
    case 0:
      return random.pick([null, true, false]);
    case 1:
    case 2:
      return random.pick(numbers);
    case 3:
      return random.pick<unknown>([
        [],
        {},
        [[]],
        [null],
        [{}],
        { length: 3 },
        ['a', 'b'],
        { $ne: null },
        { toString: 1 },
      ]);
    case 4:
      return random.chance(0.3)
        ? nested(random.pick([20, 500]), random.chance(0.5))
        : Array.from({ length: random.pick([7, 31, 501]) }, () => random.pick(texts));
    case 5:
      return random.pick([farDays, farTimes])[random.whole(0, 10)];
    default:
      return hostileText(random);
  }
}

/** Bodies that are no object of JSON, or hardly any. */
export const oddJson: (string | Buffer)[] = [
  '',
  ' ',
  'null',
  'true',
  '[]',
  '"x"',
  '123',
  '{',
  '}',
  '{"a":}',
  "{'a':1}",
  '{"a":1,}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":-1e999}',
  `{"a":1${'0'.repeat(400)}}`,
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '\ufeff{}',
  '['.repeat(50_000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{${Array.from({ length: 5000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  Buffer.from('{"a":1}', 'utf16le'),
  Buffer.alloc(200, 0),
  `{"a":"${'x'.repeat(1_100_000)}"}`,
];
