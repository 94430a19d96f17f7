import { expect, test } from 'vitest';
import { isMadeOfOwnWords } from './passwords.rules.ts';

const asha = { fullname: 'Asha Devi Rao', email: 'asha.works99@example.co.in' };

test.each([
  'neev2026',
  'NEEV',
  'Neev@123',
  'asha123',
  'AshaRao!',
  'rao-asha-1990',
  'asha devi rao',
  'asha.works99@example.co.in',
  'works1234',
  'example1',
  '2026neevasha',
  'ＡＳＨＡ１２３',
])('%s is made of the site’s name, of one’s own name or address', (password) =>
  expect(isMadeOfOwnWords(password, asha)).toBe(true),
);

test.each(['brick by brick', 'ashamed12', 'neevika88', '73519', 'in2026', 'plinth', ''])(
  '%s holds more, or nothing of it',
  (password) => expect(isMadeOfOwnWords(password, asha)).toBe(false),
);

test('a name in Devanagari and an address of digits alone count too', () => {
  const ramesh = { fullname: 'रमेश कुमार', email: '9876543210@example.in' };
  expect(isMadeOfOwnWords('रमेश123', ramesh)).toBe(true);
  expect(isMadeOfOwnWords('9876543210', ramesh)).toBe(true);
  expect(isMadeOfOwnWords('रमेश पक्का', ramesh)).toBe(false);
});
