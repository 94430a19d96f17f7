import type { CalculatorName } from '../calculators/calculators.ts';
import { calculators } from '../calculators/calculators.ts';
import { isAsked } from './is-asked.ts';
import type { Concept } from './lexicon.ts';
import { asksOther, asksPrice } from './lexicon.ts';
import { members } from './material-rules.ts';
import { type CalculationAsked, conversionIn } from './read-conversion.ts';
import { readers } from './read-inputs.ts';
import type { Question } from './read-sizes.ts';
import { gradeOf, readQuestion } from './read-sizes.ts';
import { subjectOf } from './subject-rules.ts';

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
/** A house's bricks or cement by its built-up area, and no wall or slab of it. */
function ofHouse({ says, measures }: Question, name: CalculatorName | undefined): boolean {
  const raw = ['cement', 'steel', 'sand', 'aggregate', 'brick', 'material'] as const;
  const part = says('wall') || says('room') || says('slab') || members.some(says);
  const bar = measures.some(
    ({ sizes: [size] }) => size?.unit === 'mm' || size?.unit === 'm3' || size?.unit === 'cft',
  );
  return (
    says('house') &&
    raw.some(says) &&
    !part &&
    !bar &&
    (name === undefined || name === 'bricks' || name === 'cost')
  );
}

/** Undefined when no calculator is asked for: an article, a listing or nothing at all may answer then. */
export function readCalculation(typed: string): CalculationAsked | undefined {
  const question = readQuestion(typed);
  const { text } = question;
  const conversion = materials.some(question.says) ? undefined : conversionIn(question);
  if (conversion) return conversion;
  const subject = subjectOf(question);
  const calculator =
    ofHouse(question, subject) && !(subject === 'cost' && !question.says('material')) ? 'materials' : subject;
  if (calculator === undefined || calculator === 'conversion' || gradeOf(question) === false)
    return undefined;
  const finish = calculator === 'cost';
  if (asksOther.test(finish ? text.replace(/\bbest\b/, '') : text)) return undefined;
  if (asksPrice.test(text) && !finish) return undefined;
  const inputs = readers[calculator](question);
  const missing = calculators[calculator].missing(inputs);
  if (!isAsked(question, calculator, inputs)) return undefined;
  // A wall of a million kilometres is a slip or a joke.
  if (!calculators[calculator].inputs.partial().safeParse(inputs).success) return undefined;
  return { calculator, inputs, missing };
}
