import type { CalculatorName } from '../calculators/calculators.ts';
import { calculators } from '../calculators/calculators.ts';
import { convert } from '../calculators/convert.ts';
import type { Unit } from '../calculators/units.ts';
import type { Word } from '../calculators/words.ts';
import type { Concept } from './lexicon.ts';
import { asksOther, asksPrice, asksRule, asksTime, conceptOf } from './lexicon.ts';
import { countOf, measuresIn } from './measures.ts';
import { readers, workOf } from './read-inputs.ts';
import type { Inputs, Question } from './read-sizes.ts';
import { gradeOf } from './read-sizes.ts';
import { tidy } from './spoken-numbers.ts';
import { stateIn, unitAt } from './unit-words.ts';

export interface CalculationAsked {
  calculator: CalculatorName;
  /** As the calculator takes them: metres, m², m³, kg, litres, people; mm for a bar. */
  inputs: Inputs;
  /** To be asked for; the calculator's `usual` may stand in. */
  missing: Word[];
}

/** Measures of land, length, weight: one with its number, the other without. */
function conversionIn({ tokens, measures, text }: Question): CalculationAsked | undefined {
  const said = measures.find(({ sizes: [size, next] }) => size?.unit !== undefined && next === undefined);
  const value = said?.sizes[0]?.value;
  const wordBefore = (at: number) => /^(?:m|l|g|in|'|"|k|ground|grounds)$/.test(tokens[at] ?? '');
  const bare: Unit[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = unitAt(tokens, at);
    if (!found) continue;
    const counts = measures.some(({ from, to }) => at >= from && at < to);
    const inWord = tokens[at] === 'in' || (wordBefore(at) && conceptOf(tokens[at + 1]) !== undefined);
    if (!counts && !inWord) bare.push(found.unit);
    at += found.length - 1;
  }
  const from = said?.sizes[0]?.unit ?? bare[0];
  const to = said ? bare.find((unit) => unit !== from) : bare.find((unit) => unit !== bare[0]);
  if (from === undefined || to === undefined || convert(1, { from, to }) === undefined) return undefined;
  const state = stateIn(text);
  const inputs: Inputs = { value: value ?? 1, from, to, ...(state ? { state } : {}) };
  return { calculator: 'conversion', inputs, missing: calculators.conversion.missing(inputs) };
}

/** Who asks about these asks for more than a change of unit. */
const materials: readonly Concept[] = [
  'brick',
  'wall',
  'plaster',
  'paint',
  'tile',
  'steel',
  'slab',
  'concrete',
  'tank',
  'stairs',
  'worker',
  'cost',
  'column',
  'beam',
  'footing',
  'room',
];
const subjects: [Concept, CalculatorName][] = [
  ['tile', 'tiles'],
  ['paint', 'paint'],
  ['plaster', 'plaster'],
  ['brick', 'bricks'],
  ['concrete', 'concrete'],
  ['slab', 'slab'],
];

/** What stands right behind "how many". */
function wanted({ tokens }: Question): CalculatorName | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (conceptOf(tokens[at]) !== 'many') continue;
    for (const token of tokens.slice(at + 1, at + 4)) {
      const concept = conceptOf(token);
      const subject = subjects.find(([name]) => name === concept && name !== 'slab' && name !== 'concrete');
      if (subject) return subject[1];
    }
  }
  return undefined;
}

const members: readonly Concept[] = ['column', 'beam', 'footing', 'lintel'];

function materialIn(question: Question): CalculatorName | undefined {
  const { says, measures } = question;
  const asked = wanted(question);
  if (asked && asked !== 'bricks') return asked;
  const bar = measures.some(({ sizes: [size, next] }) => size?.unit === 'mm' && next === undefined);
  if (says('steel') && (bar || says('diameter'))) return 'steel';
  if (asked) return asked;
  if (members.some(says)) return 'slab';
  for (const [concept, name] of subjects.slice(0, 4)) if (says(concept)) return name;
  if (says('wall') || says('brickwork')) return says('slab') ? 'slab' : 'bricks';
  if (
    says('slab') ||
    (says('steel') && (says('concrete') || /(?<![a-z])rcc(?![a-z])|आरसीसी/.test(question.text)))
  )
    return 'slab';
  const mixed = says('cement') || says('sand') || says('aggregate') || gradeOf(question) !== undefined;
  if (says('concrete')) return 'concrete';
  const amount = measures.some(({ sizes }) =>
    sizes.some(({ unit }) => unit === 'm3' || unit === 'cft' || unit === 'brass'),
  );
  return mixed && amount ? 'concrete' : undefined;
}

function subjectOf(question: Question): CalculatorName | undefined {
  const { says, text, measures } = question;
  const work = workOf(question);
  const lasts = asksTime.test(text) || (says('many') && says('day'));
  const measured = measures.some(({ sizes }) => sizes.length > 1 || sizes[0]?.unit !== undefined);
  if (work && (says('worker') || lasts) && (measured || (says('worker') && says('many')))) return 'labour';
  if (asksTime.test(text)) return undefined;
  const material = materialIn(question);
  if (says('stairs') && !(material === 'tiles' || material === 'paint' || material === 'concrete'))
    return 'stairs';
  if (says('tank') && !material) return 'tank';
  if (says('water') && countOf(measures, 'people') !== undefined) return 'tank';
  const rate = asksPrice.test(text) && says('house') && measured;
  if ((says('cost') || rate) && (says('house') || !material))
    return measured || says('house') ? 'cost' : undefined;
  return material;
}

/** A house's bricks or cement by its area alone is the house model's to say. */
const ofHouse = ({ says }: Question, name: CalculatorName, inputs: Inputs) =>
  says('house') &&
  !says('wall') &&
  !says('room') &&
  name !== 'cost' &&
  name !== 'slab' &&
  name !== 'tank' &&
  name !== 'stairs' &&
  name !== 'labour' &&
  inputs.length === undefined &&
  inputs.volume === undefined &&
  inputs.pieces === undefined &&
  inputs.bags === undefined;

/** Undefined when no calculator is asked for: an article, a listing or nothing at all may answer then. */
export function readCalculation(typed: string): CalculationAsked | undefined {
  const text = tidy(typed);
  const { tokens, measures } = measuresIn(typed);
  const concepts = new Set(tokens.map((token) => conceptOf(token)));
  const question: Question = { text, tokens, measures, says: (concept) => concepts.has(concept) };
  const conversion = materials.some(question.says) ? undefined : conversionIn(question);
  if (conversion) return conversion;
  const calculator = subjectOf(question);
  if (calculator === undefined || calculator === 'conversion' || gradeOf(question) === false)
    return undefined;
  const finish = calculator === 'cost';
  if (asksOther.test(finish ? text.replace(/\bbest\b/, '') : text)) return undefined;
  if (asksPrice.test(text) && !finish) return undefined;
  const inputs = readers[calculator](question);
  const missing = calculators[calculator].missing(inputs);
  const sized = measures.some(({ percent }) => !percent) && Object.keys(inputs).some((key) => sizes.has(key));
  const plainly = question.says('many') || question.says('asks') || finish;
  if (ofHouse(question, calculator, inputs)) return undefined;
  if (!sized && (!plainly || asksRule.test(text))) return undefined;
  // A wall of a million kilometres is a slip or a joke.
  if (!calculators[calculator].inputs.partial().safeParse(inputs).success) return undefined;
  return { calculator, inputs, missing };
}

const sizes = new Set([
  'area',
  'volume',
  'length',
  'width',
  'height',
  'bags',
  'pieces',
  'litres',
  'people',
  'diameter',
  'weight',
]);
