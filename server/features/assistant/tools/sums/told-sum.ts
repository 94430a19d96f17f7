import { written } from '#domain/estimate/calculators/units.ts';
import { wordIn } from '#domain/estimate/calculators/words.ts';
import { isPaid } from '../../intent/inputs/pay-part.ts';
import { payAsked } from '../../intent/inputs/read-pay.ts';
import { type Counted, type Paid, type Told, told } from '../../intent/inputs/told-numbers.ts';
import { hinglishOf } from '../../knowledge/language.ts';
import type { Asker, Finding, Locale } from '../base/tool.ts';

/** What comes of all that was told is asked for. */
const asksTotal =
  /\b(?:what(?: is|s)? (?:left|due|owed|the balance)|what (?:do|should) i (?:pay|give|owe)|left to pay|kitn[ae] (?:du|dun|doon|de du)|total|altogether|in all|sum|balance|final|net|how much (?:(?:extra|more|money) )?(?:did|is|was|do i|should i|will i|i (?:have|need|must)|to (?:pay|give)|comes?)|kul|hisa+b(?! se)|jod\w{0,4}|kitn[aei] (?:hua|hui|hue|bana|bani|bane|bach[aei]|bachega|baki|baaki|dena|mileg[ai]|ho ga?y\w{1,3}))\b|कुल|टोटल|हिसाब(?! से)|जोड़|बाक़?ी|कितन[ाेी] (?:आच्चु|हुआ|हुई|हुए|बन|बच|हो ग|दे|पड़|निकल|मिलेग)/iu;
/** Something else is asked beside it: then each half has its own answer. */
export const asksMore =
  /\b(?:laws?|rules?|minimum|when|why|which|permission|papers|kyu\w{0,2}|kab|kaise|niyam|kanoon)\b|क़?ानून|नियम|न्यूनतम|कब(?!\p{M})|क्यों|कैसे/iu;
export const asksOnlyTotal = (question: string): boolean =>
  asksTotal.test(question) && !asksMore.test(question);

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
const isPaidBy = (amount: Counted & { unit: Paid }, unit: Paid): boolean =>
  amount.unit === unit ||
  (unit === 'ft' && amount.unit === 'sqft') ||
  (unit === 'sqft' && amount.unit === 'ft' && amount.value >= leastFeet);

const amountOf = ({ value, unit }: Told['amounts'][number], locale: Locale): string =>
  unit === 'hour' ? `${value} ${locale === 'en' ? 'hours' : 'घंटे'}` : written(value, unit);
const lineOf = (factors: readonly string[], sum: number, who?: string): Line => ({
  text: `${who ? `${who}: ` : ''}${factors.join(' × ')} = ${written(sum, 'rupee')}`,
  sum,
});

/** The days of a rate: its own where each rate has one, else the one that is told for all; undefined where it is not clear. */
function spellOf({ days, rates, absentAt, halves }: Told, at: number): number | undefined {
  const told = absentAt < 0 ? days : days.slice(0, 1);
  if (new Set(told.map(({ value }) => value)).size < 2) {
    // Half days of one of two rates are nobody's whose they are told.
    if (halves > 0 && rates.filter(({ unit }) => unit === undefined).length > 1) return undefined;
    const [first] = told;
    return first ? first.value + halves : halves || undefined;
  }
  const paid = rates.filter(({ unit }) => unit === undefined);
  const place = paid.findIndex((one) => one.at === at);
  return told.length === paid.length ? told[place]?.value : undefined;
}

/** "12 bags of cement at 410"; hours of overtime are not paid by the sum behind them. */
const isPriced = (amount: Told['amounts'][number], { value, at }: Counted): boolean =>
  at > amount.at && at - amount.at <= closest && (amount.unit !== 'hour' || value <= mostOfHour);
const mostOfHour = 2500;
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
      [...left].filter((one) => (unit ? isPaidBy(one, unit) : isPriced(one, { value, at }))),
      at,
    );
    if (amount) {
      left.delete(amount);
      lines.push(lineOf([amountOf(amount, locale), rate], amount.value * value));
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

/** One payment behind another. */
const paidAgain = /\b(?:ph?ir|then|again|later|baad me(?:in)?|usme se|out of|me se)\b|फिर|बाद में|में से/iu;

/** What rates and amounts that are told come to, with what was paid already: "110 a foot, 250 feet, pump 18000, total?"; else undefined. */
export function toldSum(question: string, { locale }: Pick<Asker, 'locale'>): Finding | undefined {
  if (!asksOnlyTotal(question)) return undefined;
  const read = told(question);
  // A small number that is nobody's count may be the people of a rate: no sum is better than a wrong one.
  if (read.isUnread) return undefined;
  // So it is where what was paid already may be taken for the rate of a day.
  const ofDays = read.rates.filter(({ unit }) => unit === undefined);
  const isTwice = new Set(ofDays.map(({ trade }) => trade)).size < ofDays.length;
  if (isTwice && isPaid.test(question) && read.advance === 0) return undefined;
  const [only, ...others] = read.fixed;
  // "Total 2 lakh, 20000 advance given, balance?", "92500, of it 37800 given, then 12450 more".
  const paidMore = paidAgain.test(question) ? others.reduce((sum, { value }) => sum + value, 0) : 0;
  const isPaidOff = only !== undefined && (others.length === 0 || (paidMore > 0 && only.value > paidMore));
  const isBalance = read.rates.length === 0 && read.advance > 0 && isPaidOff;
  if (isBalance && others.length > 0) {
    read.fixed = [only];
    read.advance += paidMore;
  }
  const lines = read.rates.length > 0 ? linesOf(read, locale) : isBalance ? [] : undefined;
  const unread = !isBalance && read.fixed.some(({ of }) => of === undefined);
  if (!lines || unread || (lines.length === 0 && !isBalance)) return undefined;
  const onlyPeople = read.rates.every(({ unit }) => unit === undefined) && read.fixed.length === 0;
  const plain = onlyPeople && read.halves === 0 && read.advance === 0 && awayLine(read) === 0 && !isBalance;
  if (plain && paysWell(question)) return undefined;
  const say = words[locale === 'en' ? 'en' : 'hi'];
  const more = read.fixed.reduce((sum, { value, of = 1 }) => sum + value * of, 0);
  const away = awayLine(read);
  const total = lines.reduce((sum, one) => sum + one.sum, 0) + more - away;
  // More paid than it comes to: something was not understood.
  if (total < read.advance) return undefined;
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
