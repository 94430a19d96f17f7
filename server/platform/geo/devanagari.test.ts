import { describe, expect, test } from 'vitest';
import { latinFromDevanagari } from './devanagari.ts';

describe('Devanagari becomes Latin letters as it is spoken', () => {
  test.each([
    ['a final "a" is silent', 'राम', 'ram'],
    ['an "a" between two spoken syllables is silent too', 'मज़दूर', 'mazdur'],
    ['a dot below makes a letter of its own', 'सड़क', 'sarak'],
    ['joined letters have no vowel between them', 'पत्थर', 'patthar'],
    ['a nasal is "m" before lips and "n" elsewhere', 'मुंबई', 'mumbai'],
    ['a nasal before other letters', 'इंदौर', 'indaur'],
    ['digits are Western', '४५२००१', '452001'],
    ['digits of another script are Western too', '৪৫২০০১', '452001'],
    ['the ending of villages', 'गाँव', 'gaon'],
  ])('%s: %s', (_rule, written, spoken) => {
    expect(latinFromDevanagari(written.normalize('NFC'))).toBe(spoken);
  });

  test('what is in other scripts stays as it is', () => {
    expect(latinFromDevanagari('Vijay नगर, 12-B')).toBe('Vijay nagar, 12-B');
  });
});
