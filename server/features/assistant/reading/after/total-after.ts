import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { inUnit, type Unit, units, written } from '#domain/estimate/calculators/units.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { type CalculationAsked, landOf } from '../../intent/read-conversion.ts';
import { countOf } from '../../intent/spoken/measures.ts';
import { paidTradeOf } from '../../intent/spoken/paid-trades.ts';
import { tidy } from '../../intent/spoken/spoken-numbers.ts';
import type { Topic } from './topic.ts';

const both = /\b(?:both|dono+n?|together)\b|दोनों|दोनो|मिलकर|मिलाकर/iu;
const tradesIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => paidTradeOf(word) ?? []);
/** Messages of a talk about what each of them is paid. */
const most = 4;

/** "The mason's rate", "and the helper's", then "both for 10 days": one of each of the last two. */
export function bothOf(text: string, history: readonly string[]): CalculationAsked | undefined {
  const days = countOf(readQuestion(text).measures, 'day');
  if (!both.test(text) || days === undefined) return undefined;
  const [one, other] = [...new Set(history.slice(-most).flatMap(tradesIn))].slice(-2);
  if (one === undefined || other === undefined) return undefined;
  const inputs = { trade: one, workers: 1, otherTrade: other, others: 1, days };
  return { calculator: 'pay', inputs, missing: calculators.pay.missing(inputs) };
}

const rate =
  /(?<![\d.])(\d{1,7}(?:\.\d{1,3})?)\s{0,3}(?:(?:₹|rs\.?|rupees?|rupaye|rupya|रुपये|रुपए|रु\.?|\/-)\s{0,3}(?:(?:per|a|each|every|prati|har|प्रति|हर|\/)\s{0,3})?|(?:per|prati|प्रति|\/)\s{0,3})(kilo|kg|किलो|foot|feet|fut|ft|sq ?ft|sqft|square foot|फुट|वर्ग फुट|bag|bags|bori|बोरी|piece|pieces|pcs|nag|brick|eent|नग|ईंट|litre|liter|लीटर|cft|घन फुट)(?![\p{L}\p{M}])/iu;
const unitOf: readonly (readonly [RegExp, Unit])[] = [
  [/kilo|kg|किलो/iu, 'kg'],
  [/cft|घन/iu, 'cft'],
  [/foot|feet|fut|ft|फुट/iu, 'sqft'],
  [/bag|bori|बोरी/iu, 'bag'],
  [/lit|लीटर/iu, 'litre'],
  [/piece|pcs|nag|brick|eent|नग|ईंट/iu, 'piece'],
];
const asksMoney =
  /cost|price|total|kharch|kitn[aei]|padeg|how much|rupa|rs\b|₹|खर्च|ख़र्च|कितन|कुल|पड़ेग|रुप|लागत/iu;

/** "At 65 rupees a kilo", "lagane ka 25 rs foot se" behind a sum: so much of its result or area at that rate. */
export function atRate(text: string, topic: Topic | undefined, rates: RateFile): string | undefined {
  if (topic?.about !== 'sum' || !asksMoney.test(text)) return undefined;
  const [, said, per] = rate.exec(tidy(text)) ?? [];
  const [, unit] = unitOf.find(([pattern]) => per !== undefined && pattern.test(per)) ?? [];
  if (said === undefined || unit === undefined || topic.asked.missing.length > 0) return undefined;
  const { calculator, inputs } = topic.asked;
  const { result } = calculators[calculator].run(inputs, rates);
  const own = typeof inputs.area === 'number' ? inputs.area : Number(inputs.length) * Number(inputs.width);
  const area = unit === 'sqft' && own > 0 ? [{ amount: own, unit: 'm2' as const }] : [];
  const found = [...area, ...result].find((one) =>
    unit === 'bag' || unit === 'piece' ? one.unit === unit : units[one.unit].kind === units[unit].kind,
  );
  if (!found) return undefined;
  const amount = inUnit(found.amount, found.unit, unit);
  return `${written(amount, unit)} × ${written(Number(said), 'rupee')} = **${written(amount * Number(said), 'rupee')}**`;
}

const plots = /(?<![\d.])(\d{1,3})\s{0,2}(?:x|\*|×|by|bai|into|बाई|गुणा)\s{0,2}(\d{1,3})(?![\d.])/iu;
const asksPlots = /how many|kitn[aei]|कितन/iu;

/** "How many 30x40 plots come in that" behind land that was turned into another unit; feet. */
export function plotsOf(text: string, topic: Topic | undefined): string | undefined {
  if (topic?.about !== 'sum' || topic.asked.calculator !== 'conversion' || !asksPlots.test(text))
    return undefined;
  const [, width, length] = plots.exec(text) ?? [];
  const { area } = landOf(topic.asked.inputs);
  if (width === undefined || length === undefined || typeof area !== 'number') return undefined;
  const plot = Number(width) * Number(length);
  const land = inUnit(area, 'm2', 'sqft');
  return `${written(land, 'sqft')} ÷ ${written(plot, 'sqft')} = **${written(land / plot)}** (${Math.floor(land / plot)})`;
}
