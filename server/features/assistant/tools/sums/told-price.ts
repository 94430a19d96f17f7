import { inUnit, type Unit, units, written } from '#domain/estimate/calculators/units.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { before, rupees } from '../../intent/inputs/told-numbers.ts';
import { readCalculation } from '../../intent/read-calculation.ts';
import { materialsNamed } from '../../intent/read-price.ts';
import type { Measure } from '../../intent/spoken/measures.ts';
import { unitAt } from '../../intent/spoken/unit-words.ts';
import { hinglishOf } from '../../knowledge/language.ts';
import { wordsIn } from '../../reading/after/topic.ts';
import { readHouseQuestion } from '../../reading/house-question.ts';
import type { Asker, Finding } from '../base/tool.ts';
import { sidesOneByOne } from './told-size.ts';

const behind =
  /^(?:each|per|a|rate|bha+v|daam|भाव|दाम|रेट|ka|ke|ki|का|के|की|से|se|प्रति|हर|नं|ने|हिसाब|hisaab|hisab)$/u;
const each = /^(?:each|per|a|an|one|ek|प्रति|हर|एक)$/u;
/** Words that stand between a price and what it is of, and are no thing. */
const noThing =
  /^(?:rate|rates|bola|bole|total|kul|kitna|kitne|kitni|how|what|और|aur|and|or|ya|in|for|plus|पे|पर|me|mein|में|कुल|कितन[ाेी]|है|hai|h|टोटल|करे|sum|के|का)$/u;

/** So much, of a unit or of a thing that is counted. */
export interface Told {
  value: number;
  unit: Unit | undefined;
  thing: string | undefined;
}
interface Reading {
  rates: Told[];
  amounts: Told[];
  /** Two sides, in feet unless another unit is said. */
  sides: { sizes: { value: number; unit: Unit | undefined }[] } | undefined;
  /** People and days are paid otherwise (told-sum.ts). */
  paysPeople: boolean;
}

const same = (one = '', other = ''): boolean =>
  one.length >= 3 &&
  one.slice(0, Math.max(3, one.length - 2)) === other.slice(0, Math.max(3, one.length - 2));

/** The unit that a price is of: behind it, or before it as in "foot ka 130". */
function unitBeside(
  tokens: readonly string[],
  { from, to }: { from: number; to: number },
  taken: Set<number>,
) {
  for (let at = to; at < to + 3; at += 1) {
    const found = unitAt(tokens, at)?.unit;
    if (found) return found;
    if (/^फुट|^अडि/u.test(tokens[at] ?? '')) return 'ft';
    if (!rupees.test(tokens[at] ?? '') && !behind.test(tokens[at] ?? '')) break;
  }
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    if (taken.has(at)) break;
    const found = unitAt(tokens, at);
    const wide = at > 0 && !taken.has(at - 1) ? unitAt(tokens, at - 1) : undefined;
    if (found) return wide?.length === 2 ? wide.unit : found.unit;
    if (!behind.test(tokens[at] ?? '') && tokens[at] !== 'लिए' && tokens[at] !== 'liye') break;
  }
  return undefined;
}

const thingAt = (tokens: readonly string[], at: number): string | undefined => {
  const word = tokens[at] ?? '';
  const isWord = /^[\p{L}\p{M}]{3,}$/u.test(word);
  return isWord && !noThing.test(word) && !rupees.test(word) && !behind.test(word) && !unitAt(tokens, at)
    ? word
    : undefined;
};

/** "1500 a door", "550 per point": what the price is of. */
function thingBeside(tokens: readonly string[], to: number): string | undefined {
  const at = rupees.test(tokens[to] ?? '') ? to + 1 : to;
  return each.test(tokens[at] ?? '') || tokens[at] === 'का' || tokens[at] === 'ka'
    ? thingAt(tokens, at + 1)
    : undefined;
}

function read(typed: string): Reading {
  const { tokens, measures } = readQuestion(typed);
  const found: Reading = { rates: [], amounts: [], sides: undefined, paysPeople: false };
  const taken = new Set(
    measures.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  for (const [place, { sizes, noun, from, to, percent }] of measures.entries()) {
    const [size, next, third] = sizes;
    if (!size || percent) continue;
    // "One bag 410 rupees": it says what the price is of.
    if (isOne({ sizes }) && measures[place + 1]?.from === to) continue;
    const earlier = measures[place - 1];
    const ofOne = earlier?.to === from && isOne(earlier) ? earlier.sizes[0]?.unit : undefined;
    // "One brick is 9 rupees".
    const ofThing = earlier?.noun && earlier.sizes[0]?.value === 1 ? earlier.noun : undefined;
    if (next) {
      // Of a room and its tiles the room is measured.
      const [one, other] = found.sides?.sizes ?? [];
      const isWider = !one || !other || side(size, 'm') * side(next, 'm') > side(one, 'm') * side(other, 'm');
      if (!third && isWider) found.sides = { sizes: [size, next] };
      continue;
    }
    const word = (at: number) => tokens[at] ?? '';
    const { value, unit } = size;
    const money = [to, from - 1].some((at) => rupees.test(word(at)));
    const bySum = /^(?:hisa+b|हिसाब)$/u.test(word(to + 1));
    const isRate = money || bySum || before.test(word(from - 1)) || /^(?:rate|रेट|दर)$/u.test(word(to + 1));
    // "Rate 6 lakh katha", "rate 22 foot": of one of it.
    if (unit && isSaidRate.test(word(from - 1))) found.rates.push({ value, unit, thing: undefined });
    // A thickness has no price.
    else if (unit && /^(?:mm|cm|inch)$/.test(unit)) continue;
    else if (unit && !money) found.amounts.push({ value, unit, thing: undefined });
    else if (noun === 'day' || noun === 'worker' || noun === 'people') found.paysPeople = true;
    else {
      const of = ofOne ?? unitBeside(tokens, { from, to }, taken);
      const thing = of ? undefined : (thingBeside(tokens, to) ?? ofThing);
      // "20 का", "he said 250": of nothing that has a price.
      if (isRate || (of && !/^(?:mm|cm|inch|km|g)$/.test(of)) || thing)
        found.rates.push({ value, unit: of, thing });
      else if (value < mostThings && thingAt(tokens, to))
        found.amounts.push({ value, unit: undefined, thing: thingAt(tokens, to) });
      else if (value >= leastPrice && saysEach.test(tokens.join(' ')))
        found.rates.push({ value, unit: undefined, thing: undefined });
    }
  }
  const named = found.sides ? undefined : sidesOneByOne(typed, measures);
  return named ? { ...found, sides: { sizes: named } } : found;
}
const isSaidRate = /^(?:rate|rates|price|dam|daam|bhav|रेट|दर|दाम|भाव)$/u;
const isOne = ({ sizes: [size, next] }: Pick<Measure, 'sizes'>): boolean =>
  size?.value === 1 && size.unit !== undefined && next === undefined;
const mostThings = 200;
const leastPrice = 50;
/** "एक साढ़े छह हज़ार", "18 points, 550 se": so much for each. */
const saysEach = /(?:^|\s)(?:each|एक|ek) \d|\d (?:each|se|से|से है)(?:\s|$)/u;

const side = ({ value, unit }: { value: number; unit: Unit | undefined }, to: Unit) =>
  inUnit(value, unit ?? 'ft', to);
/** Sides as an area, in the unit of the price. */
function areaOf({ sides }: Reading, unit: Unit): Told | undefined {
  const [one, other] = sides?.sizes ?? [];
  if (!one || !other || units[unit].kind !== 'area') return undefined;
  return { value: inUnit(side(one, 'm') * side(other, 'm'), 'm2', unit), unit, thing: undefined };
}

interface Asked {
  total: boolean;
  /** Things that are counted are those of the price, though it names none. */
  ofAll: boolean;
}
/** "For all four", "each": of things that were counted. */
const asksAll =
  /\b(?:all|each|dono|teeno|ch?aa?ro|pa{1,2}n?cho|sab(?:ka|ke|ki|hi)?|saare|ek|one)\b|दोनों|तीनों|चारों|पाँचों|छहों|सब(?:का|के|की)?(?![\p{L}\p{M}])|सारे|(?<![\p{L}\p{M}])एक(?![\p{L}\p{M}])/iu;

/** From so many on, feet are square feet. */
const leastFeet = 100;
/** How much of it is told that the price is of; undefined where it is of something else. */
function amountFor(rate: Told, told: Reading, { total, ofAll }: Asked): Told | undefined {
  const { amounts } = told;
  if (rate.unit) {
    const kind = units[rate.unit].kind;
    const flat = rate.unit === 'ft' ? areaOf(told, 'sqft') : undefined;
    const fits = amounts.find(({ unit }) => unit && units[unit].kind === kind);
    if (fits?.unit) return { ...fits, value: inUnit(fits.value, fits.unit, rate.unit), unit: rate.unit };
    const feet = amounts.find(
      ({ unit, value }) =>
        (rate.unit === 'ft' && unit === 'sqft') ||
        (rate.unit === 'sqft' && unit === 'ft' && value >= leastFeet),
    );
    return feet ?? flat ?? areaOf(told, rate.unit);
  }
  const things = amounts.filter((one) => one.thing !== undefined && one.value !== 1);
  const named = rate.thing === undefined ? undefined : things.find((one) => same(rate.thing, one.thing));
  // "One is 6,500, all four?": of what was counted first.
  const thing = named ?? (rate.thing === undefined && ofAll ? things[0] : undefined);
  if (thing) return thing;
  // "80 ft of casing at 380": of what alone is told.
  const [only, more] = amounts.filter(({ unit }) => unit !== undefined);
  // A brick has a price, an area has none of bricks.
  if (rate.thing !== undefined) return undefined;
  return only && !more ? only : total ? areaOf(told, 'sqft') : undefined;
}

const most = { words: 12, messages: 4, rate: 100_000, land: 100_000_000 };
const isTooMuch = ({ value, unit }: Told): boolean =>
  value > (unit && units[unit].kind === 'area' ? most.land : most.rate);
const asksMoney =
  /\b(?:total|altogether|in all|sum|balance|kul|kitn[aei]|how much|cost|amount|hisa+b|bill)\b|कुल|टोटल|कितन|हिसाब|एकूण|आच्चु/iu;
/** Whether it is fair, how or why is asked of a price, or something else of the matter. */
const asksElse =
  /\b(?:ok|fair|much\?|too|high|costly|zyada|jyada|mehn?ga|sahi|theek|thik|why|how (?:to|many|long)|which|when|kaise|kyu\w{0,4}|kyon|kab|kaun|days?|din|litres?|bags?|gst|profit|bach\w{0,6})\b|ज़्यादा|ज्यादा|महंग|सही|ठीक|क्यों|कैसे|कब|कौन|दिन|लीटर|बोरी|बच/iu;

/** "Ten bags more" tells them; "how many bags" asks for them. */
const toldBags = /(?<![\d.])\d{1,5} (?:bags?|bori|litres?|बोरी|लीटर)/giu;
/** What is asked for by its own name has its own sum. */
const isOther = (said: string): boolean =>
  readHouseQuestion(said) !== undefined ||
  readCalculation(said)?.missing.length === 0 ||
  (materialsNamed(said).length > 0 && !/\d/.test(said) && !ofBoth.test(said));

/**
 * A price of so much each and the amount, told in one message or one after the other: "75 a foot" behind "the hall is 14
 * by 18". Undefined for every other question.
 * @param history what the same user said before, the oldest first
 */
export function toldPrice(
  said: string,
  history: readonly string[],
  { locale }: Pick<Asker, 'locale'>,
): Finding | undefined {
  if (history.length === 0 || wordsIn(said) > most.words) return undefined;
  if (asksElse.test(readQuestion(said).tokens.join(' ').replace(toldBags, ' '))) return undefined;
  const now = agreedIn(said, history) ?? read(said);
  const total = asksMoney.test(said);
  const told = now.rates.length > 0 || now.amounts.length > 0 || now.sides !== undefined;
  if (now.paysPeople || now.rates.length > 1 || (!told && !total)) return undefined;
  if (now.rates.length === 0 && isOther(said)) return undefined;
  const past = history
    .slice(-most.messages)
    .filter((one) => !takesOut.test(one))
    .map((one, at, all) => agreedIn(one, all.slice(0, at)) ?? read(one))
    .toReversed();
  if (past.some(({ paysPeople }) => paysPeople)) return undefined;
  const before = past.find(({ rates }) => rates.length === 1)?.rates[0];
  const rate = now.rates[0] ?? before;
  if (!rate || isTooMuch(rate)) return undefined;
  // A price alone, of what was not measured, is weighed elsewhere.
  const ofAll = asksAll.test(said);
  const amount = [now, ...past].flatMap(
    (one) => amountFor(rate, one, { total, ofAll: ofAll || one === now }) ?? [],
  )[0];
  if (!amount) return undefined;
  // What says nothing new asks for the total of what was told.
  if (!total && !told) return undefined;
  const rates = ratesOf(said, { rate, before, past, unit: amount.unit });
  const much = moreOf(said, { amount, rate, now, past });
  return sentence(much, rates, locale);
}

/** The one price that a message tells, and nothing of how much: "gitti 45 rupay foot", "one brick he gives for 9". */
export function rateTold(said: string): Told | undefined {
  const { rates, amounts, sides, paysPeople } = read(said);
  const [rate, other] = rates;
  const much = amounts.some(({ value }) => value !== 1);
  if (!rate || other || much || sides || paysPeople || isTooMuch(rate)) return undefined;
  return { ...rate, thing: rate.thing ?? amounts[0]?.thing };
}

/** "25 pe maan gaya", "he agreed for 25", "and if it is 25": another price of what the one before was of. */
const agrees =
  /\b(?:if|agar|jodi|agree[ds]?|final|maan|man ga\w{1,3}|tay|ready|taiyar|razi|ok(?:ay)? (?:at|for))\b|अगर|मान|तय|राज़?ी|तैयार/iu;
function agreedIn(said: string, history: readonly string[]): Reading | undefined {
  const { measures } = readQuestion(said);
  const [only, other] = measures;
  const value =
    only?.sizes.length === 1 && only.sizes[0]?.unit === undefined ? only.sizes[0]?.value : undefined;
  if (value === undefined || other || !agrees.test(said)) return undefined;
  const [rate] = history.map(read).findLast(({ rates }) => rates.length === 1)?.rates ?? [];
  return rate && { rates: [{ ...rate, value }], amounts: [], sides: undefined, paysPeople: false };
}

/** "Leave out two doors of 3 by 7": nothing that is paid. */
const takesOut =
  /\b(?:minus|deduct\w{0,3}|less|except|leav\w{1,3} (?:out)?|without|chhod\w{0,3}|ghata\w{0,3}|hata\w{0,3}|nikaal\w{0,3})\b|छोड़|घटा|वजा|हटा|काट|निकाल/iu;
const adds =
  /\b(?:more|extra|also|add\w{0,3}|plus|alag|aur|bhi|jod(?!i\b)\w{0,3}|milak\w{0,3}|separate)\b|(?<![\p{L}\p{M}])(?:और|भी|अलग|जोड़\p{L}{0,3}|मिलाकर)(?![\p{L}\p{M}])/iu;
/** "Both together", "labour and tile": each of the prices that were told. */
const ofBoth =
  /\b(?:both|dono|together|milak\w{0,3}|(?:aur|and) \w{2,12} (?:total|kul|dono))\b|दोनों|मिलाकर/iu;
interface Rates {
  rate: Told;
  before: Told | undefined;
  past: readonly Reading[];
  /** Of what is paid. */
  unit: Unit | undefined;
}
/** "Carriage is 20 a bag, add it": one price on top of another of the same unit. */
function ratesOf(said: string, { rate, before, past, unit }: Rates): number[] {
  // "50 bags at 380" says the unit with the amount.
  const unitOf = (one: Told) => one.unit ?? unit;
  const isSame = (one: Told) => unitOf(one) !== undefined && unitOf(one) === unitOf(rate);
  const isNew = before !== undefined && before !== rate;
  if (isNew && isSame(before) && adds.test(said) && rate.value < before.value)
    return [before.value, rate.value];
  if (isNew || !ofBoth.test(said)) return [rate.value];
  const all = past.flatMap(({ rates }) => (rates.length === 1 ? rates : [])).filter(isSame);
  const [last, other] = all;
  return last && other && last.value !== other.value ? [other.value, last.value] : [rate.value];
}

/** "And ten bags more": on top of those that were told. */
function moreOf(
  said: string,
  { amount, rate, now, past }: { amount: Told; rate: Told; now: Reading; past: readonly Reading[] },
): Told {
  const isAdded = now.amounts.length === 1 && now.rates.length === 0 && adds.test(said);
  const earlier = isAdded
    ? past.flatMap((one) => amountFor(rate, one, { total: true, ofAll: true }) ?? [])[0]
    : undefined;
  return earlier && earlier.unit === amount.unit
    ? { ...amount, value: amount.value + earlier.value }
    : amount;
}

function sentence(amount: Told, rates: readonly number[], locale: Asker['locale']): Finding {
  const much = amount.unit
    ? written(amount.value, amount.unit)
    : `${amount.value} ${amount.thing ?? ''}`.trim();
  const rate = rates.reduce((sum, one) => sum + one, 0);
  const each = rates.map((one) => written(one, 'rupee')).join(' + ');
  const sum = written(amount.value * rate, 'rupee');
  const text = [
    `- ${much} × ${rates.length > 1 ? `(${each})` : each} = **${sum}**`,
    '',
    locale === 'en' ? 'By the numbers that you told.' : 'आपके बताए अंकों से।',
  ].join('\n');
  return { text: locale === 'hinglish' ? hinglishOf(text) : text, links: [] };
}
