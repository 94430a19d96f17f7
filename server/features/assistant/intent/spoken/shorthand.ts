import { numberOf } from './spoken-numbers.ts';

const one = String.raw`(?<![\p{L}\p{M}\d])(?:1|one|ek|एक)`;
const other = String.raw`([\p{L}\p{M}]{1,40}|\d)(?![\p{L}\p{M}\d])`;
const mixed = '(?:masal[aei]|mortar|ratio|mix|anupat|मसाल[ाेी]|मोर्टार|अनुपात|रेशियो|गार[ाे])';

const spoken = [
  // "One is to four".
  new RegExp(String.raw`${one}\s{1,4}(?:is\s?to|iz\s?to|इज़?\s?टू|अनुपात|anupat)\s{1,4}${other}`, 'gu'),
  // "एक चार का मसाला", "ek paanch masala".
  new RegExp(
    String.raw`${one}[\s-]{1,4}(?:aur\s{1,4}|to\s{1,4}|और\s{1,4}|टू\s{1,4})?${other}(?=\s{1,4}(?:(?:k[aei]|wal[aei]|क[ाेी]|वाल[ाेी])\s{1,4})?${mixed})`,
    'gu',
  ),
  // "Mortar one to six", "मसाला एक चार".
  new RegExp(
    String.raw`(?<=${mixed}\s{1,4}(?:of\s{1,4}|is\s{1,4}|hai\s{1,4}|है\s{1,4})?)${one}[\s-]{1,4}(?:aur\s{1,4}|to\s{1,4}|और\s{1,4}|टू\s{1,4})?${other}`,
    'gu',
  ),
];

const ofThem = /(?<![\p{L}\p{M}])(\p{L}{2,10})(?= of (?:them|us)(?!\p{L}))/gu;
/** "Four of them": in figures, since what is counted stands elsewhere. */
const withCounts = (text: string): string =>
  text.replace(ofThem, (word: string) => String(numberOf(word) ?? word));

/** As it is noted on a site, in words; letters before a number only where there are several. */
const shorthand: [RegExp, string][] = [
  [/(?<![\p{L}\d.])cm(?=,? ?1:\d)/gu, 'mortar'],
  [/\bblks?\b/g, 'block'],
  [/\breqd\b/g, 'required'],
  // "10x12 k kamre": no thousand.
  [
    /(?<=\d )k(?= (?:kamr|room|plot|ghar|chh?at|hall|deewar|diwar|size|maka+n|jagah|area|bath|kitchen|slab|hisa|tile|eent))/gu,
    'ke',
  ],
  // "Bricks + plaster".
  [/(?<=[\p{L}\p{M}]) ?\+ ?(?=\p{L})/gu, ' plus '],
  [/\bw\/ ?/g, 'with '],
  // "What is steel going for these days": no days are counted.
  [/\bthese days\b|\b(?:in|aaj ?kal ke) din(?:o|on)\b|(?<![\p{L}\p{M}])इन दिनों/gu, 'nowadays'],
  // A unit of land in the south; "ground floor" is none.
  [
    /(?<=(?:\d|\b(?:one|two|half|ek|do|a)) )ground(?= (?:of|is|=|me|mein|in|to|how|plot|land|equals?|ka|ke)\b)/g,
    'grounds',
  ],
  // "Kitna colour lagega", "colour kitne litre": what is bought of it is paint.
  [
    /(?<=(?:how much|litres?(?: of)?|kitna|कितना|लीटर) )(?:colou?rs?|कलर)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:colou?rs?|कलर)(?= (?:kitna|kitne (?:litre|liter|ltr)|how (?:much|many litres?)|(?:single|double|do|two) coats?|कितना|कितने लीटर|(?:सिंगल|डबल|दो) कोट)(?![\p{L}\p{M}]))/gu,
    'paint',
  ],
  [/\b(?:triple|tripple|tripal)(?=[ -]coats?\b)|(?<!\p{M})ट्रिपल(?= कोट)/gu, '3'],
  // "It has to be dug": where a depth is meant, it stands behind its number.
  [/(?<=\b(?:be|being|get|getting) )dug\b|\bdug(?= (?:in|within|by) )/g, 'digging'],
];
const upperFloors: Record<string, number> = {
  ...{ one: 1, ek: 1, van: 1, वन: 1, एक: 1, two: 2, do: 2, tu: 2, टू: 2, दो: 2 },
  ...{ three: 3, teen: 3, thri: 3, थ्री: 3, तीन: 3 },
};
const storeys = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:g|jee|ji|ground|जी|ग्राउंड|ग्राउण्ड)\s{0,4}(?:\+|plus|प्लस)\s{0,4}([1-9]|${Object.keys(upperFloors).join('|')})(?![\p{L}\p{M}\d])`,
  'gu',
);
/** "G plus two", "जी प्लस टू": the floors above the ground, as they are written: "g+2". */
export const withStoreys = (text: string): string =>
  text.replace(storeys, (_, above: string) => `g+${upperFloors[above] ?? above}`);

const sides: Record<string, string> = {
  L: 'length',
  W: 'width',
  B: 'width',
  H: 'height',
  D: 'depth',
  T: 'thickness',
};
const letter = /(?<![\p{L}\d])([LWBHDT])[ =:-]{0,4}(?=\d)/gu;
const withSides = (text: string): string =>
  (text.match(letter) ?? []).length > 1 ? text.replace(letter, (_, side: string) => `${sides[side]} `) : text;

const grades = new Set([5, 10, 15, 20, 25]);
/** "M fifteen". */
const withGrades = (text: string): string =>
  text.replace(
    /(?<!\d ?)(?<![\p{L}\p{M}])(?:m|एम)\s{1,4}([\p{L}\p{M}]+)/gu,
    (words: string, said: string) => {
      const grade = numberOf(said);
      return grade !== undefined && grades.has(grade) ? `m${grade}` : words;
    },
  );

const land = {
  katha: 'kath?a+s?|katt+ha+s?|cottahs?|কাঠা|कट्ठा|कठ्ठा|काठा',
  bigha: 'b(?:i|ee)gha+s?|बीघा|बिघा|बीघे',
  acre: 'acres?|ekad|एकड़|एकर',
  kanal: 'kanals?|कनाल',
};
/** Parts of a unit of land, and how many of them it has. */
const landParts: [unit: string, part: string, size: number][] = [
  [land.katha, 'ch?h?at+a+ks?|छटाक|छटांक|চটাক', 16],
  [land.katha, 'dh?urs?|धुर', 20],
  [land.bigha, 'bis[wv]a+s?|बिस्वा', 20],
  [land.bigha, land.katha, 20],
  [land.acre, 'gunt?h?a+s?|गुंठा|गुंठे|गुंटा', 40],
  [land.acre, 'cents?|decimals?|dismil|सेंट|डिसमिल', 100],
  [land.kanal, 'marlas?|marle|मरला|मरले', 20],
];
const landWithParts = landParts.map(
  ([unit, part, size]) =>
    [
      new RegExp(
        String.raw`(?<![\d.])(\d{1,4})\s{0,2}(${unit}),?\s{1,2}(?:and\s|aur\s|ar\s|और\s)?(\d{1,3})\s{0,2}(?:${part})(?![\p{L}\p{M}])`,
        'gu',
      ),
      size,
    ] as const,
);
/** "2 katha 8 chhatak" is 2.5 katha. */
const withLandParts = (text: string): string =>
  landWithParts.reduce(
    (said, [pattern, size]) =>
      said.replace(pattern, (...[words = '', whole = '', unit = '', parts = '']: string[]) =>
        Number(parts) < size ? `${Number(whole) + Number(parts) / size} ${unit}` : words,
      ),
    text,
  );

/** Site notes and what is dictated, as sums know them: "L 5 m", "M fifteen", "CM 1:4", "one is to four". */
export const inFull = (text: string): string =>
  withRatios(
    withGrades(
      shorthand.reduce(
        (said, [note, words]) => said.replace(note, words),
        withLandParts(withStoreys(withCounts(withSides(text.normalize('NFC')).toLowerCase()))),
      ),
    ),
  );

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
