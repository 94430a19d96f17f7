/** A clip of a number word: `n0` to `n99`, `h1` to `h9`, `hh1` to `hh9` where more follows, and the large ones. */
export type NumberClip =
  | `n${number}`
  | `h${number}`
  | `hh${number}`
  | 'thousand'
  | 'thousandAnd'
  | 'lakh'
  | 'lakhAnd'
  | 'crore';

/** Every number word that amounts up to 99,99,999 are joined of; `crore` is a word of contracts alone. */
export const numberClips: NumberClip[] = [
  ...Array.from({ length: 100 }, (_, n): NumberClip => `n${n}`),
  ...Array.from({ length: 9 }, (_, n): NumberClip => `h${n + 1}`),
  ...Array.from({ length: 9 }, (_, n): NumberClip => `hh${n + 1}`),
  'thousand',
  'thousandAnd',
  'lakh',
  'lakhAnd',
];

/**
 * The words of an amount in the order in which they are said, which is the same in all of India's languages here.
 * Some bend a word where more follows (Tamil: nooru, but nootru pathu): these have a clip of their own.
 * @param amount a whole number from 0 to 999,999,999
 */
export function wordsOf(amount: number): NumberClip[] {
  if (!Number.isInteger(amount) || amount < 0 || amount > 999_999_999)
    throw new RangeError(`no words for ${amount}`);
  if (amount < 100) return [`n${amount}`];
  if (amount < 1000)
    return withRest([], amount % 100, [`h${Math.floor(amount / 100)}`, `hh${Math.floor(amount / 100)}`]);
  if (amount < 100_000)
    return withRest([`n${Math.floor(amount / 1000)}`], amount % 1000, ['thousand', 'thousandAnd']);
  if (amount < 10_000_000)
    return withRest([`n${Math.floor(amount / 100_000)}`], amount % 100_000, ['lakh', 'lakhAnd']);
  return withRest([`n${Math.floor(amount / 10_000_000)}`], amount % 10_000_000, ['crore', 'crore']);
}

function withRest(
  before: NumberClip[],
  rest: number,
  [alone, followed]: [NumberClip, NumberClip],
): NumberClip[] {
  return rest === 0 ? [...before, alone] : [...before, followed, ...wordsOf(rest)];
}

/** Digit by digit, as phone numbers and PIN codes are said. */
export const digitsOf = (digits: string): NumberClip[] =>
  [...digits].filter((digit) => /\d/.test(digit)).map((digit): NumberClip => `n${Number(digit)}`);
