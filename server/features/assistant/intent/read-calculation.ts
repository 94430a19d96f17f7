import type { CalculatorName } from '#domain/estimate/calculators/calculators.ts';
import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { unitNames, units } from '#domain/estimate/calculators/units.ts';
import { memoize } from '#server/platform/memoize.ts';
import { bars } from './inputs/read-bars.ts';
import { readers } from './inputs/read-inputs.ts';
import { payAsked } from './inputs/read-pay.ts';
import type { Inputs, Question } from './inputs/read-sizes.ts';
import { gradeOf, readQuestion } from './inputs/read-sizes.ts';
import { isAsked, onlyThat } from './is-asked.ts';
import { joinedWorks } from './joined-works.ts';
import { members } from './material-rules.ts';
import { type CalculationAsked, conversionIn } from './read-conversion.ts';
import type { Concept } from './spoken/lexicon.ts';
import { asksOther, asksPrice } from './spoken/lexicon.ts';
import { subjectFacts, subjectOf } from './subject-rules.ts';

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
/** Their material has rates. */
const priced: readonly CalculatorName[] = [
  'bricks',
  'plaster',
  'paint',
  'tiles',
  'concrete',
  'slab',
  'steel',
];

/** Words of a sum that else ask for something other than one. */
const ownWords: Partial<Record<CalculatorName, RegExp>> = {
  cost: /\bac{1,5}h{1,5}[aie] (?:fin{1,5}ish\w*|quality)|\b(?:fin{1,5}ish\w{0,40}|quality) ac{1,5}h{1,5}[aie](?: wal[ai])?|अच्छी (?:फ़िनिश|फिनिश|क्वालिटी)[\p{L}\p{M}]*|(?:फ़िनिश|फिनिश|क्वालिटी)[\p{L}\p{M}]{0,40} अच्छी|\bbest\b|\bquality\b|\bnear \w+|\bke paas\b|के पास/gu,
  stairs: /design/g,
  steel: /\brings?\b|रिंग/gu,
  paint: /\bcolou?rs?\b/g,
  tank: /\bshould be\b|hon[ai] chahiye|होन[ाी] चाहिए/gu,
  labour: /kab tak|कब तक|\bwhen (?:will|does|do|would|shall)\b|\bby when\b/gu,
};

const isBuilt = /(?<![\p{L}\p{M}])(?:ban[aeow]\p{L}*|build\p{L}*|construct\p{L}*|बन[\p{L}\p{M}]*)/u;
/** What comes in bags is cement. */
const asksBags =
  /(?:how many|kitn[ie]|कितन[ीे]) (?:bags?|bor[ia]\p{L}{0,40}|katt[ae]|बोर[\p{L}\p{M}]{0,40}|कट्टे|बैग)(?![\p{L}\p{M}])/u;
/** A house's bricks or cement by its built-up area, and no wall or slab of it. */
function ofHouse(question: Question, name: CalculatorName | undefined): boolean {
  const { says, measures } = question;
  const raw = ['cement', 'steel', 'sand', 'aggregate', 'brick', 'material'] as const;
  const part = says('wall') || says('room') || says('slab') || members.some(says);
  const bar = measures.some(
    ({ sizes: [size] }) => size?.unit === 'mm' || size?.unit === 'm3' || size?.unit === 'cft',
  );
  // "Upar ka tal banane me eent cement sariya": a storey is built of all of them.
  const storey =
    says('floor') && says('cement') && (says('steel') || says('brick')) && isBuilt.test(question.text);
  return (
    // "Cement kitna lagega" by itself is asked of a house that is to be built.
    (says('house') || storey || (name === undefined && onlyThat(question))) &&
    (raw.some(says) || asksBags.test(question.text)) &&
    !part &&
    !bar &&
    (name === undefined || name === 'bricks' || name === 'cost')
  );
}

/** "What is the rate of cement, and how many bags for a house": a price and what goes into it, no cost of building. */
const onlyRated = (question: Question): boolean =>
  !question.says('cost') && (subjectFacts(question).countsMaterial || asksBags.test(question.text));

const isWhole = ({ missing }: CalculationAsked): boolean => missing.length === 0;

/** "Total cost, and how much cement and steel": what a house costs, and what goes into it. */
function houseSums(question: Question): CalculationAsked[] {
  const { countsMaterial } = subjectFacts(question);
  if (!ofHouse(question, 'cost') || !countsMaterial) return [];
  const sums = (['cost', 'materials'] as const).flatMap((name) => askedOf(question, name) ?? []);
  return sums.length === 2 && sums.every(isWhole) ? sums : [];
}

/** "20 bars of 10 mm and 50 of 8 mm". */
const barSums = (question: Question): CalculationAsked[] =>
  bars(question).map((inputs) => calculationOf('steel', inputs));

/** "Plaster aur paint dono": each with the sides that are said once. */
function joinedSums(question: Question): CalculationAsked[] {
  const sums = joinedWorks(question).flatMap((name) => askedOf(question, name) ?? []);
  const [whole, lacking] = [sums.filter(isWhole), sums.filter((sum) => !isWhole(sum))];
  if (whole.length === 0) return [];
  const priced = question.says('cost') && { priced: true };
  return [...whole, ...lacking].map((sum) => ({ ...sum, ...priced }));
}

/** A wall of a million kilometres is a slip or a joke. */
export const isPossible = ({
  calculator,
  inputs,
}: Pick<CalculationAsked, 'calculator' | 'inputs'>): boolean =>
  calculators[calculator].inputs.partial().safeParse(inputs).success;

/** "2 ton sariya kitne kilo": of steel a weight alone is turned into another. */
function weighed({ says, text }: Question, { inputs }: CalculationAsked): boolean {
  const unit = unitNames.find((name) => name === inputs.from);
  const asked = says('many') && !says('cost') && !asksPrice.test(text);
  return (
    asked && unit !== undefined && units[unit].kind === 'mass' && materials.filter(says).join() === 'steel'
  );
}

/** The calculator's inputs as they were said; undefined when it is not asked for. */
function askedOf(question: Question, calculator: CalculationAsked['calculator']) {
  if (calculator === 'conversion') return undefined;
  const inputs = readers[calculator](question);
  if (!isAsked(question, calculator, inputs)) return undefined;
  if (!isPossible({ calculator, inputs })) return undefined;
  return calculationOf(calculator, inputs);
}

/** "How many bricks and how many days" asks for material and labour of one work. */
function alsoAsked(question: Question, first: CalculationAsked): CalculationAsked | undefined {
  const facts = subjectFacts(question);
  const other = first.calculator === 'labour' ? facts.material : 'labour';
  const both = facts.material !== undefined && facts.work && facts.countsMaterial && facts.countsLabour;
  const second = both && other !== undefined && askedOf(question, other);
  return second && isWhole(second) ? second : undefined;
}

/** All the sums that one question asks for by name; fewer than two where it asks for one. */
function severalOf(question: Question, calculator: CalculatorName): CalculationAsked[] {
  if (calculator === 'cost') return houseSums(question);
  if (calculator === 'steel') return barSums(question);
  return calculator === 'labour' ? [] : joinedSums(question);
}

/** A calculation with what it still lacks. */
export const calculationOf = (calculator: CalculatorName, inputs: Inputs): CalculationAsked => ({
  calculator,
  inputs,
  missing: calculators[calculator].missing(inputs),
});

/** None when no calculator is asked for: an article, a listing or nothing at all may answer then. */
export const readCalculations = memoize(60, calculationsIn);

function calculationsIn(typed: string): CalculationAsked[] {
  const crew = payAsked(typed);
  if (crew) return [{ calculator: 'pay', inputs: crew, missing: [] }];
  const question = readQuestion(typed);
  const { text } = question;
  const mixed = gradeOf(question) !== undefined;
  const conversion = mixed ? undefined : conversionIn(question);
  if (conversion && (!materials.some(question.says) || weighed(question, conversion))) return [conversion];
  const subject = subjectOf(question);
  const calculator =
    ofHouse(question, subject) && (subject !== 'cost' || question.says('material') || onlyRated(question))
      ? 'materials'
      : subject;
  if (calculator === undefined || gradeOf(question) === false) return [];
  if (asksOther.test(text.replace(ownWords[calculator] ?? /$^/, ''))) return [];
  if (asksPrice.test(text) && calculator !== 'cost' && calculator !== 'labour') return [];
  const first = askedOf(question, calculator);
  if (!first) return [];
  const several = severalOf(question, calculator);
  if (several.length > 1) return several;
  // "Cost of plastering": what the material costs, and what those who do it are paid.
  if (priced.includes(calculator) && question.says('cost')) {
    // "Cost of 1000 bricks" is their price.
    if (Object.keys(first.inputs).join() === 'pieces' && !question.says('wall')) return [];
    const wages = askedOf(question, 'labour');
    const paid = wages && isWhole(wages) && isWhole(first);
    return [{ ...first, priced: true }, ...(paid ? [wages] : [])];
  }
  const second = alsoAsked(question, first);
  // Material before the days that it takes.
  return second ? (first.calculator === 'labour' ? [second, first] : [first, second]) : [first];
}

export const readCalculation = (typed: string): CalculationAsked | undefined => readCalculations(typed)[0];
