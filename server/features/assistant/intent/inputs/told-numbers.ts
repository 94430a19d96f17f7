import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';
import type { Unit } from '#domain/estimate/calculators/units.ts';
import type { Measure } from '../spoken/measures.ts';
import { paidTradeOf } from '../spoken/paid-trades.ts';
import { unitAt } from '../spoken/unit-words.ts';
import { readQuestion } from './read-sizes.ts';

export const rupees = /^(?:₹|rs|inr|rupees?|rupay[ae]?|rupaye|rupe|rupya|रुपये|रुपए|रुपया|रुपय|रु|टाका|टके)$/u;
export const before = /^(?:at|@|rate|rates|रेट|दर|भाव)$/u;
const each =
  /^(?:each|per|a|ka|ke|ki|का|के|की|प्रति|हर|roz|daily|रोज|रोज़|दिहाड़ी|dihadi|वीतम्|नं|ने|चं|चे|hisab|हिसाब|hisaab)$/u;
/** Already paid. */
const paid = /^(?:advance|peshgi|एडवांस|पेशगी|अग्रिम|बयाना|bayana|paid|gave|उचल|uchal|ऐडवांस)$/u;
const given = /^(?:given|paid|diya|diye|de|dia|दिया|दिए|दिये|दे|चुका|दिली|दिले)$/u;
/** "Nahi aaye", "did not come", "absent": what is not paid, or was paid to nobody, is no absence. */
const away = /^(?:absent|chhutti|chutti|gairhazir|ग़ैरहाज़िर|गैरहाजिर|छुट्टी|missed|missing)$/u;
const not = /^(?:nahi|nahin|nhi|didn|didnt|not|नहीं|नही|नाही)$/u;
const came = /^(?:aay?[aei]|aaye|come|came|turn|turned|आए|आये|आया|आई|आले|थे|थी|था)$/u;
const isAbsent = (tokens: readonly string[], at: number): boolean =>
  away.test(tokens[at] ?? '') ||
  (not.test(tokens[at] ?? '') && [tokens[at + 1], tokens[at + 2]].some((word) => came.test(word ?? '')));
const least = { rate: 100, fixed: 100 };

/** Paid by the hour: no unit of any calculator. */
export type Paid = Unit | 'hour';
interface Rate {
  value: number;
  /** Of so much of it; none is of a person's day. */
  unit: Paid | undefined;
  at: number;
  trade: PaidTrade | undefined;
}
export interface Counted {
  value: number;
  at: number;
}
interface Fixed extends Counted {
  /** "2 trolley ret, 3500 trolley": how many of what it is the price of; 1 is a sum by itself, none is not understood. */
  of: number | undefined;
}
export interface Told {
  rates: Rate[];
  amounts: (Counted & { unit: Paid })[];
  people: (Counted & { trade: PaidTrade })[];
  days: Counted[];
  /** Days that stand beside the whole ones: two half ones are one. */
  halves: number;
  fixed: Fixed[];
  advance: number;
  absentAt: number;
  /** A small number stands there that says neither people nor days nor an amount. */
  isUnread: boolean;
}

const hour = /^(?:hours?|hrs?|ghant[ae]|ghanto|ghanton|घंट[ाे]|घंटों|घण्ट[ाे]|तास|तासाचे|तासांचे)$/u;
const full = /^(?:full|whole|p[uo]+r[aei]|पूर[ाेी]|पुर[ाेी])$/u;
const half = /^(?:half|halves|aadh[aei]|adh[aei]|आध[ाेी]|हाफ|अर्ध[ाेी])$/u;
/** "2 din aadhe", "2 half days": each of them is half a day. */
const isHalf = (tokens: readonly string[], from: number, to: number): boolean =>
  [from - 1, to, to + 1].some((at) => half.test(tokens[at] ?? ''));

/** The rate's own unit: "110 rupees a foot", "₹38 per sq ft", "foot ka 130". */
function unitBeside(tokens: readonly string[], from: number, to: number): Paid | undefined {
  for (let at = to; at < to + 3; at += 1) {
    if (hour.test(tokens[at] ?? '')) return 'hour';
    const found = unitAt(tokens, at)?.unit;
    if (found) return found;
    if (!rupees.test(tokens[at] ?? '') && !each.test(tokens[at] ?? '')) break;
  }
  const joined = each.test(tokens[from - 1] ?? '') ? from - 2 : from - 1;
  return /^(?:फुटे|फुटाला|अडिक्कु)$/u.test(tokens[from - 1] ?? '') ? 'ft' : unitAt(tokens, joined)?.unit;
}

/** Whose day it is: the last trade that was named before. */
function tradeNear(tokens: readonly string[], from: number): PaidTrade | undefined {
  for (let at = from - 1; at >= 0; at -= 1) {
    const trade = paidTradeOf(tokens[at]);
    // "Mistri 2 log": people are they who were just named.
    if (trade && !(trade === 'helper' && people.test(tokens[at] ?? ''))) return trade;
  }
  return undefined;
}
const people = /^(?:people|ppl|persons?|men|log|aadmi|admi|लोग|आदमी)$/u;

const isHalfDay = ({ sizes: [size], noun }: Pick<Measure, 'sizes' | 'noun'>): boolean =>
  noun === 'day' && size?.value === 0.5;

/** All numbers of a text as what they say: a rate, an amount, people, days, a sum of money. */
export function told(typed: string): Told {
  const { tokens, measures } = readQuestion(typed);
  const read: Told = {
    rates: [],
    amounts: [],
    people: [],
    days: [],
    halves: 0,
    fixed: [],
    advance: 0,
    absentAt: -1,
    isUnread: false,
  };
  read.absentAt = tokens.findIndex((_, at) => isAbsent(tokens, at));
  for (const [place, { sizes, noun, from, to }] of measures.entries()) {
    const [size, next] = sizes;
    if (!size || next) continue;
    const { value, unit } = size;
    // "2 half days" are read as two numbers, 2 and 0.5 of a day.
    const [earlier, later] = [measures[place - 1], measures[place + 1]];
    if (later?.from === to && isHalfDay(later)) continue;
    if (earlier?.to === from && isHalfDay({ sizes, noun })) {
      read.halves += (earlier.sizes[0]?.value ?? 1) / 2;
      continue;
    }
    const word = (at: number) => tokens[at] ?? '';
    const money = rupees.test(word(to)) || rupees.test(word(from - 1));
    const isRate = money || before.test(word(from - 1)) || each.test(word(to));
    // "Total 150000, paid 40000": what stands between two numbers is said of the second.
    const isOfNext = (at: number) => /^\d/.test(word(at + 1)) && paid.test(word(at));
    const around = [from - 2, from - 1, ...[to, to + 1].filter((at) => !isOfNext(at))].map(word);
    const isSum = value >= least.fixed && unit === undefined && noun === undefined;
    if (isSum && (around.some((one) => paid.test(one)) || (given.test(word(to)) && !isOfNext(to))))
      read.advance += value;
    else if (unit && !money) read.amounts.push({ value, unit, at: from });
    else if (!money && hour.test(word(to))) read.amounts.push({ value, unit: 'hour', at: from });
    else if (
      noun === 'day' ||
      ([half, full].some((one) => one.test(word(to))) && /^(?:days?|din|दिन|दिवस)$/u.test(word(to + 1)))
    ) {
      if (isHalf(tokens, from, to)) read.halves += value / 2;
      else read.days.push({ value, at: from });
    } else if ((noun === 'worker' || noun === 'people') && value < least.rate)
      read.people.push({ value, at: from, trade: tradeOf(tokens, from, to) });
    else if (isRate || paidTradeOf(word(from - 1)) || value >= least.fixed) {
      const beside = unitBeside(tokens, from, to);
      const ofDay = beside === undefined && (isRate || tradeNear(tokens, from) !== undefined);
      if (beside || (ofDay && value >= least.rate && value < 5000 && !isThing(word(from - 1))))
        read.rates.push({ value, unit: beside, at: from, trade: tradeNear(tokens, from) });
      else if (value >= least.fixed) read.fixed.push({ value, at: from, of: soldBy(tokens, from, to) });
    } else if (value > 1 && !isCountOfFixed(tokens, to)) read.isUnread = true;
  }
  return read;
}
const isThing = (token: string): boolean =>
  /^(?:पंप|पम्प|pump|motor|मोटर|transport|labou?r|सामान|saman|samaan|material|मटेरियल|maal|माल|bhada|भाड़ा|किराया|kiraya)$/u.test(
    token,
  );

/** "2 trolley ret, 3500 trolley": the same word stands behind a price. */
const isCountOfFixed = (tokens: readonly string[], to: number): boolean =>
  tokens.some(
    (token, at) => at > 0 && at !== to && token === tokens[to] && /^\d{3,}$/.test(tokens[at - 1] ?? ''),
  );

/** How many are paid at this price; undefined where it is not said what it is for. */
function soldBy(tokens: readonly string[], from: number, to: number): number | undefined {
  const [name = '', before = ''] = [tokens[to], tokens[from - 1]];
  const count = tokens.findIndex(
    (token, at) => /^\d{1,2}$/.test(token) && at !== from && tokens[at + 1] === name,
  );
  if (count >= 0) return Number(tokens[count]);
  return isThing(before) || isThing(name) || rupees.test(name) || rupees.test(before) ? 1 : undefined;
}

function tradeOf(tokens: readonly string[], from: number, to: number): PaidTrade {
  const behind = paidTradeOf(tokens[to]);
  if (behind && behind !== 'helper') return behind;
  const isPeople = people.test(tokens[to] ?? '');
  return (isPeople ? tradeNear(tokens, from) : undefined) ?? behind ?? tradeNear(tokens, from) ?? 'helper';
}
