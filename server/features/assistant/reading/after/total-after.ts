import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { inUnit, written } from '#domain/estimate/calculators/units.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { type CalculationAsked, landOf } from '../../intent/read-conversion.ts';
import { countOf } from '../../intent/spoken/measures.ts';
import { paidTradeOf } from '../../intent/spoken/paid-trades.ts';
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
