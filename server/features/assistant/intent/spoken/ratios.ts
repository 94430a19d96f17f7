import { numberOf } from './spoken-numbers.ts';

const one = String.raw`(?<![\p{L}\p{M}\d])(?:1|one|ek|एक)`;
const other = String.raw`([\p{L}\p{M}]+|\d)(?![\p{L}\p{M}\d])`;
const mixed = String.raw`(?:masal[aei]|mortar|ratio|mix|anupat|मसाल[ाेी]|मोर्टार|अनुपात|रेशियो)`;

const spoken = [
  // "One is to four".
  new RegExp(String.raw`${one}\s+(?:is\s?to|iz\s?to|इज़?\s?टू|अनुपात|anupat)\s+${other}`, 'gu'),
  // "एक चार का मसाला", "ek paanch masala".
  new RegExp(
    String.raw`${one}\s+(?:aur\s+|to\s+|और\s+|टू\s+)?${other}(?=\s+(?:(?:k[aei]|wal[aei]|क[ाेी]|वाल[ाेी])\s+)?${mixed})`,
    'gu',
  ),
  // "Mortar one to six", "मसाला एक चार".
  new RegExp(
    String.raw`(?<=${mixed}\s+(?:of\s+|is\s+|hai\s+|है\s+)?)${one}\s+(?:aur\s+|to\s+|और\s+|टू\s+)?${other}`,
    'gu',
  ),
];

/** A mix as masons say it, in figures: "one is to four" is "1:4". */
export const withRatios = (text: string): string =>
  spoken.reduce(
    (said, pattern) =>
      said.replace(pattern, (words: string, sand: string) => {
        const parts = /\d/.test(sand) ? Number(sand) : numberOf(sand);
        return parts === undefined ? words : `1:${parts}`;
      }),
    text.normalize('NFC').toLowerCase(),
  );
