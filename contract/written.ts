// Numbers and names as people write them: the one reader of both sides. No zod here: screens load this.

/**
 * No more signs upon one letter than any script has (UAX 15, D4). To put them in the order of a form takes the square of
 * their number: a body full of them would stop the process for minutes. The four beside the marks become some.
 */
export const withFewMarks = (typed: string): string =>
  typed.replace(/([\p{M}\u0e33\u0eb3\uff9e\uff9f]{30})[\p{M}\u0e33\u0eb3\uff9e\uff9f]+/gu, '$1');

/** One form of each letter; fractions, powers and ringed numbers stay, since "5²" is not 52. */
const folded = (typed: string): string =>
  withFewMarks(typed)
    .replace(/\P{No}+/gu, (part) => part.normalize('NFKC'))
    .normalize('NFC');

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));

/** What was asked before: there are some hundred digits, and a text may hold any number of them. */
const western = new Map<string, string>();

/** Of any script: its digits stand in a row from nought to nine. */
function westernDigit(digit: string): string {
  const known = western.get(digit);
  if (known !== undefined) return known;
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  const found = String((point - first) % 10);
  western.set(digit, found);
  return found;
}

/** Digits of every script as western ones; nothing else changes. */
export const westernDigits = (typed: string): string => typed.replace(/(?![0-9])\p{Nd}/gu, westernDigit);

/** With western digits, plain hyphens, commas and spaces, and without what nobody sees; words stay as they are. */
export const figures = (typed: string): string =>
  westernDigits(folded(typed))
    .replace(/[\p{Dash}\u02d7\u2043]/gu, '-')
    .replace(/[\u060c\u066c]/g, ',')
    .replace(/\u066b/g, '.')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The digits of a long number; what does not belong between digits is left in it, so that nothing is misread. */
export const ungrouped = (typed: string): string => figures(typed).replace(/[ \-.,()·]/g, '');

// In threes, or as India groups: 1,20,000. "1,20" is neither.
const groups = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+)$|^[1-9]\d?(?:(?:,\d\d)*,|(?: \d\d)* )\d{3}$/;

/** A number, where it can be one alone: of "12,5" and "1,20" nobody knows which. */
export function decimalOf(typed: string): number | undefined {
  const written = figures(typed).replace(/, /g, ',');
  const [, minus = '', before = '', after = ''] = /^(-?)([\d, ]+)(\.\d+)?$/.exec(written) ?? [];
  if (!/^\d+$/.test(before) && !groups.test(before)) return undefined;
  return Number(minus + before.replace(/[, ]/g, '') + after);
}

/** A whole number; "12.0" and "12.00" are one, "1.200" may be twelve hundred and is none. */
export const wholeOf = (typed: string): number | undefined =>
  /\.(?!00?$)/.test(figures(typed)) ? undefined : decimalOf(typed);

const barePercent = (typed: string): string => figures(typed).replace(/ ?(?:%|percent|प्रतिशत)$/i, '');

/** Percent: also "10 %". */
export const percentOf = (typed: string): number | undefined => decimalOf(barePercent(typed));
export const wholePercentOf = (typed: string): number | undefined => wholeOf(barePercent(typed));

const many: [RegExp, number][] = [
  [/(?:lakhs?|lacs?|लाख)$/, 100_000],
  [/(?:thousand|ha[jz]aa?r|हज़ार|हजार|k)$/, 1000],
];

/** Without what people write around rupees. */
const bareRupees = (typed: string): string =>
  figures(typed)
    .toLowerCase()
    .replace(/^(?:₹|rs\.?|inr|रु\.?|रू\.?)|(?:₹|rs\.?|inr|rupees?|रु\.?|रू\.?|रुपये|रुपए)$/g, '')
    .replace(/ ?\/[-=]$/, '')
    .trim();

/** Rupees with paise, as the rate of a line has them: also "₹ 1,250.50/-". */
export const exactRupeesOf = (typed: string): number | undefined => decimalOf(bareRupees(typed));

/** Rupees: also "₹ 1,200/-", "Rs. 1200" and "2 lakh". */
export function rupeesOf(typed: string): number | undefined {
  const amount = bareRupees(typed);
  const [word, times] = many.find(([name]) => name.test(amount)) ?? [];
  if (!word || !times) return wholeOf(amount);
  const said = decimalOf(amount.replace(word, '').trim());
  // A fraction of a lakh is a fraction that paper can hold: 1.15 lakh is 1,15,000.
  return said === undefined ? undefined : Number((said * times).toFixed(2));
}

/** Ten digits of India, first 6 to 9, however the country code and a leading 0 stand before them. */
export const phoneOf = (typed: string): string | undefined =>
  /^(?:\+?(?:00?)?91)?0?([6-9]\d{9})$/.exec(ungrouped(typed))?.[1];

/** Six digits, the first 1 to 8. */
export const pinOf = (typed: string): string | undefined => /^[1-8]\d{5}$/.exec(ungrouped(typed))?.[0];

/** A point as `lat,lng`. */
export function pointOf(typed: string): { lat: number; lng: number } | undefined {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?) ?[, ] ?(-?\d{1,3}(?:\.\d+)?)$/.exec(figures(typed)) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
}

/** In small letters and without what nobody sees: address books put marks of direction before them. */
export const emailOf = (typed: string): string =>
  folded(typed)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

/**
 * An address of UPI in small letters: a name or a number, `@`, and the word of a bank or an app. No dot follows the `@`:
 * that is an e-mail.
 */
export const upiOf = (typed: string): string | undefined =>
  /^[a-z0-9][a-z0-9.-]{1,98}@[a-z][a-z0-9]{1,63}$/.exec(
    figures(typed)
      .toLowerCase()
      .replace(/^upi: ?/, '')
      .replace(/ ?@ ?/, '@'),
  )?.[0];

/** A code in capitals and digits. */
export const compactOf = (typed: string): string => figures(typed).replace(/[ -]/g, '').toUpperCase();

// In this order. A field of one line joins the lines of what is pasted: letters may stand right beside the digits.
const codeForms = [
  /(?<!\d)\d{6}(?!\d)/g,
  /(?<![\p{L}\p{N}])(?=[A-Z]*\d)[A-Z0-9]{6}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[A-Z]{6}(?![\p{L}\p{N}])/gu,
  /(?<!\d[ -]?)\d{3}[ -]\d{3}(?![ -]?\d)/g,
];

/** Six capitals and digits, also out of the message around them where it holds one code alone. */
export function codeOf(typed: string): string {
  const message = figures(typed);
  const letters = compactOf(message);
  if (letters.length <= 6) return letters;
  // The last line of our texts names the site and the code for phones.
  const bound = /@[\w.-]+ #(\w{6})$/.exec(message)?.[1];
  if (bound) return bound;
  for (const form of codeForms) {
    const found = new Set((message.match(form) ?? []).map(compactOf));
    const [only = letters] = found;
    if (found.size > 0) return found.size === 1 ? only : letters;
  }
  return letters;
}

// U+2800 and U+1D159 are drawn as nothing, U+FFFC stands for what is not here.
const unseen =
  /[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/gu;

/** Whether anybody would see it. */
export const isVisible = (text: string): boolean => text.replace(unseen, '') !== '';

const hidden =
  /[\u2800\ufffc\u{1d159}]|(?!\u200c|\u200d|\s)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;
/** Scripts of India join letters by them, also at a word's end after a sign; Latin never does. */
const idleJoiner =
  /(?<!(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d]|(?<=\p{L})[\u200c\u200d](?![\p{L}\p{M}])/gu;

/** On one line and without what nobody sees. */
export const nameOf = (typed: string): string =>
  folded(typed).replace(hidden, '').replace(idleJoiner, '').replace(/\s+/g, ' ').trim();

/** Whether somebody could be called so. */
export const isName = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
