import type { Unit } from '../calculators/base/units.ts';
import { units } from '../calculators/base/units.ts';
import type { Word } from '../calculators/base/words.ts';
import type { CalculatorName } from '../calculators/calculators.ts';
import { calculators } from '../calculators/calculators.ts';
import { convert } from '../calculators/sums/convert.ts';
import type { Concept } from './lexicon.ts';
import { asksNeed, asksOther, asksPrice, asksRule, asksTime, conceptOf } from './lexicon.ts';
import { countOf, measuresIn } from './measures.ts';
import { readers } from './read-inputs.ts';
import { workOf } from './read-labour.ts';
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

const squared = (unit: Unit | undefined, other: Unit | undefined) =>
  other === 'gaj' && unit === 'ft' ? 'sqft' : other === 'gaj' && unit === 'm' ? 'm2' : unit;

/** Measures of land, length, weight: one with its number, the other without. */
function conversionIn({ tokens, measures, text }: Question): CalculationAsked | undefined {
  const said = measures.find(({ sizes: [size, next] }) => size?.unit !== undefined && next === undefined);
  if (measures.filter(({ sizes }) => sizes.some(({ unit }) => unit)).length > 1) return undefined;
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
  const first = said?.sizes[0]?.unit ?? bare[0];
  const second = said ? bare.find((unit) => unit !== first) : bare.find((unit) => unit !== bare[0]);
  // "How many feet is a gaj" is said of land.
  const [from, to] = [squared(first, second), squared(second, first)];
  if (to === 'bag' && from !== undefined && units[from].kind === 'volume') return undefined;
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
  ['mortar', 'mortar'],
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
  const amount = measures.some(({ sizes }) =>
    sizes.some(({ unit }) => unit === 'm3' || unit === 'cft' || unit === 'brass'),
  );
  if (says('mortar')) return amount ? 'mortar' : undefined;
  if (says('concrete')) return 'concrete';
  return mixed && amount ? 'concrete' : undefined;
}

function subjectOf(question: Question): CalculatorName | undefined {
  const { says, text, measures } = question;
  const work = workOf(question);
  const lasts = asksTime.test(text) || (says('many') && says('day'));
  const measured = measures.some(
    ({ sizes, noun }) => sizes.length > 1 || sizes[0]?.unit !== undefined || noun === 'brick',
  );
  if (work && (says('worker') || lasts) && (measured || (says('worker') && says('many')))) return 'labour';
  if (asksTime.test(text)) return undefined;
  const material = materialIn(question);
  if (says('stairs') && !(material === 'tiles' || material === 'paint' || material === 'concrete'))
    return 'stairs';
  if (says('tank') && !material) return 'tank';
  if (says('water') && countOf(measures, 'people') !== undefined) return 'tank';
  const rate = asksPrice.test(text) && says('house') && measured;
  if (says('cost') && says('worker') && says('house')) return undefined;
  const finishing = material === 'paint' || material === 'tiles' || material === 'plaster';
  if ((says('cost') || rate) && !finishing && (says('house') || !material))
    return measured || says('house') ? 'cost' : undefined;
  return material;
}

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

/** Numbers alone ask for nothing, and neither does a word: a size and a thing, or "how many" of a thing that is needed. */
function isAsked(question: Question, calculator: CalculatorName, inputs: Inputs): boolean {
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

/** Undefined when no calculator is asked for: an article, a listing or nothing at all may answer then. */
export function readCalculation(typed: string): CalculationAsked | undefined {
  const text = tidy(typed);
  const { tokens, measures } = measuresIn(typed);
  const concepts = new Set(tokens.map((token) => conceptOf(token)));
  const question: Question = { text, tokens, measures, says: (concept) => concepts.has(concept) };
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
