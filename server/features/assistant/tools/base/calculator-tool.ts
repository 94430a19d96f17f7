import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { MissingInputs, type Outcome } from '#domain/estimate/calculators/calculator.ts';
import { type CalculatorName, calculators } from '#domain/estimate/calculators/calculators.ts';
import { tell } from '#domain/estimate/calculators/tell.ts';
import { inUnit, units, written } from '#domain/estimate/calculators/units.ts';
import { isWord, type Word, wordIn } from '#domain/estimate/calculators/words.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import { besides } from '#server/platform/work-time.ts';
import { readCalculations } from '../../intent/read-calculation.ts';
import type { CalculationAsked } from '../../intent/read-conversion.ts';
import { type Sold, soldBy } from '../../intent/read-price.ts';
import { type ListingKind, labelOf } from '../../knowledge/trades/trade-labels.ts';
import { listingSentences } from './listing-sentences.ts';
import type { Asker, Finding, Locale, PageLink, Tool } from './tool.ts';

const frame: Record<
  Locale,
  { formula: string; assumed: string; tell: string; house: string; unread: string }
> = {
  en: {
    formula: 'Formula',
    assumed: 'Taken as',
    tell: 'I can calculate this. Please tell me',
    house: 'Plan a whole house with its cost',
    unread:
      'No calculator understands this. Name what is wanted and its sizes with units, as in: bricks for a wall 20 ft long, 10 ft high, 9 inches thick.',
  },
  hi: {
    formula: 'सूत्र',
    assumed: 'यह मानकर',
    tell: 'यह हिसाब हो सकता है। बस यह बताइए',
    house: 'पूरे घर का नक्शा और खर्च',
    unread: 'यह हिसाब समझ नहीं आया। क्या चाहिए और नाप इकाई के साथ लिखिए।',
  },
  hinglish: {
    formula: 'Formula',
    assumed: 'Yeh maankar',
    tell: 'Main yeh hisaab kar sakta hoon. Kripya bataiye',
    house: 'Poore ghar ka naksha aur kharcha',
    unread: 'Yeh hisaab samajh nahi aaya. Kya chahiye aur naap unit ke saath likhiye.',
  },
};

/** Who does this work: where one goes from a calculation. */
const hires: Partial<Record<CalculatorName, [ListingKind, string]>> = {
  concrete: ['worker', 'Construction'],
  slab: ['worker', 'Construction'],
  bricks: ['worker', 'Construction'],
  plaster: ['worker', 'Construction'],
  steel: ['worker', 'Construction'],
  stairs: ['worker', 'Construction'],
  labour: ['worker', 'Construction'],
  pay: ['worker', 'Construction'],
  tiles: ['worker', 'Tiles'],
  tank: ['worker', 'Other'],
  paint: ['contractor', 'color contract'],
};

/** Reinforced concrete has the name of what is made of it. */
function nameOf({ calculator, inputs: { member } }: CalculationAsked, locale: Locale): string {
  const part = typeof member === 'string' && isWord(member) ? member : calculators[calculator].name;
  return `**${wordIn(locale, part)}**`;
}

function say(asked: CalculationAsked, outcome: Outcome, locale: Locale): string {
  const words = frame[locale];
  const { result, steps, assumptions } = tell(outcome, locale);
  const lines = [
    nameOf(asked, locale),
    ...result.map((line) => `- ${line.replace(/: (.+)/, ': **$1**')}`),
    '',
    `${words.formula}:`,
    ...steps.map((line) => `- ${line}`),
  ];
  if (assumptions.length > 0) lines.push('', `${words.assumed}: ${assumptions.join('; ')}.`);
  return lines.join('\n');
}

function linksOf(calculator: CalculatorName, locale: Locale): PageLink[] {
  if (calculator === 'cost') return [{ title: frame[locale].house, path: paths.houseForm }];
  const [kind, category] = hires[calculator] ?? [];
  const label = kind && labelOf(kind, category)?.[locale];
  if (!kind || !category || !label) return [];
  const page = kind === 'worker' ? paths.workers : paths.contractors;
  const search = new URLSearchParams({ category }).toString();
  return [{ title: listingSentences[locale].all(label), path: `${page}?${search}` }];
}

/** What is bought of a result. */
const boughtAs: Partial<Record<Word, Sold>> = {
  cement: 'cement',
  sand: 'sand',
  aggregate: 'aggregate',
  bricks: 'bricks',
  steel: 'steel',
  tileArea: 'tiles',
  paint: 'paint',
};

/** The same with what its material costs. */
function withPrice(outcome: Outcome, { rates, date }: RateFile): Outcome {
  const bought = outcome.result.flatMap(({ key, amount, unit }) => {
    const sold = boughtAs[key];
    const as = sold && soldBy[sold];
    return as && units[as].kind === units[unit].kind
      ? [{ key, amount: inUnit(amount, unit, as), as, rate: rates[sold].rate }]
      : [];
  });
  if (bought.length === 0) return outcome;
  const steps = bought.map(({ key, amount, as, rate }) => ({
    key,
    formula: `${written(amount, as)} × ${written(rate, 'rupee')} = ${written(amount * rate, 'rupee')}`,
  }));
  const worth = bought.reduce((sum, { amount, rate }) => sum + amount * rate, 0);
  return {
    result: [...outcome.result, { key: 'materialWorth', amount: worth, unit: 'rupee' }],
    steps: [...outcome.steps, ...steps],
    assumptions: [...outcome.assumptions, { key: 'ratesOf', value: date }],
  };
}

/** m² */
const largestHouse = 5000;

/** The calculation with its formula; undefined when something is missing that has no usual value. */
export function calculate(
  asked: CalculationAsked,
  { locale, rates }: Pick<Asker, 'locale' | 'rates'>,
): Finding | undefined {
  const { calculator, inputs, priced } = asked;
  // No house is so large: a price of land was taken for its area.
  if (calculator === 'cost' && Number(inputs.area) > largestHouse) return undefined;
  try {
    const outcome = besides(() => calculators[calculator].run(inputs, rates));
    return {
      text: say(asked, priced ? withPrice(outcome, rates) : outcome, locale),
      links: linksOf(calculator, locale),
    };
  } catch (error) {
    if (error instanceof MissingInputs) return undefined;
    throw error;
  }
}

/** What a calculation still wants to know. */
export function askFor(asked: CalculationAsked, locale: Locale): Finding {
  const wanted = asked.missing.map((key) => wordIn(locale, key)).join(', ');
  const text = `${nameOf(asked, locale)}: ${frame[locale].tell}: ${wanted}.`;
  return { text, links: [], incomplete: true };
}

/** Several sums of one question, as one answer. */
export const togetherOf = (found: readonly Finding[]): Finding => ({
  text: found.map(({ text }) => text).join('\n\n'),
  links: found.flatMap(({ links }) => links),
  ...(found.length > 1 ? { sums: found.length } : {}),
  ...(found.every(({ incomplete }) => incomplete) ? { incomplete: true as const } : {}),
});

const input = z.object({ question: z.string().max(500) });

/** Every calculator by one door: it reads sizes and units itself, so that no model converts them. */
export const calculatorTool: Tool<z.infer<typeof input>> = {
  name: 'calculate',
  description: `Calculates ${Object.keys(calculators).join(', ')} with the formula. Put the calculation in one sentence with every size and its unit, as the user gave them: "bricks for a wall 20 ft long, 10 ft high, 9 inch thick".`,
  input,
  run: async ({ question }, asker) => {
    const { locale } = asker;
    const asked = readCalculations(question);
    if (asked.length === 0) return { text: frame[locale].unread, links: [] };
    return togetherOf(asked.map((one) => calculate(one, asker) ?? askFor(one, locale)));
  },
};
