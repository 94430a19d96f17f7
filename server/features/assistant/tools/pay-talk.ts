import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';
import { written } from '#domain/estimate/calculators/units.ts';
import { wordIn } from '#domain/estimate/calculators/words.ts';
import {
  asksElse,
  asksHow,
  asksSum,
  isAbsent,
  isAdded,
  isAdvance,
  isDaily,
  isEach,
  isGone,
  isHalf,
  isOnly,
  isOther,
  isPaid,
  isRequest,
  most,
  mostOfDay,
  type Part,
  parts,
  readPart,
  tradesIn,
} from '../intent/inputs/pay-part.ts';
import { readQuestion } from '../intent/inputs/read-sizes.ts';
import { calculationOf } from '../intent/read-calculation.ts';
import { hinglishOf } from '../knowledge/language.ts';
import { ownTopic, wordsIn } from '../reading/after/topic.ts';
import { calculate } from './calculator-tool.ts';
import { asksMore, asksOnlyTotal } from './told-sum.ts';
import type { Asker, Finding, Locale } from './tool.ts';

/** People of one trade at one rate; of their days `off` were not worked, all of them together. */
interface Line {
  trade: PaidTrade;
  count: number;
  rate: number | undefined;
  days: number | undefined;
  off: number;
}
/** What a talk has told of people who are paid by the day. */
interface Pay {
  lines: Line[];
  days: number | undefined;
  advance: number;
  more: number;
  /** What a day costs, told before it is said of how many. */
  rate: number | undefined;
  /** The trade that was spoken of last. */
  named: PaidTrade | undefined;
}

/** The line of a trade, or the only one. */
const lineOf = (pay: Pay, trade: PaidTrade | undefined): Line | undefined =>
  trade === undefined
    ? pay.lines.length === 1
      ? pay.lines[0]
      : undefined
    : pay.lines.find((one) => one.trade === trade);
const newLine = (line: Pick<Line, 'trade' | 'count'> & Partial<Line>): Line => ({
  rate: undefined,
  days: undefined,
  off: 0,
  ...line,
});

/** "One mason did half a day", "two helpers did not come on one day", "he came only 4 days". @returns whether it is clear whose days */
function takeOff(pay: Pay, part: Part): boolean {
  const { people, days, halves, named, text } = part;
  const [said] = people;
  const trade = said?.trade ?? named;
  // "Your mason came only half a day today".
  if (pay.lines.length === 0 && trade) pay.lines.push(newLine({ trade, count: said?.count ?? 1, days: 1 }));
  const line = lineOf(pay, trade);
  if (!line || people.length > 1) return false;
  const some = said?.count ?? (isEach.test(text) ? undefined : part.some);
  // "One day he did not come": of several people it is not said how many.
  if (some === undefined && trade === undefined && line.count > 1 && !isEach.test(text)) return false;
  const count = Math.min(some ?? line.count, line.count);
  const [told, half] = days;
  const all = line.days ?? pay.days;
  let off: number;
  if (halves > 0) off = halves;
  // "2 din aadha din", "half on 2 days", "half a day".
  else if (isHalf.test(text)) off = (told === undefined || told < 1 ? 1 : told) * (half ?? 0.5);
  else if (isAbsent.test(text)) off = told ?? 1;
  else if (told !== undefined && all !== undefined && told <= all) off = all - told;
  else return false;
  line.off += off * count;
  return true;
}

/** "600 each": of those whose rate is not told yet, else of all. */
function rateAll({ lines }: Pay, rate: number, isOfAll: boolean): boolean {
  const without = lines.filter((line) => line.rate === undefined);
  if (without.length === 0 && !isOfAll) return false;
  for (const line of without.length > 0 ? without : lines) line.rate = rate;
  return true;
}

/** People, rates and days that a part tells. @returns whether all of it is understood */
function takeLine(pay: Pay, part: Part): boolean {
  const { people, money, days, halves, named, text } = part;
  if (people.length > 2 || money.length > 2 || days.length > 1) return false;
  const told: (Line | undefined)[] = [];
  for (const { trade, count } of people) {
    const line = lineOf(pay, trade);
    if (line && isAdded.test(text) && money.length === 0) line.count += count;
    else if (line) line.count = count;
    else pay.lines.push(newLine({ trade: trade ?? pay.named ?? 'helper', count }));
    told.push(line ?? pay.lines.at(-1));
  }
  const spell = days.length > 0 || halves > 0 ? (days[0] ?? 0) + halves : undefined;
  if ((spell ?? 0) > most.days) return false;
  for (const [at, { value, trade }] of money.entries()) {
    if (value > most.rate) return false;
    const whose = trade ?? people[at]?.trade ?? named;
    const known = (trade ? lineOf(pay, trade) : undefined) ?? told[at] ?? lineOf(pay, whose);
    if (known) known.rate = value;
    else if (whose ?? (pay.lines.length === 0 && ((isDaily.test(text) || spell) ?? pay.days)))
      pay.lines.push(newLine({ trade: whose ?? pay.named ?? 'helper', count: 1, rate: value }));
    else if (pay.lines.length === 0) pay.rate = value;
    else if (!rateAll(pay, value, isEach.test(text))) return false;
    told.push(known ?? pay.lines.at(-1));
  }
  if (spell === undefined) return true;
  // "Mason 950 worked 11 days, helper 620 worked 13 days": each his own; "for 4 days" alone is of all.
  const own = new Set([...told, named ? lineOf(pay, named) : undefined].filter((one) => one !== undefined));
  const [only] = own;
  if (own.size === 1 && only) only.days = spell;
  else for (const line of pay.lines) line.days = undefined;
  pay.days = own.size === 1 ? (pay.days ?? spell) : spell;
  return true;
}

/** A week of work, where it is not said which days. */
const week =
  /(?<![\p{L}\p{M}\d])(one|a|ek|1|एक|two|do|2|दो) (?:weeks?|haft[ae]|हफ़?्त[ाे]|सप्ताह)(?![\p{L}\p{M}])/giu;
const inDays = (said: string): string =>
  said.replace(week, (_, count: string) => {
    const days = /\bmon\w{0,3} (?:to|se) sat/iu.test(said) ? 6 : 7;
    return `${/^(?:two|do|2|दो)$/iu.test(count) ? 2 * days : days} days`;
  });

type Taken = 'told' | 'nothing' | 'unread';
/** Adds what a part of a message tells. @returns whether it told anything, and all of it is understood */
function takePart(pay: Pay, part: Part, isGiven: boolean): Taken {
  const { people, money, days, named, halves, text } = part;
  const isSpell = isGone.test(text) || isOnly.test(text);
  const isEvent = isHalf.test(text) || isAbsent.test(text) || (days.length > 0 && isSpell);
  const who = named !== undefined || (pay.lines.length > 0 && part.some !== undefined);
  if (people.length + money.length + days.length + halves === 0 && !(isEvent && who)) return 'nothing';
  const [sum, other] = money;
  // "Mistri ko 900 diya": what a day of him costs; "2000 diya" is paid already.
  const ofDay = people.length > 0 || (named !== undefined && (sum?.value ?? 0) < mostOfDay);
  if (sum && (isAdvance.test(text) || (isGiven && !ofDay))) {
    if (other || days.length > 0) return 'unread';
    pay.advance += sum.value;
    return 'told';
  }
  // Half days stand beside the whole ones where the rate is told.
  const isOff = isEvent && money.length === 0 && (pay.lines.length > 0 || named !== undefined);
  if (isOff && !(halves > 0 && days.length > 0)) return takeOff(pay, part) ? 'told' : 'unread';
  const isMore = sum && people.length === 0 && named === undefined && days.length === 0;
  if (isMore && isAdded.test(text) && pay.lines.some(({ rate }) => rate !== undefined)) {
    pay.more += sum.value;
    return 'told';
  }
  return takeLine(pay, part) ? 'told' : 'unread';
}

function take(pay: Pay, said: string): Taken {
  let told: Taken = 'nothing';
  for (const text of inDays(said).split(parts)) {
    if (text.trim() === '') continue;
    const part = readPart(text);
    // "Mistri ko 3000 aur helper ko 1500 de chuka": it is said once, of each.
    const ofEach = isAdvance.test(said) && part?.named !== undefined && part.days.length === 0;
    const isGiven = ofEach ? part.people.length === 0 : isPaid.test(text) && !isDaily.test(text);
    const taken = part ? takePart(pay, part, isGiven) : 'unread';
    if (taken === 'unread') return taken;
    if (taken === 'told') told = taken;
    pay.named = part?.named ?? pay.named;
  }
  return told;
}

const say = {
  en: {
    total: 'Total',
    day: 'For one day',
    off: 'Not worked',
    more: 'And',
    paid: 'Paid already',
    left: 'Still to pay',
    note: 'By the numbers that you told.',
  },
  hi: {
    total: 'कुल',
    day: 'एक दिन का',
    off: 'काम नहीं किया',
    more: 'और',
    paid: 'पहले दिया',
    left: 'अब देना है',
    note: 'आपके बताए अंकों से।',
  },
};

const newPay = (): Pay => ({
  lines: [],
  days: undefined,
  advance: 0,
  more: 0,
  rate: undefined,
  named: undefined,
});

function reckoned({ lines, days: all, advance, more }: Pay, locale: Locale): Finding | undefined {
  const words = say[locale === 'en' ? 'en' : 'hi'];
  const money = (amount: number) => written(amount, 'rupee');
  const isDay = all === undefined && lines.every(({ days }) => days === undefined);
  const told: string[] = [];
  let total = more;
  for (const { trade, count, rate = 0, days = all ?? 1, off } of lines) {
    const sum = count * days * rate;
    total += sum - off * rate;
    const factors = [`${count}`, ...(isDay ? [] : [written(days, 'day')]), money(rate)];
    told.push(`- ${wordIn(locale, trade)}: ${factors.join(' × ')} = ${money(sum)}`);
    if (off > 0)
      told.push(
        `- ${words.off}: ${wordIn(locale, trade)}, ${written(off, 'day')} × ${money(rate)} = −${money(off * rate)}`,
      );
  }
  if (more > 0) told.push(`- ${words.more}: ${money(more)}`);
  told.push(`- ${isDay ? words.day : words.total}: **${money(total)}**`);
  if (advance > 0)
    told.push(`- ${words.paid}: ${money(advance)}`, `- ${words.left}: **${money(total - advance)}**`);
  if (total <= 0 || total < advance) return undefined;
  const text = [...told, '', words.note].join('\n');
  return { text: locale === 'hinglish' ? hinglishOf(text) : text, links: [] };
}

/**
 * A talk about people who are paid by the day: who came at what rate, for how many days, who did not come, what was paid
 * already. Each message adds to it or changes it. Undefined for every other talk, and where a number is not understood:
 * no sum is better than a wrong one.
 * @param history what the same user said before, the oldest first
 */
export function payTalk(said: string, history: readonly string[], asker: PayAsker): Finding | undefined {
  if (wordsIn(said) > most.words || isRequest.test(said) || isOther.test(said)) return undefined;
  const shows = asksHow.test(said);
  if (!shows && (asksMore.test(said) || asksElse.test(said))) return undefined;
  if (history.length === 0 && !asksOnlyTotal(said)) return undefined;
  const pay = newPay();
  let isSearch = false;
  for (const one of history.slice(-most.messages)) {
    const before = structuredClone(pay);
    isSearch ||= isRequest.test(one) || ownTopic(one)?.about === 'people';
    const aside = isRequest.test(one) || isOther.test(one) || asksElse.test(one);
    if (!aside && take(pay, one) !== 'unread') continue;
    // What is no part of the talk of pay still says who is spoken of.
    Object.assign(pay, before, { named: tradesIn(readQuestion(one).tokens).at(-1) ?? before.named });
    // In the middle of it, no sum is better than a wrong one.
    if (!aside && before.lines.some(({ rate }) => rate !== undefined)) return undefined;
  }
  // What stands by itself behind another subject is no talk of pay: it tells all of it and asks for the sum.
  const isFirst = pay.lines.length === 0 && pay.days === undefined && pay.rate === undefined;
  // "850 each, 3 people, 4 days" is of those who were spoken of.
  const isAlone = isFirst && (pay.named === undefined || tradesIn(readQuestion(said).tokens).length > 0);
  const topic = isAlone ? ownTopic(said) : undefined;
  if (isAlone && history.length > 0 && (topic?.about === 'people' || !asksOnlyTotal(said))) return undefined;
  const last = take(pay, said);
  const { lines, days } = pay;
  for (const line of lines) line.rate ??= pay.rate;
  const isWhole = lines.length > 0 && lines.every(({ rate }) => rate !== undefined);
  const lacksDays = lines.some((one) => one.off > 0 && (one.days ?? days) === undefined);
  if (last === 'unread' || !isWhole || lacksDays) return undefined;
  // Behind a search, people without days are those who are looked for.
  if ((isAlone || isSearch) && lines.some((one) => (one.days ?? days) === undefined)) return undefined;
  if (last === 'nothing' && !shows && !(asksSum.test(said) && wordsIn(said) <= most.total)) return undefined;
  return plainly(pay, asker) ?? reckoned(pay, asker.locale);
}

/** One or two trades for the same days, and nothing else: the wages of a crew. */
function plainly({ lines, days, advance, more }: Pay, asker: PayAsker): Finding | undefined {
  const [one, other, third] = lines;
  const isPlain = lines.every((line) => line.off === 0 && (line.days ?? days) === (one?.days ?? days));
  const spell = one?.days ?? days;
  if (!one?.rate || third || !isPlain || spell === undefined || advance > 0 || more > 0) return undefined;
  const lead = { trade: one.trade, workers: one.count, dayRate: one.rate, days: spell };
  const second = other && { otherTrade: other.trade, others: other.count, otherRate: other.rate ?? 0 };
  return calculate(calculationOf('pay', { ...lead, ...second }), asker);
}
type PayAsker = Pick<Asker, 'locale' | 'rates'>;
