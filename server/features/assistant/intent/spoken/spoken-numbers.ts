import { heardNumbers } from '#content/heard-numbers.ts';
import { westernDigits } from '#contract/written.ts';
import { meaningsBySound, soundOf } from './sound.ts';

/** Text as it is typed, with every number in Western digits: "१० फुट", "do hazar", "1,00,000", "½", "साढ़े तीन". */

const spelled: Record<string, number> = {
  'ek one': 1,
  'do two': 2,
  'teen tin three': 3,
  'char chaar four': 4,
  'panch paanch paanc five': 5,
  'chhah chhe chah chhai cheh chheh six': 6,
  'saat sat seven': 7,
  'aath ath eight': 8,
  'nau nine': 9,
  'das dus ten': 10,
  'gyarah gyara eleven': 11,
  'barah baarah bara twelve': 12,
  'terah thirteen': 13,
  'chaudah fourteen': 14,
  'pandrah pandra fifteen': 15,
  'solah sixteen': 16,
  'satrah satra seventeen': 17,
  'atharah athara eighteen': 18,
  'unnis nineteen': 19,
  'bees bis twenty': 20,
  'bais baees baais bayis': 22,
  'teis teyis': 23,
  'pachees pacchis': 25,
  unatis: 29,
  'tees thirty': 30,
  tetis: 33,
  chautis: 34,
  paitis: 35,
  adtis: 38,
  'chalis chalees forty': 40,
  paitalis: 45,
  adtalis: 48,
  'pachas pachaas fifty': 50,
  'saath sixty': 60,
  'sattar seventy': 70,
  'assi eighty': 80,
  'nabbe ninety': 90,
  'dedh डेढ़ डेढ': 1.5,
  'dhai adhai ढाई': 2.5,
  'aadha adha aadhi adhi आधा आधी आधे half': 0.5,
  'sava sawa सवा': 1.25,
};
const multiplied: Record<string, number> = {
  'sau so सौ hundred': 100,
  'hazar hajar hazaar hajaar हज़ार हजार thousand k': 1000,
  'lakh lac lakhs lacs लाख': 100_000,
  'crore करोड़': 10_000_000,
};
const table = (words: Record<string, number>) =>
  new Map(
    Object.entries(words).flatMap(([all, value]) =>
      all.split(' ').map((word) => [word.normalize('NFC'), value] as const),
    ),
  );
const [latin, multipliers] = [table(spelled), table(multiplied)];
const numbers = new Map([
  ...heardNumbers.flatMap((words, at) => words.map((word) => [word.normalize('NFC'), at + 1] as const)),
  ...latin,
]);
const bySound = meaningsBySound(numbers);
/** "sadhe teen" is 3.5, "paune teen" 2.75, "sawa do" 2.25. */
const shifted = new Map(
  [
    ['paune', -0.25],
    ['pone', -0.25],
    ['पौने', -0.25],
    ['sava', 0.25],
    ['sawa', 0.25],
    ['सवा', 0.25],
    ['sadhe', 0.5],
    ['saadhe', 0.5],
    ['saade', 0.5],
    ['sade', 0.5],
    ['साढ़े', 0.5],
    ['साढे', 0.5],
  ].map(([word, by]) => [String(word).normalize('NFC'), Number(by)] as const),
);
const vulgar: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Small letters, one kind of quote and cross, commas out of numbers, "sq. ft." without dots. */
export function tidy(text: string): string {
  return (
    westernDigits(text.slice(0, 500).normalize('NFC').toLowerCase())
      .replace(/(\d)? ?([½¼¾])/g, (_, whole: string | undefined, part: string) =>
        String(Number(whole ?? 0) + (vulgar[part] ?? 0)),
      )
      .replace(/(\d)[ -](1\/2|1\/4|3\/4)(?!\d)/g, (_, whole: string, part: string) =>
        String(Number(whole) + Number(part[0]) / Number(part[2])),
      )
      // "1/2 inch", "3/8 inch": a part of one; a date has two strokes.
      .replace(/(?<![\d/.])([1-9])\/([2-8])(?![\d/])/g, (_, part: string, whole: string) =>
        String(Number(part) / Number(whole)),
      )
      .replace(
        /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|\d{1,15}) (?:and|n|&) (?:(?:a|one) )?half\b/g,
        'sadhe $1',
      )
      // A picture's inch and foot marks differ by keyboard.
      .replace(/''|[”″“]/g, '"')
      .replace(/[’′‘`]/g, "'")
      // "I'm", "what's", "don't": no feet.
      .replace(/(?<=\p{L})'(?=(m|s|re|ve|ll)\b)/gu, (_, rest: string) => (rest === 'm' ? ' a' : ' '))
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
      .replace(/(?<=\d),(?=\d)/g, '')
      .replace(/एम ?(?=\d)/g, 'm')
      .replace(/²/g, '2')
      .replace(/³/g, '3')
      .replace(/[×✕*]/g, ' x ')
      // "10/12 room"; a half is 1/2, a date has two strokes.
      .replace(/(?<![\d/])(\d\d)\/(\d\d)(?![\d/])/g, '$1 x $2')
      .replace(/(?<=[\d'"]|(?<![a-z])(?:ft|feet|foot|fut|m|mm|cm|inch|in)) ?x ?(?=[\d.])/g, ' x ')
      .replace(/(?<![\d] ?)(?<!\p{L})m[ -](?=\d)/gu, 'm')
      .replace(/(?<=\p{L}\p{M}{0,8})\.(?=\s|\p{L}|$)/gu, ' ')
      .replace(/[?!।;]/g, ' ')
      .replace(/(?<=\d)(?=[\p{L}])/gu, ' ')
      .replace(/(?<=[\p{L}\p{M}])-(?=[\p{L}])/gu, ' ')
      .replace(/(?<=\d)-(?=\p{L})/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const crosses = new Set([
  'x',
  'by',
  'into',
  'gunna',
  'guna',
  'gunaa',
  'गुणा',
  'गुना',
  'बाय',
  'बाई',
  'बाइ',
  'bai',
]);
export const isCross = (word = '') => crosses.has(word);

const digits = /^\d{1,15}(?:\.\d{1,15})?$|^\.\d+$/;
/** M20, Fe500 and 1:4 keep their digits. */
const scanned =
  /m\d{1,15}(?:\.\d{1,15})?|ft[23]|\d{1,15}(?: ?: ?\d{1,15}(?:\.\d{1,15})?){1,6}|\d{1,15}\.\d+|\.\d+|\d+|[\p{L}\p{M}]+|['"=/%]/gu;

type Countable = (word: string, before: string) => boolean;

const asking =
  /^(?:kar|karwa|laga|bana|bata|nikal|hata|rakh|dila|dilwa|dhundh|dikha|bhej|bhijwa|bula|bulwa|de|la|jod|likh|कर|लगा|बना|बता|निकाल|हटा|रख|दिला|दिलवा|ढूंढ|ढूँढ|दिखा|भेज|बुला|दे|ला|जोड़|लिख)$/u;
/** "Kar do" asks for it to be done: there "do" is no two. */
export const isAskedToDo = (word: string, before = ''): boolean =>
  /^(?:do|दो)$/.test(word) && asking.test(before);

/** Words and numbers in turn; a number that was spelled counts only where something countable follows. */
export function tokensOf(text: string, countable: Countable): string[] {
  const raw = tidy(text).match(scanned) ?? [];
  const tokens: string[] = [];
  for (let i = 0; i < raw.length; i++) {
    const word = raw[i] ?? '';
    const isVerb = word === 'do' && /^(?:i|we|you|they)$/.test(raw[i + 1] ?? '');
    if (isVerb || isAskedToDo(word, tokens.at(-1))) {
      tokens.push(word);
      continue;
    }
    const { value, end } = numberFrom(raw, i, countable);
    const spoken = value !== undefined && !digits.test(word);
    const crossed = isCross(tokens.at(-1));
    const alone = spoken && end === i + 1 && !crossed && !countable(raw[end] ?? '', tokens.at(-1) ?? '');
    if (value === undefined || alone) tokens.push(word);
    else {
      tokens.push(String(value));
      i = end - 1;
    }
  }
  return tokens;
}

/** The whole number that a word of two to ninety-nine names: "do", "bees", "पाँच", "ten". */
export function numberOf(word: string): number | undefined {
  const value = digits.test(word) ? undefined : numberAt(word.normalize('NFC'));
  return value !== undefined && value >= 2 && Number.isInteger(value) ? value : undefined;
}

const numberAt = (word = ''): number | undefined =>
  digits.test(word) ? Number(word) : (numbers.get(word) ?? bySound.get(soundOf(word)));
const isSpelled = (word = '') => !digits.test(word) && latin.has(word);
/** "Twenty four", "seventy-five". */
const isTens = (word = '') => /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(word);
const isOnes = (word = '') => /^(?:one|two|three|four|five|six|seven|eight|nine)$/.test(word);

/** "do hazar paanch sau" is 2000 and 500, "two hundred fifty thousand" 250 times 1000: a name multiplies what is below it. */
function numberFrom(raw: readonly string[], at: number, countable: Countable) {
  const next = numberAt(raw[at + 1]);
  const shift = next === undefined ? undefined : shifted.get(raw[at] ?? '');
  const ones = isTens(raw[at]) && isOnes(raw[at + 1]) ? next : undefined;
  let end = at + (shift === undefined && ones === undefined ? 1 : 2);
  // "Hundred feet", "सौ गज": one of them; "so painter will come" is no hundred painters.
  const bare =
    raw[at] !== 'so' && multipliers.has(raw[at] ?? '') && worth(raw, at, countable) ? 1 : undefined;
  if (bare !== undefined) end = at;
  const first = shift === undefined ? (bare ?? numberAt(raw[at])) : next;
  if (first === undefined) return { value: undefined, end };
  const parts = [first + (shift ?? 0) + (ones ?? 0)];
  for (;;) {
    const many = multipliers.get(raw[end] ?? '');
    if (many === undefined || !worth(raw, end, countable)) break;
    let below = parts.pop() ?? 1;
    while (parts.length > 0 && (parts.at(-1) ?? 0) < many) below += parts.pop() ?? 0;
    parts.push(below * many);
    end++;
    // "Hundred and twenty".
    if (raw[end] === 'and' && isSpelled(raw[end + 1]) && many >= 100) end++;
    const rest = numberAt(raw[end]);
    if (rest === undefined || rest >= many || digits.test(raw[end] ?? '')) continue;
    parts.push(rest);
    end++;
  }
  return { value: parts.reduce((sum, part) => sum + part, 0), end };
}

/** "so" is a hundred only before what can be counted, "k" and "hazar" always. */
const worth = (raw: readonly string[], at: number, countable: Countable) =>
  raw[at] !== 'so' || countable(raw[at + 1] ?? '', '');
