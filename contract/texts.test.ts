import { expect, test } from 'vitest';
import { lines, storable, text } from './fields.ts';

test('a name stays on one line: it stands in mails to others', () => {
  expect(text(80).parse(' Ramesh\r\n\r\nPay here:\thttps://x.test ')).toBe('Ramesh Pay here: https://x.test');
});

test('a message keeps its lines', () => {
  expect(lines(80).parse('Hello\r\nNeev\rand all\n')).toBe('Hello\nNeev\nand all');
});

test('what is not seen and turns the writing around it is dropped; joiners of Hindi letters stay', () => {
  expect(storable('\u202eabc\u2066\u0007\0\ud800')).toBe('abc');
  expect(storable('क्\u200dष')).toBe('क्\u200dष');
});
