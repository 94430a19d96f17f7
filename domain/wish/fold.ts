// The blocks of Unicode for Indian scripts have one order: a letter of Bengali, Tamil or Telugu becomes that of Devanagari.
const blocks = [
  { from: 0x0980, by: 0x80 },
  { from: 0x0b80, by: 0x280 },
  { from: 0x0c00, by: 0x300 },
];
/** A letter of Bengali, Tamil or Telugu as the one of Devanagari with its sound. */
export const asDevanagari = (letter: string): string => {
  const code = letter.charCodeAt(0);
  const block = blocks.find(({ from }) => code >= from && code < from + 0x80);
  return block ? String.fromCharCode(code - block.by) : letter;
};

const indic: readonly (readonly [RegExp, string])[] = [
  [/[\u093c\u200c\u200d]/g, ''],
  [/[\u0901\u0900]/g, '\u0902'],
  [/[ङञणनम\u0929]\u094d(?=[क-ह])/g, '\u0902'],
  [/\u094d/g, ''],
  [/[\u0940]/g, '\u093f'],
  [/[\u0942]/g, '\u0941'],
  [/[\u0946\u0945\u0948]/g, '\u0947'],
  [/[\u094a\u0949\u094c]/g, '\u094b'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/[ऎऍऐ]/g, 'ए'],
  [/[ऒऑऔ]/g, 'ओ'],
  [/[ण\u0929]/g, 'न'],
  [/[शष]/g, 'स'],
  [/[ळ\u0934]/g, 'ल'],
  [/[\u0931]/g, 'र'],
  [/[य\u095f]/g, 'य'],
  [/([क-ह])\1/g, '$1'],
];

const latin: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036f]/g, ''],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([bdtkgjrs])h/g, '$1'],
  [/y(?![aeiou])/g, 'i'],
  [/([a-z])\1+/g, '$1'],
];

const apply = (word: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((folded, [pattern, by]) => folded.replace(pattern, by), word);

const isIndic = /[\u0900-\u0d7f]/;
/** One form for spellings that sound alike, of one word in small letters: "mistree", "mistri"; "मिस्त्री", "मिस्त्रि". */
export const foldWord = (word: string): string =>
  isIndic.test(word)
    ? apply(word.replace(/[\u0980-\u0c7f]/g, asDevanagari), indic)
    : apply(word.normalize('NFKD'), latin);

export const foldPhrase = (phrase: string): string => phrase.split(' ').map(foldWord).join(' ');

/** Digits stand in a row from nought to nine in each script. */
function westernDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  let nought = code;
  while (/\p{Nd}/u.test(String.fromCharCode(nought - 1))) nought -= 1;
  return String((code - nought) % 10);
}

/** Digits of every script in its place: sign for sign, so that places in the text stay. */
export const withWesternDigits = (text: string): string =>
  text.replace(/(?![0-9])(?=[\0-\uffff])\p{Nd}/gu, westernDigit);

/** Also what keyboards of other scripts write wide, and hyphens of every length but the two of ranges. */
export const withPlainSigns = (text: string): string =>
  withWesternDigits(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?![–—])(?=[\0-\uffff])\p{Dash}/gu, '-');
