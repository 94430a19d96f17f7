import { westernDigits } from '#contract/written.ts';
import { written } from '#domain/estimate/calculators/units.ts';
import { asksSum, tradesIn } from '../../intent/inputs/pay-part.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { hinglishOf } from '../../knowledge/language.ts';
import { wordsIn } from '../../reading/after/topic.ts';
import type { Asker, Finding } from '../base/tool.ts';
import { asksMore, asksOnlyTotal } from './told-sum.ts';

/** Goods that were bought: so many, at so much each, as they were called. */
interface Line {
  name: string;
  count: number;
  each: number;
}
/** What a talk has told of what was bought. */
interface Bill {
  lines: Line[];
  more: number;
}

/** More than 100,000 is a PIN code. */
const most = { words: 40, short: 10, messages: 8, count: 100_000, each: 1_000_000 };
/** "12 wali" is a bar of 12 mm. */
const leastWithoutRupee = 50;
const number = String.raw`(?<![\d.])(\d{1,9}(?:\.\d{1,2})?)(?!\.?\d)`;
const rupee = String.raw`(?:(?:rs|inr|rupees?|rupa?y[aei]{1,2}|rupay|rupya)\.?|₹|/-|रुपये|रुपए|रु\.?)`;
/** "9500 ka ek", "8 rupees each", "380 wali", "240 per pipe". */
const behind = new RegExp(
  String.raw`${number}\s{0,2}${rupee}?\s{0,2}(?:(?:ka|ki|ke|का|की|के)\s(?:ek|1|एक)(?:\s\p{L}[\p{L}\p{M}]{0,15})?|each|apiece|a ?piece|per\s(?:\p{L}{1,15})|wal[aei]|वाल[ाेी]|प्रति\s[\p{L}\p{M}]{1,15})(?![\p{L}\p{M}])`,
  'iu',
);
const inRupees = new RegExp(rupee, 'iu');
/** "at 410", "@ 410", "ek ka 9500", "एक का 9500". */
const before = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}])(?:at|each|(?:ek|1|एक)\s(?:\p{L}[\p{L}\p{M}]{0,15}\s)?(?:ka|ki|का|की))|@)\s{0,2}(?:rs\.?|₹|रु\.?)?\s{0,2}${number}`,
  'iu',
);
/** Something else is asked, or looked for. */
const isAsked =
  /\?|\b(?:what|how|is|are|which|who|where|can|should|kya|kaun|kaha+n?|kaise|need|wants?|chah?iye|chaiye|under|max|near|fair|ok|okay|sahi|theek|thik|mil\w{2,4}|available|looking|send|book|best|good)\b|चाहिए|चाहिये|क्या|कौन|कहाँ|कैसे|सही|ठीक|मिल/iu;
const ofAll = /\b(?:for (?:both|all)|both|dono|teeno|sab|sabka)\b|दोनों|तीनों|सब(?!\p{M})/iu;
/** What comes back or was never taken. */
const isReturned =
  /\b(?:wapas|vapas|return(?:ed|ing)?|gave back|took back|laut\w{0,5}|cancel\w{0,4}|less now|kam kar\w{0,3})\b|वापस|लौटा|कम कर/iu;
const isOnTop =
  /\b(?:bhad[ae]|bhara|kiray[ae]|kiraya|transport|freight|loading|unloading|delivery|carriage|auto|tempo|labour|extra|dhulai)\b|भाड़ा|किराया|ढुलाई|लोडिंग|मज़?दूरी|ऊपर से/iu;
/** No goods: people, days, sizes and shares have their own sums. */
const isOther =
  /\b(?:bhk|people|persons?|men|log|logon|aadmi|admi|workers?|team|days?|din|roz\w{0,3}|nights?|raat|hours?|ghant\w{1,3}|weeks?|haft\w{1,2}|months?|mahin\w{1,3}|percent|advance|gst)\b|%|लोग|आदमी|दिन|रोज़?|रात|घंट|हफ़?्त|महीन|एडवांस|\d\s{0,2}(?:x|by|×)\s{0,2}\d/iu;
const parts =
  /[;\n।]| (?:and|plus|aur|or|और|तथा) |,\s{0,2}(?=[^\d,]{0,40}\d[^,]{0,40},?[^,]{0,20}\d)|[.?!]\s/iu;
const noise =
  /^(?:rs|rupees?|rupa?y\w{0,2}|रुपये|रुपए|hai|hain|h|tha|thi|ka|ki|ke|ko|me|of|the|a|for|at|and|aur|or|bhi|liya|liye|li|mangaya|mangai|bought|i|we|got|also|total|kitna|kitni|hua|hui|hue|और|का|की|के|भी|लिया|लिए|है|हैं)$/iu;

const numbers = new RegExp(number, 'gu');
const numbersIn = (text: string): number[] => [...text.matchAll(numbers)].map(([, digits]) => Number(digits));

/** "Reti 3 truck, 9500 ka ek"; undefined where its numbers are not one count and one price of each. */
function lineIn(text: string): Line | undefined {
  const priced = behind.exec(text) ?? before.exec(text);
  const each = Number(priced?.[1]);
  // "Ek" is said of each, and counts nothing.
  const rest = priced
    ? `${text.slice(0, priced.index)} , ${text.slice(priced.index + priced[0].length)}`
    : '';
  const [count, other] = numbersIn(rest);
  if (!priced || count === undefined || other !== undefined) return undefined;
  const isBare = /(?:wal[aei]|वाल[ाेी])$/iu.test(priced[0]) && !inRupees.test(priced[0]);
  if (isBare && each < leastWithoutRupee) return undefined;
  if (count <= 0 || count > most.count || each <= 0 || each > most.each) return undefined;
  const name = rest
    .replace(numbers, ' # ')
    .split(/[\s,]+/u)
    .filter((word) => word === '#' || (/^[\p{L}\p{M}-]{2,20}$/u.test(word) && !noise.test(word)));
  const at = name.indexOf('#');
  return {
    name: [...name.slice(Math.max(0, at - 2), at), ...name.slice(at + 1, at + 3)].join(' '),
    count,
    each,
  };
}

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/(?:e?s|on|en)$/u, '') === other.toLowerCase().replace(/(?:e?s|on|en)$/u, '');
/** Which line a message names: by its thing or by its unit. */
function lineNamed(lines: readonly Line[], text: string): Line | undefined {
  const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 2);
  const named = lines.map((line) => ({
    line,
    shared: line.name.split(' ').filter((part) => words.some((word) => isSame(word, part))).length,
  }));
  const best = Math.max(0, ...named.map(({ shared }) => shared));
  const those = named.filter(({ shared }) => shared === best);
  return best > 0 && those.length === 1 ? those[0]?.line : undefined;
}

/** "Ek truck reti wapas kar di". @returns whether it is clear which and how many */
function takeBack({ lines }: Bill, text: string): boolean {
  const line = lineNamed(lines, text);
  const [told, other] = numbersIn(text);
  const count = told ?? (/(?<![\p{L}\p{M}])(?:one|a|ek|एक)(?![\p{L}\p{M}])/iu.test(text) ? 1 : undefined);
  if (!line || count === undefined || other !== undefined || count > line.count) return false;
  line.count -= count;
  return true;
}

type Taken = 'told' | 'nothing' | 'unread';
/** Adds what a message tells of goods. */
function take(bill: Bill, typed: string): Taken {
  const said = westernDigits(typed).replace(/(?<=\d),(?=\d{2,3}(?!\d))/gu, '');
  const told = numbersIn(said);
  if (isReturned.test(said) && bill.lines.length > 0) return takeBack(bill, said) ? 'told' : 'unread';
  if (told.length === 0) return 'nothing';
  if (isOther.test(said) || tradesIn(readQuestion(said).tokens).length > 0) return 'unread';
  const [only, second] = told;
  if (only !== undefined && second === undefined && isOnTop.test(said) && bill.lines.length > 0) {
    bill.more += only;
    return 'told';
  }
  const whole = told.length === 2 ? lineIn(said) : undefined;
  const texts = whole ? [] : said.split(parts).filter((text) => text && numbersIn(text).length > 0);
  const lines = whole ? [whole] : texts.map(lineIn);
  if (lines.some((line) => line === undefined)) return 'unread';
  for (const line of lines) if (line) bill.lines.push(line);
  return 'told';
}

const words = {
  en: { total: 'Total', more: 'And', note: 'By the numbers that you told.' },
  hi: { total: 'कुल', more: 'और', note: 'आपके बताए अंकों से।' },
};

/**
 * A talk about goods that were bought: so many at so much each, what came on top, what went back. Each message adds to it,
 * and the bill is told anew; where a number of it is not understood there is none.
 * @param history what the same user said before, the oldest first
 */
export function billTalk(
  said: string,
  history: readonly string[],
  { locale }: Pick<Asker, 'locale'>,
): Finding | undefined {
  if (wordsIn(said) > most.words || asksMore.test(said)) return undefined;
  const bill: Bill = { lines: [], more: 0 };
  for (const one of history.slice(-most.messages)) {
    const isRead = take(bill, one) !== 'unread';
    // What stands before the bill is another talk; in the middle of it no sum is better than a wrong one.
    if (!isRead && bill.lines.length > 0) return undefined;
  }
  const known = bill.lines.length;
  const last = take(bill, said);
  const asks = asksOnlyTotal(said) || (bill.lines.length > 0 && asksSum.test(said) && ofAll.test(said));
  if (last === 'unread' || bill.lines.length === 0) return undefined;
  if (last === 'nothing' ? !asks || wordsIn(said) > most.short : known === 0 && !asks && isAsked.test(said))
    return undefined;
  const say = words[locale === 'en' ? 'en' : 'hi'];
  const money = (amount: number) => written(amount, 'rupee');
  const total = bill.lines.reduce((sum, { count, each }) => sum + count * each, bill.more);
  const text = [
    ...bill.lines.map(
      ({ name, count, each }) => `- ${name}: ${written(count)} × ${money(each)} = ${money(count * each)}`,
    ),
    ...(bill.more > 0 ? [`- ${say.more}: ${money(bill.more)}`] : []),
    `- ${say.total}: **${money(total)}**`,
    '',
    say.note,
  ].join('\n');
  return { text: locale === 'hinglish' ? hinglishOf(text) : text, links: [] };
}
