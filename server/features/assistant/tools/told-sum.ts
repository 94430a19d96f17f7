import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';
import { type Unit, written } from '#domain/estimate/calculators/units.ts';
import { wordIn } from '#domain/estimate/calculators/words.ts';
import { payAsked } from '../intent/inputs/read-pay.ts';
import { readQuestion } from '../intent/inputs/read-sizes.ts';
import { paidTradeOf } from '../intent/spoken/paid-trades.ts';
import { unitAt } from '../intent/spoken/unit-words.ts';
import { hinglishOf } from '../knowledge/language.ts';
import type { Asker, Finding, Locale } from './tool.ts';

/** What comes of all that was told is asked for. */
const asksTotal =
  /\b(?:total|altogether|in all|sum|balance|final|net|how much (?:did|is|was|do i|should i|to pay|comes?)|kul|hisa+b(?! se)|jod\w{0,4}|kitn[aei] (?:hua|hui|hue|bana|bani|bane|baki|baaki|dena|ho ga?y\w{1,3}))\b|कुल|टोटल|हिसाब(?! से)|जोड़|बाक़?ी|कितन[ाेी] (?:आच्चु|हुआ|हुई|हुए|बन|हो ग|दे|पड़|निकल)/iu;
/** Something else is asked beside it: then each half has its own answer. */
const asksMore =
  /\b(?:laws?|rules?|minimum|when|why|which|permission|papers|kyu\w{0,2}|kab|kaise|niyam|kanoon)\b|क़?ानून|नियम|न्यूनतम|कब(?!\p{M})|क्यों|कैसे/iu;
export const asksOnlyTotal = (question: string): boolean =>
  asksTotal.test(question) && !asksMore.test(question);

const rupees = /^(?:₹|rs|inr|rupees?|rupay[ae]?|rupaye|rupya|रुपये|रुपए|रुपया|रुपय|रु|टाका|टके)$/u;
const before = /^(?:at|@|rate|rates|रेट|दर|भाव)$/u;
const each =
  /^(?:each|per|a|ka|ke|ki|का|के|की|प्रति|हर|roz|daily|रोज|रोज़|दिहाड़ी|dihadi|वीतम्|नं|ने|चं|चे|hisab|हिसाब|hisaab)$/u;
/** Already paid. */
const paid = /^(?:advance|peshgi|एडवांस|पेशगी|अग्रिम|बयाना|bayana|paid|उचल|uchal|ऐडवांस)$/u;
const given = /^(?:given|paid|diya|diye|de|dia|दिया|दिए|दिये|दे|चुका|दिली|दिले)$/u;
/** "Nahi aaye", "did not come", "absent": what is not paid, or was paid to nobody, is no absence. */
const away = /^(?:absent|chhutti|chutti|gairhazir|ग़ैरहाज़िर|गैरहाजिर|छुट्टी|missed|missing)$/u;
const not = /^(?:nahi|nahin|nhi|didn|didnt|not|नहीं|नही|नाही)$/u;
const came = /^(?:aay?[aei]|aaye|come|came|turn|turned|आए|आये|आया|आई|आले|थे|थी|था)$/u;
const isAbsent = (tokens: readonly string[], at: number): boolean =>
  away.test(tokens[at] ?? '') ||
  (not.test(tokens[at] ?? '') && [tokens[at + 1], tokens[at + 2]].some((word) => came.test(word ?? '')));
const least = { rate: 100, fixed: 100 };

interface Rate {
  value: number;
  /** Of so much of it; none is of a person's day. */
  unit: Unit | undefined;
  at: number;
  trade: PaidTrade | undefined;
}
interface Counted {
  value: number;
  at: number;
}
interface Fixed extends Counted {
  /** "2 trolley ret, 3500 trolley": how many of what it is the price of; 1 is a sum by itself, none is not understood. */
  of: number | undefined;
}
interface Told {
  rates: Rate[];
  amounts: (Counted & { unit: Unit })[];
  people: (Counted & { trade: PaidTrade })[];
  days: Counted[];
  fixed: Fixed[];
  advance: number;
  absentAt: number;
  /** A small number stands there that says neither people nor days nor an amount. */
  isUnread: boolean;
}

/** The rate's own unit: "110 rupees a foot", "₹38 per sq ft", "foot ka 130". */
function unitBeside(tokens: readonly string[], from: number, to: number): Unit | undefined {
  for (let at = to; at < to + 3; at += 1) {
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

/** All numbers of a text as what they say: a rate, an amount, people, days, a sum of money. */
function told(typed: string): Told {
  const { tokens, measures } = readQuestion(typed);
  const read: Told = {
    rates: [],
    amounts: [],
    people: [],
    days: [],
    fixed: [],
    advance: 0,
    absentAt: -1,
    isUnread: false,
  };
  read.absentAt = tokens.findIndex((_, at) => isAbsent(tokens, at));
  for (const { sizes, noun, from, to } of measures) {
    const [size, next] = sizes;
    if (!size || next) continue;
    const { value, unit } = size;
    const word = (at: number) => tokens[at] ?? '';
    const money = rupees.test(word(to)) || rupees.test(word(from - 1));
    const isRate = money || before.test(word(from - 1)) || each.test(word(to));
    const around = [from - 2, from - 1, to, to + 1].map(word);
    const isSum = value >= least.fixed && unit === undefined && noun === undefined;
    if (isSum && (around.some((one) => paid.test(one)) || given.test(word(to)))) read.advance += value;
    else if (unit && !money) read.amounts.push({ value, unit, at: from });
    else if (noun === 'day') read.days.push({ value, at: from });
    else if ((noun === 'worker' || noun === 'people') && value < least.rate)
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

interface Line {
  text: string;
  sum: number;
}
/** Words between "12 bags of cement" and "at 410". */
const closest = 5;
const nearest = <One extends { at: number }>(of: readonly One[], at: number): One | undefined =>
  of.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0];

/** From so many on, feet are square feet. */
const leastFeet = 100;
const isPaidBy = (amount: Counted & { unit: Unit }, unit: Unit): boolean =>
  amount.unit === unit ||
  (unit === 'ft' && amount.unit === 'sqft') ||
  (unit === 'sqft' && amount.unit === 'ft' && amount.value >= leastFeet);

const lineOf = (factors: readonly string[], sum: number, who?: string): Line => ({
  text: `${who ? `${who}: ` : ''}${factors.join(' × ')} = ${written(sum, 'rupee')}`,
  sum,
});

/** The days of a rate: its own where each rate has one, else the one that is told for all; undefined where it is not clear. */
function spellOf({ days, rates, absentAt }: Told, at: number): number | undefined {
  const told = absentAt < 0 ? days : days.slice(0, 1);
  if (new Set(told.map(({ value }) => value)).size < 2) return told[0]?.value;
  const paid = rates.filter(({ unit }) => unit === undefined);
  const place = paid.findIndex((one) => one.at === at);
  return told.length === paid.length ? told[place]?.value : undefined;
}

/** Each rate with what it is paid for; undefined where somebody or something is left without one. */
function linesOf(read: Told, locale: Locale): Line[] | undefined {
  const { rates, amounts, people: crew, absentAt } = read;
  const lines: Line[] = [];
  const left = new Set(amounts);
  const present = crew.filter(({ at }) => absentAt < 0 || at !== awayOf(crew, absentAt)?.at);
  const unpaid = new Set(present);
  let paysDays = false;
  for (const [place, { value, unit, at, trade }] of rates.entries()) {
    const rate = written(value, 'rupee');
    const amount = nearest(
      [...left].filter((one) => (unit ? isPaidBy(one, unit) : at > one.at && at - one.at <= closest)),
      at,
    );
    if (amount) {
      left.delete(amount);
      lines.push(lineOf([written(amount.value, amount.unit), rate], amount.value * value));
      continue;
    }
    const spell = unit ? undefined : spellOf(read, at);
    if (spell === undefined) return undefined;
    // "2 mistri 3 helper, 900 roz": of all who were named before it.
    const ofAll = rates.length === 1 && present.every((one) => one.at < at);
    const alone = ofAll ? present : present.filter((one) => one.trade === trade);
    const inTurn = rates.length === present.length ? present.slice(place, place + 1) : [];
    const those = alone.length > 0 ? alone : inTurn;
    paysDays = true;
    for (const one of those) unpaid.delete(one);
    // "Mason 900": one of them.
    for (const { value: count, trade: who } of those.length > 0
      ? those
      : [{ value: 1, trade: trade ?? 'helper' }])
      lines.push(
        lineOf([`${count}`, written(spell, 'day'), rate], count * spell * value, wordIn(locale, who)),
      );
  }
  return paysDays && unpaid.size > 0 ? undefined : lines;
}
const awayOf = (crew: Told['people'], absentAt: number) =>
  crew.length > 1 ? crew.findLast(({ at }) => at < absentAt) : undefined;

/** "Two of them did not come for two days": what is not paid of it. */
function awayLine({ people: crew, days, rates, absentAt }: Told): number {
  const [who, spell] = [awayOf(crew, absentAt), days.findLast(({ at }) => at < absentAt)];
  const [rate] = rates;
  if (absentAt < 0 || !who || !spell || days.length < 2 || !rate) return 0;
  return who.value * spell.value * rate.value;
}

const words: Record<'en' | 'hi', Record<'total' | 'more' | 'away' | 'paid' | 'left' | 'note', string>> = {
  en: {
    total: 'Total',
    more: 'And',
    away: 'Not there',
    paid: 'Paid already',
    left: 'Still to pay',
    note: 'By the numbers that you told.',
  },
  hi: {
    total: 'कुल',
    more: 'और',
    away: 'नहीं आए',
    paid: 'पहले दिया',
    left: 'अब देना है',
    note: 'आपके बताए अंकों से।',
  },
};

/** A crew that the wages of a crew reckon: of two trades, each has its own. */
function paysWell(question: string): boolean {
  const crew = payAsked(question);
  const days = new Set(told(question).days.map(({ value }) => value));
  return crew?.dayRate !== undefined && days.size < 2 && crew.otherTrade !== crew.trade;
}

/** What rates and amounts that are told come to, with what was paid already: "110 a foot, 250 feet, pump 18000, total?"; else undefined. */
export function toldSum(question: string, { locale }: Pick<Asker, 'locale'>): Finding | undefined {
  if (!asksOnlyTotal(question)) return undefined;
  const read = told(question);
  // A small number that is nobody's count may be the people of a rate: no sum is better than a wrong one.
  if (read.isUnread) return undefined;
  const [only, ...others] = read.fixed;
  // "Total 2 lakh, 20000 advance given, balance?"
  const isBalance = read.rates.length === 0 && read.advance > 0 && only !== undefined && others.length === 0;
  const lines = read.rates.length > 0 ? linesOf(read, locale) : isBalance ? [] : undefined;
  const unread = !isBalance && read.fixed.some(({ of }) => of === undefined);
  if (!lines || unread || (lines.length === 0 && !isBalance)) return undefined;
  const onlyPeople = read.rates.every(({ unit }) => unit === undefined) && read.fixed.length === 0;
  const plain = onlyPeople && read.advance === 0 && awayLine(read) === 0 && !isBalance;
  if (plain && paysWell(question)) return undefined;
  const say = words[locale === 'en' ? 'en' : 'hi'];
  const more = read.fixed.reduce((sum, { value, of = 1 }) => sum + value * of, 0);
  const away = awayLine(read);
  const total = lines.reduce((sum, one) => sum + one.sum, 0) + more - away;
  const money = (amount: number) => written(amount, 'rupee');
  const text = [
    ...lines.map((line) => `- ${line.text}`),
    ...read.fixed.map(
      ({ value, of = 1 }) =>
        `- ${say.more}: ${of > 1 ? `${of} × ${money(value)} = ` : ''}${money(of * value)}`,
    ),
    ...(away > 0 ? [`- ${say.away}: −${money(away)}`] : []),
    `- ${say.total}: **${money(total)}**`,
    ...(read.advance > 0
      ? [`- ${say.paid}: ${money(read.advance)}`, `- ${say.left}: **${money(total - read.advance)}**`]
      : []),
    '',
    say.note,
  ].join('\n');
  return { text: locale === 'hinglish' ? hinglishOf(text) : text, links: [] };
}
