import { type Unit, units, written } from '#domain/estimate/calculators/units.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { rupees } from '../../intent/inputs/told-numbers.ts';
import { hinglishOf } from '../../knowledge/language.ts';
import { isShort, wordsIn } from '../../reading/after/topic.ts';
import type { Asker, Finding } from '../base/tool.ts';

/** One of two that are compared: so much each or a day, with what comes on top of it. */
interface Option {
  rate: number;
  fixed: number;
  /** Days or hours. */
  times: Much | undefined;
  workers: number;
}
interface Much {
  value: number;
  unit: Unit | 'hour' | undefined;
}
interface Comparison {
  options: [Option, Option];
  /** How many or how much of it is wanted, where it is told. */
  much: Much | undefined;
}

const asksCheaper =
  /\b(?:cheap(?:er)?|cost(?:s|ing)? less|less costly|saves? (?:more|me)|better (?:deal|price|rate)|(?:which|kaun|kon)\b[^.?!]{0,25}\b(?:better|sast[aei]|kam|fa{1,2}yd\w{1,4})|sast[aei] (?:kaun|kon|hoga|padeg[ai]|pad|rahega)|kis(?:me|ka|ki|se) (?:fa{1,2}yd\w{1,4}|kam|bachat))\b|(?:कौन|किस)[^.?!।]{0,25}(?:सस्त|कम|फ़?ायद|बेहतर)|सस्त[ाीे] (?:कौन|पड़|होग|रहेग)/iu;
const asksSaved =
  /\b(?:sav(?:e|ed|ing|ings)|difference|differ|bach(?:at|eg[aie]|enge|t[aei]|be)?|fark|antar|how much (?:less|cheaper|more)|kitn[aei] (?:kam|zyada|jyada|bach\w{0,4}|sast[aei]|fark))\b|बच(?:त|ेग|ेंग)|फ़?र्क|अंतर|कितन[ाेी] (?:कम|ज़्यादा|ज्यादा|सस्त)/iu;
/** What carries it here is paid once. */
const carriage =
  /\b(?:transport\w{0,6}|deliver\w{1,3}|carr(?:iage|ying)|freight|bhad[ae]|bhara|kiray[ae]|kiraya|dhulai|loading|unloading|auto|tempo|gadi|truck|trip|advance booking|fitting|extra|alag|upar)\b|भाड़ा|किराया|ढुलाई|ट्रांसपोर्ट|डिलीवरी|गाड़ी|टेम्पो|अलग|ऊपर/iu;
const parts =
  /[,;\n।?!]|\.(?!\d)| (?:and|but|or|vs|versus|aur|lekin|magar|ya|jabki|while|whereas|और|लेकिन|मगर|या|जबकि) /iu;

const most = { words: 70, short: 9, rate: 500_000, messages: 5 };

interface PartTold {
  money: number[];
  times: Much | undefined;
  workers: number;
  much: Much | undefined;
  isClear: boolean;
}
/** The numbers of a part: money, days, how much; not clear where one is a size, a percentage or people. */
function readPart(text: string): PartTold {
  const { tokens, measures } = readQuestion(text);
  const told: PartTold = { money: [], times: undefined, workers: 1, much: undefined, isClear: true };
  for (const { sizes, noun, from, to, percent } of measures) {
    const [size, next] = sizes;
    const isMoney = rupees.test(tokens[to] ?? '') || rupees.test(tokens[from - 1] ?? '');
    if (!size || next || percent) told.isClear = false;
    else if (noun === 'day') told.times = { value: size.value, unit: 'day' };
    else if (hourWord.test(tokens[to] ?? '')) told.times = { value: size.value, unit: 'hour' };
    else if (noun === 'worker' || noun === 'people') told.workers = size.value;
    else if (isMoney) told.money.push(size.value);
    // "One bag for 365" says what the price is of.
    else if (size.unit !== undefined)
      told.much = size.value === 1 ? told.much : { value: size.value, unit: size.unit };
    else if (size.value >= leastMoney) told.money.push(size.value);
    else if (size.value > leastCount) told.much = { value: size.value, unit: undefined };
  }
  return told;
}
const hourWord = /^(?:hours?|hrs?|ghant[aeo]n?|घंट[ाे]|घंटों)$/u;
const leastMoney = 20;
/** "The first", "the 2nd" count nothing. */
const leastCount = 3;

/** Two prices that are compared, told in one message; undefined where it is not clear what they are. */
function comparisonIn(said: string): Comparison | undefined {
  if (wordsIn(said) > most.words) return undefined;
  const options: Option[] = [];
  let much: Much | undefined;
  for (const text of said.split(parts)) {
    const told = readPart(text);
    if (!told.isClear) return undefined;
    const [rate, ...more] = told.money;
    const last = options.at(-1);
    much = told.much ?? much;
    if (rate !== undefined && last && more.length === 0 && carriage.test(text)) last.fixed += rate;
    else if (rate !== undefined) {
      if (more.length > 0 && !carriage.test(text)) return undefined;
      const fixed = more.reduce((sum, one) => sum + one, 0);
      options.push({ rate, fixed, times: told.times, workers: told.workers });
    } else if (last && told.times !== undefined) last.times ??= told.times;
  }
  const [one, other, third] = options;
  if (!one || !other || third || Math.max(one.rate, other.rate) > most.rate) return undefined;
  return { options: [one, other], much };
}

const costOf = ({ rate, fixed, times, workers }: Option, much: Much | undefined): number | undefined => {
  const by = times ?? much;
  return by === undefined ? undefined : rate * by.value * workers + fixed;
};

const words = {
  en: {
    option: ['The first', 'The second'],
    cheaper: (which: 0 | 1, by: string) =>
      `**The ${which === 0 ? 'first' : 'second'}** is cheaper by **${by}**.`,
    same: 'Both cost the same.',
    note: 'By the numbers that you told. Look at quality and carriage, too.',
  },
  hi: {
    option: ['पहला', 'दूसरा'],
    cheaper: (which: 0 | 1, by: string) => `**${which === 0 ? 'पहला' : 'दूसरा'}** **${by}** सस्ता है।`,
    same: 'दोनों बराबर हैं।',
    note: 'आपके बताए अंकों से। माल और ढुलाई भी देखिए।',
  },
} as const;

function lineOf(
  { rate, fixed, times, workers }: Option,
  { name, much, sum, locale }: { name: string; much: Much | undefined; sum: number; locale: Asker['locale'] },
) {
  const by = times ?? much ?? { value: 0, unit: undefined };
  const at = locale === 'en' ? 0 : 1;
  const long =
    by.unit === 'hour' || by.unit === 'day'
      ? `${written(by.value)} ${spells[by.unit][at]}`
      : written(by.value, by.unit);
  const people = workers > 1 ? `${workers} × ` : '';
  const onTop = fixed > 0 ? ` + ${written(fixed, 'rupee')}` : '';
  return `- ${name}: ${people}${long} × ${written(rate, 'rupee')}${onTop} = ${written(sum, 'rupee')}`;
}
const spells = { day: ['days', 'दिन'], hour: ['hours', 'घंटे'] } as const;

function told({ options, much }: Comparison, { locale }: Pick<Asker, 'locale'>): Finding | undefined {
  const sums = options.map((one) => costOf(one, much));
  const [first, second] = sums;
  if (first === undefined || second === undefined) return undefined;
  const say = words[locale === 'en' ? 'en' : 'hi'];
  const lines = options.map((one, at) =>
    lineOf(one, { name: say.option[at] ?? '', much, sum: sums[at] ?? 0, locale }),
  );
  const by = written(Math.abs(first - second), 'rupee');
  const verdict = first === second ? say.same : say.cheaper(first < second ? 0 : 1, by);
  const text = [...lines, '', verdict, say.note].join('\n');
  return { text: locale === 'hinglish' ? hinglishOf(text) : text, links: [] };
}

/** How many are wanted now: "and if I take 80 bags?". */
function muchIn(said: string): Much | undefined {
  const { money, times, much, isClear } = readPart(said);
  if (!isClear) return undefined;
  if (times) return times;
  const [number, other] = money;
  return (
    much ??
    (number !== undefined && other === undefined && number < mostCounted
      ? { value: number, unit: undefined }
      : undefined)
  );
}
const mostCounted = 10_000;

/**
 * Which of two prices is cheaper, and by how much: "365 a bag with delivery, or 350 and 900 for transport; 50 bags".
 * Undefined for every other question.
 * @param history what the same user said before, the oldest first
 */
export function cheaperOf(
  said: string,
  history: readonly string[],
  asker: Pick<Asker, 'locale'>,
): Finding | undefined {
  if (asksCheaper.test(said)) {
    const own = comparisonIn(said);
    if (own) return told(own, asker);
  }
  const talk = history.slice(-most.messages);
  const at = talk.findLastIndex((one) => comparisonIn(one) !== undefined);
  const before = comparisonIn(talk[at] ?? '');
  const since = talk.slice(at + 1);
  if (!before || !talk.slice(at).some((one) => asksCheaper.test(one)) || !since.every(isShort))
    return undefined;
  const much = [...since, said].map(muchIn).findLast((one) => one !== undefined);
  const isAsked = asksSaved.test(said) || asksCheaper.test(said) || muchIn(said) !== undefined;
  if (!isAsked || wordsIn(said) > most.short) return undefined;
  const { options } = before;
  const timed = options.find(({ times }) => times !== undefined && times.unit === much?.unit);
  // "If it takes 10 hours".
  if (much && timed) {
    const [first, second] = options.map((one) => (one === timed ? { ...one, times: much } : one));
    return first && second && told({ ...before, options: [first, second] }, asker);
  }
  if (much?.unit === 'hour' || before.much?.unit === 'hour' || much?.unit === 'day') return undefined;
  const unit = much?.unit ?? before.much?.unit;
  if (much?.unit && before.much?.unit && units[much.unit].kind !== units[before.much.unit].kind)
    return undefined;
  return told({ ...before, much: much ? { ...much, unit } : before.much }, asker);
}
