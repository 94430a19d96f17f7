import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aadharDigits } from './aadhar.ts';

/** Any eleven digits that can begin a number, with the one check digit that makes it whole. */
const numbers = fc.stringMatching(/^[2-9]\d{10}$/).map((start) => {
  const whole = [...'0123456789'].map((digit) => start + digit).filter((number) => aadharDigits(number));
  expect(whole).toHaveLength(1);
  return whole[0] ?? '';
});

// The first is the sample number that the issuing authority prints.
test.each([
  ['999941057058', '999941057058'],
  ['9999 4105 7058', '999941057058'],
  ['9999-4105-7058', '999941057058'],
  ['999941057059', undefined],
  ['99994105705', undefined],
  ['9999410570580', undefined],
  ['099941057058', undefined],
  ['199941057058', undefined],
  ['99994105705x', undefined],
  ['९९९९४१०५७०५८', '999941057058'],
  ['', undefined],
])('%j is read as %j', (typed, digits) => expect(aadharDigits(typed)).toBe(digits));

test('One wrong digit is always noticed', () => {
  fc.assert(
    fc.property(numbers, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, at, more) => {
      const wrong = (Number(number[at]) + more) % 10;
      expect(aadharDigits(number.slice(0, at) + wrong + number.slice(at + 1))).toBeUndefined();
    }),
  );
});

test('Two neighbours that changed places are always noticed', () => {
  fc.assert(
    fc.property(numbers, fc.nat(10), (number, at) => {
      const [one = '', other = ''] = number.slice(at, at + 2);
      fc.pre(one !== other);
      expect(aadharDigits(number.slice(0, at) + other + one + number.slice(at + 2))).toBeUndefined();
    }),
  );
});

test('Groups of four, as the card prints them, read as the plain number', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(aadharDigits(number.replace(/(\d{4})(?=\d)/g, '$1 '))).toBe(number);
    }),
  );
});
