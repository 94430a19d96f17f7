import { z } from 'zod';
import type { AnswerLink } from '#contract/assistant/events';
import { type Amount, type Assumption, MissingInputs, type Outcome } from '../calculators/calculator.ts';
import { type CalculatorName, calculators } from '../calculators/calculators.ts';
import { type Unit, units, written } from '../calculators/units.ts';
import { type Word, wordIn } from '../calculators/words.ts';
import { type CalculationAsked, readCalculation } from '../questions/read-calculation.ts';
import { listingSentences } from './listing-sentences.ts';
import { type Finding, rupees, type Tongue, type Tool } from './tool.ts';
import { type ListingKind, labelOf } from './trades.ts';

const frame: Record<
  Tongue,
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
    tell: 'मैं यह हिसाब कर सकता हूँ। कृपया बताइए',
    house: 'पूरे घर का नक़्शा और ख़र्च',
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
  tiles: ['worker', 'Tiles'],
  tank: ['worker', 'Other'],
  paint: ['contractor', 'color contract'],
};

/** Who writes Hinglish says cement, sand and plaster in English. */
const sayWord = (word: Word, tongue: Tongue): string => wordIn(tongue === 'hi' ? 'hi' : 'en', word);

function sayAmount(amount: number, unit: Unit, tongue: Tongue): string {
  if (unit === 'rupee') return rupees(amount);
  if (unit === 'piece') return written(amount);
  if (unit === 'bag') return `${written(amount)} ${tongue === 'hi' ? 'बोरी' : 'bags'}`;
  if (unit === 'day' || unit === 'person')
    return `${written(amount)} ${units[unit][tongue === 'hi' ? 'hi' : 'en']}`;
  return tongue === 'hi' ? `${written(amount)} ${units[unit].hi}` : written(amount, unit);
}

function resultLine({ key, amount, unit, also }: Amount, tongue: Tongue): string {
  const other = also ? ` (${sayAmount(also.amount, also.unit, tongue)})` : '';
  return `- ${sayWord(key, tongue)}: **${sayAmount(amount, unit, tongue)}**${other}`;
}

function sayAssumption({ key, value, unit }: Assumption, tongue: Tongue): string {
  const name = sayWord(key, tongue);
  if (value === '') return name;
  if (typeof value === 'object') return `${name}: ${sayWord(value.word, tongue)}`;
  if (typeof value === 'string') return `${name}: ${value}`;
  return `${name}: ${unit ? sayAmount(value, unit, tongue) : written(value)}`;
}

function say(calculator: CalculatorName, { result, steps, assumptions }: Outcome, tongue: Tongue): string {
  const words = frame[tongue];
  const lines = [
    `**${sayWord(calculators[calculator].name, tongue)}**`,
    ...result.map((amount) => resultLine(amount, tongue)),
    '',
    `${words.formula}:`,
    ...steps.map(({ key, formula }) => `- ${sayWord(key, tongue)}: ${formula}`),
  ];
  if (assumptions.length > 0)
    lines.push('', `${words.assumed}: ${assumptions.map((one) => sayAssumption(one, tongue)).join('; ')}.`);
  return lines.join('\n');
}

function linksOf(calculator: CalculatorName, tongue: Tongue): AnswerLink[] {
  if (calculator === 'cost') return [{ title: frame[tongue].house, path: '/mapForm' }];
  const [kind, category] = hires[calculator] ?? [];
  const label = kind && labelOf(kind, category)?.[tongue];
  if (!kind || !category || !label) return [];
  const page = kind === 'worker' ? '/workersPage' : '/contractors';
  const search = new URLSearchParams({ category }).toString();
  return [{ title: listingSentences[tongue].all(label), path: `${page}?${search}` }];
}

const thousandSquareFeet = 92.903_04;
function perThousand(inputs: CalculationAsked['inputs'], tongue: Tongue): Finding {
  const outcome = calculators.cost.run({ ...inputs, area: thousandSquareFeet });
  const size: Assumption = { key: 'area', value: 1000, unit: 'sqft' };
  const text = say('cost', { ...outcome, assumptions: [size, ...outcome.assumptions] }, tongue);
  return { text, links: linksOf('cost', tongue) };
}

/** The calculation with its formula; what is missing and has no usual value is asked for. */
export function calculate({ calculator, inputs, missing }: CalculationAsked, tongue: Tongue): Finding {
  // Who asks what building costs and names no size wants the price of a square foot.
  if (calculator === 'cost' && missing.includes('area')) return perThousand(inputs, tongue);
  try {
    const outcome = calculators[calculator].run(inputs);
    return { text: say(calculator, outcome, tongue), links: linksOf(calculator, tongue) };
  } catch (error) {
    if (!(error instanceof MissingInputs)) throw error;
    const wanted = error.keys.map((key) => sayWord(key, tongue)).join(', ');
    return {
      text: `**${sayWord(calculators[calculator].name, tongue)}**: ${frame[tongue].tell}: ${wanted}.`,
      links: [],
    };
  }
}

const input = z.object({ question: z.string().max(500) });

/** Every calculator by one door: it reads sizes and units itself, so that no model converts them. */
export const calculatorTool: Tool<z.infer<typeof input>> = {
  name: 'calculate',
  description: `Calculates ${Object.keys(calculators).join(', ')} with the formula. Put the calculation in one sentence with every size and its unit, as the user gave them: "bricks for a wall 20 ft long, 10 ft high, 9 inch thick".`,
  input,
  run: async ({ question }, { tongue }) => {
    const asked = readCalculation(question);
    return asked ? calculate(asked, tongue) : { text: frame[tongue].unread, links: [] };
  },
};
