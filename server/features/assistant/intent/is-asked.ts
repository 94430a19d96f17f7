import type { CalculatorName } from '../calculators/calculators.ts';
import type { Concept } from './lexicon.ts';
import { asksNeed, asksRule, conceptOf } from './lexicon.ts';
import type { Inputs, Question } from './read-sizes.ts';
import { gradeOf } from './read-sizes.ts';
import { unitAt } from './unit-words.ts';

const things: readonly Concept[] = [
  'brick',
  'tile',
  'stairs',
  'paint',
  'cement',
  'steel',
  'plaster',
  'concrete',
  'worker',
];
const materialWords: readonly Concept[] = [...things, 'sand', 'aggregate', 'digging', 'brickwork', 'weight'];
const ofItself: readonly CalculatorName[] = ['tank', 'stairs', 'cost', 'materials', 'labour'];

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

/** Numbers alone ask for nothing, and neither does a word: a size and a thing, or "how many" of a thing that is needed. */
export function isAsked(question: Question, calculator: CalculatorName, inputs: Inputs): boolean {
  const { says, tokens, text, measures } = question;
  const asked = says('many') || says('asks') || says('cost');
  const keys = Object.keys(inputs).filter((key) => sizes.has(key));
  const sized = keys.length > 0 && measures.some(({ percent }) => !percent);
  if (!sized) {
    if (calculator === 'cost')
      return (
        !asksRule.test(text.replace(/\bwhat\b|\bkya\b/, '')) &&
        !measures.some(({ sizes: [size] }) => (size?.value ?? 0) >= 1000)
      );
    const named = tokens.some((token, at) => {
      const next = unitAt(tokens, at + 1) ? at + 2 : at + 1;
      const thing = conceptOf(tokens[tokens[next] === 'of' ? next + 1 : next]);
      return conceptOf(token) === 'many' && thing !== undefined && things.includes(thing);
    });
    return named && asksNeed.test(text) && !asksRule.test(text);
  }
  // A diameter alone is said of many things: only its weight can be asked for.
  if (keys.length === 1 && keys[0] === 'diameter') return says('weight') || says('many');
  if (keys.every((key) => key === 'pieces' || key === 'bags')) return asked;
  return (
    asked || ofItself.includes(calculator) || materialWords.some(says) || gradeOf(question) !== undefined
  );
}
