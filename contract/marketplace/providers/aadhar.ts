import { ungrouped } from '../../written.ts';

// The check digit of the national ID number: Verhoeff's dihedral-group code (J. Verhoeff, 1969).
const multiply = (a: number, b: number): number =>
  a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** The 12 digits, or undefined when the number is not one that can have been issued. Read as people write it. */
export function aadharDigits(typed: string): string | undefined {
  const digits = ungrouped(typed);
  if (!/^[2-9]\d{11}$/.test(digits)) return undefined;
  let check = 0;
  for (let place = 0; place < digits.length; place += 1) {
    let digit = Number(digits[digits.length - 1 - place]);
    for (let turn = 0; turn < place % 8; turn += 1) digit = permutation[digit] ?? 0;
    check = multiply(check, digit);
  }
  return check === 0 ? digits : undefined;
}
