import type { Amount, Assumption, Outcome } from './calculator.ts';
import { hinglishUnits } from './hinglish.ts';
import type { Unit } from './units.ts';
import { units, written } from './units.ts';
import { type Language, wordIn } from './words.ts';

// "1 day", "1 inch", "1 foot"; brass stays.
const singular = (name: string) => name.replace('feet', 'foot').replace(/(?<=ch)es$|(?<!s)s$/, '');

const hinglish: Partial<Record<Unit, string>> = hinglishUnits;
const unitIn = (language: Language, unit: Unit): string =>
  language === 'hinglish' ? (hinglish[unit] ?? units[unit].en) : units[unit][language];

/** A formula's only word is the bag. */
const formulaIn = (language: Language, formula: string): string =>
  language === 'en' ? formula : formula.replace(/\bbags\b/g, unitIn(language, 'bag'));

/** "50 bags", "50 बोरी", "50 bori". */
export function amountIn(language: Language, amount: number, unit: Unit): string {
  if (unit === 'rupee') return written(Math.round(amount), unit);
  const name = unitIn(language, unit);
  const number = written(amount);
  return `${number} ${number === '1' && language === 'en' ? singular(name) : name}`;
}

function resultIn(language: Language, { key, amount, unit, also }: Amount): string {
  const other = also ? ` (${amountIn(language, also.amount, also.unit)})` : '';
  return `${wordIn(language, key)}: ${amountIn(language, amount, unit)}${other}`;
}

function assumptionIn(language: Language, { key, value, unit }: Assumption): string {
  const name = wordIn(language, key);
  if (value === '') return name;
  if (typeof value === 'number')
    return `${name}: ${unit === undefined ? written(value) : amountIn(language, value, unit)}`;
  if (typeof value === 'object') return `${name}: ${wordIn(language, value.word)}`;
  return `${name}: ${value}${unit === undefined ? '' : ` ${unitIn(language, unit)}`}`;
}

/** One line for each figure, formula and assumption, in Latin digits; for an answer to be made of. */
export const tell = (outcome: Outcome, language: Language) => ({
  result: outcome.result.map((one) => resultIn(language, one)),
  steps: outcome.steps.map(({ key, formula }) => `${wordIn(language, key)}: ${formulaIn(language, formula)}`),
  assumptions: outcome.assumptions.map((one) => assumptionIn(language, one)),
});
