import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { convert } from '#domain/estimate/calculators/convert.ts';
import { inUnit, type Unit, units, written } from '#domain/estimate/calculators/units.ts';
import { type Word, wordIn } from '#domain/estimate/calculators/words.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { readCalculation } from '../../intent/read-calculation.ts';
import { materialsNamed } from '../../intent/read-price.ts';
import { metresOf } from '../../intent/spoken/measures.ts';
import { stateIn, unitAt } from '../../intent/spoken/unit-words.ts';
import { isShort } from '../../reading/after/topic.ts';
import type { Asker, Finding } from '../base/tool.ts';
import { topicsOf } from './totals.ts';

interface Amount {
  key: Word;
  amount: number;
  unit: Unit;
}

/** Words around a unit that is asked for: anything else is another question. */
const around =
  /^(?:and|aur|or|so|then|to|toh|in|into|me|mein|m|main|what|whats|is|are|it|its|that|this|wo|woh|ye|yeh|the|how|much|many|kitn[aeio]|convert|batao|bata|bataiye|bolo|do|please|plz|total|hoga|hogi|hoge|honge|hai|hain|h|kya|as|number|of|ka|ke|ki|कितन[ाेी]|में|मे|और|तो|बताओ|बता|बताइए|वो|वह|ये|यह|होगा|होगी|होंगे|है|हैं|क्या|कुल|का|के|की|कर|करके|दो)$/u;

const asksAmount = /\b(?:how (?:many|much)|kitn[aei])\b|कितन/iu;

/** kg in a cubic metre as it lies loose: sand and aggregate (IS 1911 gives 1,540 to 1,600 for dry river sand), cement (IS 269). */
const looseWeight: Partial<Record<Word, number>> = { sand: 1600, aggregate: 1500, cement: 1440 };
/** Cubic feet of a tractor trolley as it is filled. */
const trolley = { low: 70, high: 100 };
const trolleyWord = /^(?:trol+e?ys?|trol+i|trolly|tractors?|ट्रॉली|ट्राली|ट्रैक्टर)$/u;

interface Wanted {
  unit: Unit | 'trolley';
}

/** The one unit that a short message asks for, and nothing else of it. */
function wantedIn(question: string): Wanted | undefined {
  if (!isShort(question) || /\p{Nd}/u.test(question)) return undefined;
  const { tokens } = readQuestion(question);
  const found = new Set<Wanted['unit']>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const known = unitAt(tokens, at);
    // "In" is an inch where it stands alone, and here a word like any other.
    if (known && !around.test(token)) {
      found.add(known.unit);
      at += known.length - 1;
    } else if (trolleyWord.test(token)) found.add('trolley');
    else if (!around.test(token) && materialsNamed(token).length === 0) return undefined;
  }
  const [unit, other] = found;
  return unit === undefined || other !== undefined ? undefined : { unit };
}

/** An amount in another unit, by its weight where one is a volume and the other a weight. */
function turned({ key, amount, unit }: Amount, to: Unit): number | undefined {
  const [from, wanted] = [units[unit].kind, units[to].kind];
  if (to === 'bag' && key !== 'cement') return undefined;
  if (from === wanted && from !== 'count') return inUnit(amount, unit, to);
  const weight = looseWeight[key];
  if (weight === undefined) return undefined;
  if (from === 'volume' && wanted === 'mass') return inUnit(inUnit(amount, unit, 'm3') * weight, 'kg', to);
  if (from === 'mass' && wanted === 'volume') return inUnit(inUnit(amount, unit, 'kg') / weight, 'm3', to);
  return undefined;
}

const trolleysOf = ({ amount, unit }: Amount): string | undefined => {
  if (units[unit].kind !== 'volume') return undefined;
  const cft = inUnit(amount, unit, 'cft');
  const [few, many] = [trolley.high, trolley.low].map((each) => (cft / each).toFixed(1));
  return `${written(cft, 'cft')} ÷ ${trolley.low}-${trolley.high} cft = **${few}-${many}**`;
};

/** Some units of land have a size in each state. */
const landIn = (value: number, { from, to, last }: { from: Unit; to: Unit; last: string }): number =>
  convert(value, { from, to, state: stateIn(last.toLowerCase()) }) ?? inUnit(value, from, to);

/** What the last message itself measures, and no sum: "20 brass of sand", "a pit of 6 by 4 by 3". */
function toldIn(last: string, unit: Wanted['unit']): string | undefined {
  const { measures } = readQuestion(last);
  const [only, other] = measures.filter(({ percent }) => !percent);
  const asksSum = asksAmount.test(last) && readCalculation(last)?.missing.length === 0;
  if (!only || other || asksSum || unit === 'trolley') return undefined;
  const { kind } = units[unit];
  const [one, two, three] = only.sizes;
  if (!one) return undefined;
  if (!two)
    return one.unit && units[one.unit].kind === kind
      ? `${written(one.value, one.unit)} = **${written(landIn(one.value, { from: one.unit, to: unit, last }), unit)}**`
      : undefined;
  const sides = kind === 'area' && !three ? [one, two] : kind === 'volume' && three ? [one, two, three] : [];
  if (sides.length === 0) return undefined;
  const size = sides.map((each) => metresOf(each)).reduce((all, each) => all * each, 1);
  const told = sides.map(({ value, unit: side }) => written(value, side ?? 'ft')).join(' × ');
  return `${told} = **${written(inUnit(size, kind === 'area' ? 'm2' : 'm3', unit), unit)}**`;
}

/** Results that people ask for by their name alone: "primer?" behind paint. */
const partNames: Partial<Record<Word, RegExp>> = {
  primer: /\bprimer\b|प्राइमर/iu,
  putty: /\bput{1,2}[iy]\b|पुट्टी|पुटी/iu,
  shuttering: /\bshuttering\b|शटरिंग/iu,
  water: /\b(?:water|pani|paani)\b|पानी/iu,
};
/** "Primer?", "aur putty": a part of the result before. */
function partOfResult(
  question: string,
  history: readonly string[],
  { locale, rates }: Asker,
): Finding | undefined {
  if (question.trim().split(/\s+/).length > mostOfPart || /\p{Nd}/u.test(question)) return undefined;
  const topic = topicsOf(history)[0];
  if (topic?.about !== 'sum') return undefined;
  const { calculator, inputs } = topic.asked;
  const whole = { ...calculators[calculator].usual, ...inputs };
  if (calculators[calculator].missing(whole).length > 0) return undefined;
  const { result } = calculators[calculator].run(whole, rates);
  const lines = result
    .filter(({ key }) => partNames[key]?.test(question))
    .map(({ key, amount, unit }) => `- ${wordIn(locale, key)}: **${written(amount, unit)}**`);
  return lines.length === 0 ? undefined : { text: lines.join('\n'), links: [] };
}
const mostOfPart = 4;

/**
 * "In brass?", "kilo mein?", "how many trolleys", "primer?" behind a sum: what was found, in another unit or a part of it. Of several results it is
 * the one whose material was named last.
 */
export function resultInUnit(
  question: string,
  history: readonly string[],
  asker: Asker,
): Finding | undefined {
  const part = partOfResult(question, history, asker);
  if (part) return part;
  const { locale, rates } = asker;
  const wanted = wantedIn(question);
  if (!wanted) return undefined;
  const last = history.at(-1) ?? '';
  // Land that is turned into another unit differs by state: it goes on as such.
  if (readCalculation(last)?.calculator === 'conversion') return undefined;
  const told = toldIn(last, wanted.unit);
  if (told) return { text: told, links: [] };
  const topic = topicsOf(history).find((one) => one?.about === 'sum');
  if (topic?.about !== 'sum' || topic.asked.calculator === 'conversion') return undefined;
  const { calculator, inputs } = topic.asked;
  const whole = { ...calculators[calculator].usual, ...inputs };
  if (calculators[calculator].missing(whole).length > 0) return undefined;
  const { result } = calculators[calculator].run(whole, rates);
  const named = [question, ...history.toReversed()]
    .map((said) => materialsNamed(said).map(({ key }) => key))
    .map((keys) =>
      result.filter(({ key }) => keys.some((one) => one === key || (one === 'steel' && key === 'weight'))),
    )
    .find(({ length }) => length > 0);
  const { unit } = wanted;
  const linesOf = (some: readonly Amount[]) =>
    some.flatMap((one) => {
      const as = unit === 'trolley' ? trolleysOf(one) : writtenIn(one, unit);
      return as === undefined ? [] : [`- ${wordIn(locale, one.key)}: ${as}`];
    });
  const own = linesOf(named ?? []);
  const lines = own.length > 0 ? own : linesOf(result);
  return lines.length === 0 ? undefined : { text: lines.join('\n'), links: [] };
}

function writtenIn(one: Amount, unit: Unit): string | undefined {
  const amount = turned(one, unit);
  return amount === undefined ? undefined : `${written(one.amount, one.unit)} = **${written(amount, unit)}**`;
}
