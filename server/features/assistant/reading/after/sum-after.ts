import { readers } from '../../intent/inputs/read-inputs.ts';
import { tradeMeant } from '../../intent/inputs/read-pay.ts';
import {
  chained,
  type Inputs,
  labelled,
  type Question,
  readQuestion,
} from '../../intent/inputs/read-sizes.ts';
import { squareTile, widestTile } from '../../intent/inputs/read-tiles.ts';
import { calculationOf, isPossible } from '../../intent/read-calculation.ts';
import {
  type CalculationAsked,
  landOf,
  landWithSides,
  otherFrom,
  otherUnit,
  pricesLand,
} from '../../intent/read-conversion.ts';
import { withoutDenied } from '../../intent/spoken/corrected.ts';
import {
  asksOther,
  asksPay,
  asksPrice,
  asksTime,
  beforeOrAfter,
  conceptOf,
  saysCeiling,
  saysWalls,
} from '../../intent/spoken/lexicon.ts';
import { metresOf } from '../../intent/spoken/measures.ts';
import { kindOf, sizeAgain } from '../../intent/spoken/size.ts';
import { numberOf } from '../../intent/spoken/spoken-numbers.ts';
import { stateIn, unitAt } from '../../intent/spoken/unit-words.ts';
import { subjectOf } from '../../intent/subject-rules.ts';
import { townOf } from '../named-town.ts';
import { correctedSize } from './corrected-size.ts';
import { crewAfter, withoutMore } from './pay-after.ts';
import { refersBack } from './referring.ts';

type Calculator = CalculationAsked['calculator'];

const isTile = (side: unknown): side is number => typeof side === 'number' && side <= widestTile;
const barSizes = new Set([6, 8, 10, 12, 16, 20, 25, 32]);
const counts = ['people', 'count', 'coats', 'bags', 'pieces', 'workers', 'days'] as const;
const sides = ['length', 'width', 'height', 'area', 'count'];
const measures = [...sides, 'thickness', 'volume', 'pieces', 'weight'];
const pick = (inputs: Inputs, keys: readonly string[]): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([key]) => keys.includes(key)));

/** "Not feet, metres", "फुट नहीं, मीटर": the same numbers in another unit. */
export function inOtherUnit({ tokens }: Question, inputs: Inputs): Inputs | undefined {
  const at = tokens.findIndex((token) => /^(?:not|nahi|nahin|nhi|नहीं)$/.test(token));
  if (at < 0) return undefined;
  const units = tokens.flatMap((_, place) => unitAt(tokens, place)?.unit ?? []);
  const wrong = unitAt(tokens, tokens[at] === 'not' ? at + 1 : at - 1)?.unit;
  const right = units.find((unit) => unit !== wrong);
  if (!wrong || !right || kindOf({ value: 1, unit: wrong }) !== 'length') return undefined;
  const by = metresOf({ value: 1, unit: right }) / metresOf({ value: 1, unit: wrong });
  const lengths = pick(inputs, ['length', 'width', 'height', 'diameter']);
  return Object.fromEntries(Object.entries(lengths).map(([key, value]) => [key, Number(value) * by]));
}

const numberAlone = (word: string) =>
  /^\d+$/.test(word) || numberOf(word) !== undefined
    ? 'number'
    : /^(?:m\d+|1:\d)$/.test(word)
      ? 'mix'
      : undefined;

/** What has no number of its own: "helper, no mason" of one crew, "2 foot wali" of tiles. */
function namedAfter(calculator: Calculator, inputs: Inputs, question: Question): Inputs | undefined {
  const tile = calculator === 'tiles' ? squareTile(question, false) : {};
  if (tile.tileLength !== undefined) return tile;
  const { meant, not } = calculator === 'pay' ? tradeMeant(question) : {};
  if (meant === undefined || [inputs.trade, inputs.otherTrade].includes(meant)) return undefined;
  if (not !== undefined && not === inputs.otherTrade) return { otherTrade: meant };
  // Of two trades it has to be said which one was wrong.
  return inputs.otherTrade === undefined || not === inputs.trade ? { trade: meant } : undefined;
}

const mostTurned = 100_000;
/** A bare number is the one thing that was counted; sizes and counts with a name are read as in any question. */
export function changedInputs({ calculator, inputs }: CalculationAsked, text: string): Inputs | undefined {
  const instead = correctedSize(text, inputs);
  if (instead) return instead;
  const question = readQuestion(withoutDenied(text, numberAlone));
  if (calculator === 'conversion') {
    if (pricesLand.test(question.text)) return undefined;
    const [to, state] = [otherUnit(question, inputs), stateIn(text.toLowerCase())];
    // "We are four people" is no amount of land.
    const size = question.measures.find(({ noun }) => noun === undefined)?.sizes[0];
    // Nobody turns lakhs of a unit of land: it is a price.
    if (size && size.unit === undefined && size.value >= mostTurned) return undefined;
    const sides = landWithSides(question);
    // "No wait, it is 30 by 60": of the land whose sides were told.
    if (sides !== undefined) return { from: 'sqft', value: sides, ...(inputs.to === 'sqft' && { to: 'm2' }) };
    const other = size?.unit && otherFrom(size.unit, inputs);
    return to || state || size
      ? { ...other, ...(to && { to }), ...(state && { state }), ...(size && { value: size.value }) }
      : undefined;
  }
  const other = inOtherUnit(question, inputs);
  if (other) return other;
  const said =
    calculator === 'pay'
      ? crewAfter(inputs, readers.pay(readQuestion(withoutMore(text))), text)
      : { ...readers[calculator](question), ...(calculator === 'cost' ? townOf(text) : {}) };
  const [length, width] = [said.length, said.width];
  // "1x1 foot wali": another tile, not another floor.
  if (calculator === 'tiles' && isTile(length) && isTile(width) && said.tileLength === undefined)
    return { tileLength: length, tileWidth: width };
  const { work: _, ...changed } = {
    ...said,
    ...ofSuchBars(inputs, said, question),
    ...floorAgain(inputs, said, question),
  };
  if (Object.keys(changed).length > 0) return changed;
  const named = namedAfter(calculator, inputs, question);
  if (named) return named;
  // "2 painters" are no coats.
  if (question.measures.some(({ noun }) => noun !== undefined)) return undefined;
  const counted = counts.filter((key) => inputs[key] !== undefined);
  const isDigits = (token: string) => /^\d+$/.test(token);
  const inDigits = question.tokens.some(isDigits);
  const spoken = question.tokens.map((token) => (inDigits ? token : String(numberOf(token) ?? token)));
  const [number, ...more] = spoken.filter(isDigits);
  // "Aur 16 ka?" of a bar is its diameter.
  const ofBars = question.tokens.some(
    (token, at) => conceptOf(token) === 'steel' && spoken[at + 1] === number,
  );
  if (calculator === 'steel' && number && ofBars && more.length === 0) return { count: Number(number) };
  const bar = calculator === 'steel' && number !== undefined && barSizes.has(Number(number));
  if (bar && more.length === 0) return { diameter: Number(number) };
  if (number === undefined || more.length > 0) return undefined;
  const [key] = counted;
  const again = sizeAgain(inputs, Number(number));
  return again ?? (key && counted.length === 1 ? { [key]: Number(number) } : undefined);
}

/** "14 by 12" behind a room is its floor, though alone it is the length and height of a wall. */
function floorAgain(inputs: Inputs, said: Inputs, question: Question): Inputs {
  const sides = chained(question)[0]?.sizes ?? [];
  const [, width] = sides;
  const isWall = said.width === undefined && said.length !== undefined && said.height !== undefined;
  if (!isWall || !width || sides.length > 2 || inputs.width === undefined) return {};
  const { height } = labelled(question, 'height') ? said : inputs;
  return { width: metresOf(width), ...(height === undefined ? {} : { height }) };
}

/** "And 80 of 10 mm": what has neither unit nor name beside a bar's thickness is how many of them. */
function ofSuchBars(inputs: Inputs, { diameter, count }: Inputs, { measures }: Question): Inputs {
  const bare = measures.filter(
    ({ sizes: [size, next], noun, label }) =>
      size?.unit === undefined && next === undefined && noun === undefined && label === undefined,
  );
  const many = bare[0]?.sizes[0]?.value;
  const isCount = inputs.count !== undefined && diameter !== undefined && count === undefined;
  return isCount && many !== undefined && bare.length === 1 ? { count: many } : {};
}

const workOf: Partial<Record<Calculator, string>> = {
  bricks: 'brickwork',
  plaster: 'plaster',
  tiles: 'tiles',
  paint: 'paint',
  slab: 'concrete',
  concrete: 'concrete',
  steel: 'steel',
};
const materialOf = new Map<unknown, Calculator>([
  ['brickwork', 'bricks'],
  ['plaster', 'plaster'],
  ['tiles', 'tiles'],
  ['paint', 'paint'],
  ['concrete', 'slab'],
]);
const raw = ['cement', 'sand', 'aggregate', 'steel', 'brick'] as const;
const asking = ['many', 'asks', ...raw] as const;
const sumWith = (calculator: Calculator, inputs: Inputs): CalculationAsked | undefined => {
  const sum = calculationOf(calculator, inputs);
  return sum.missing.length === 0 ? sum : undefined;
};
/** "Total cost?" behind what goes into a house: of all of it, and of none of its materials. */
export const asksHouseCost = ({ calculator }: CalculationAsked, question: Question): boolean =>
  calculator === 'materials' &&
  (question.says('cost') || /\bbudget\b|बजट/u.test(question.text)) &&
  !raw.some(question.says) &&
  !asksPay.test(question.text) &&
  (subjectOf(question) ?? 'cost') === 'cost';
/** "And what does it cost?", "kitne din lagenge?", "aur cement?": more about the same work. */
export function ofTheSame(asked: CalculationAsked, text: string): CalculationAsked | undefined {
  const question = readQuestion(text);
  const { says, text: typed } = question;
  const work = workOf[asked.calculator];
  const ofHouse = asked.calculator === 'cost' && (raw.some(says) || says('material'));
  if (ofHouse) return sumWith('materials', pick(asked.inputs, ['length', 'width', 'area', 'floors']));
  if (asksHouseCost(asked, question)) {
    const told = pick(asked.inputs, ['length', 'width', 'area', 'floors']);
    return sumWith('cost', {
      ...told,
      ...pick(readers.cost(question), ['finish', 'areaType']),
      ...townOf(question.text),
    });
  }
  if (asked.calculator === 'labour' && (raw.some(says) || says('material'))) {
    const of = materialOf.get(asked.inputs.work);
    return of && sumWith(of, pick(asked.inputs, [...sides, 'thickness']));
  }
  if (work === undefined || asksOther.test(typed)) return undefined;
  const within = !beforeOrAfter.test(text);
  const timed = (asksTime.test(typed) || asksPay.test(typed)) && within;
  if (timed || (says('many') && (['day', 'worker', 'people'] as const).some(says) && within)) {
    const crew = pick(readers.labour(question), ['workers', 'days']);
    const inputs = { work, ...pick(asked.inputs, measures), ...crew };
    return calculationOf('labour', inputs);
  }
  if (says('cost') || asksPrice.test(typed)) return { ...asked, priced: true };
  const named = raw.some(says) || says('water') || says('material');
  return named ? asked : undefined;
}

/** What was measured before: sides, or land in any unit. */
const sidesOf = ({ calculator, inputs }: CalculationAsked): Inputs =>
  calculator === 'conversion' ? landOf(inputs) : pick(inputs, sides);

/** "And paint for that wall?": another sum with the sides of the one before. */
export function withSides(asked: CalculationAsked, text: string): CalculationAsked | undefined {
  const question = readQuestion(text);
  const calculator = subjectOf(question);
  if (!calculator || calculator === 'conversion' || calculator === asked.calculator) return undefined;
  // "Without the roof", "the roof too": the paint of the room still, and no slab.
  if (asked.calculator === 'paint' && [saysWalls, saysCeiling].some((said) => said.test(question.text)))
    return undefined;
  // "And the plaster of the same wall?"
  const same = refersBack.test(text) && !asksOther.test(question.text);
  if (!asking.some(question.says) && !same) return undefined;
  // The bricks of a house are no wall as large as its floors.
  const ofHouse = asked.calculator === 'cost' || asked.calculator === 'materials';
  if (ofHouse && question.measures.length === 0 && raw.some(question.says)) return undefined;
  const inputs = { ...sidesOf(asked), ...readers[calculator](question) };
  return sumWith(calculator, inputs);
}

const ways = [['area'], ['volume'], ['length', 'width', 'height']] as const;
/** Without what was measured in another way: "500 sqft", where two sides were said. */
function otherwise(inputs: Inputs, changes: Inputs): Inputs {
  const told = ways.findIndex((way) => way.filter((key) => key in changes).length > (way.length > 1 ? 1 : 0));
  const gone = told < 0 ? [] : ways.filter((_, at) => at !== told).flat();
  return Object.fromEntries(Object.entries(inputs).filter(([key]) => !gone.some((one) => one === key)));
}

/** The sum that a message makes of the one before: another work with its sides, another size, or more about the same work. */
export function sumAfter(asked: CalculationAsked, text: string): CalculationAsked | undefined {
  const other = withSides(asked, text);
  const changes = other ? undefined : changedInputs(asked, text);
  const changed = changes && {
    ...asked,
    ...calculationOf(asked.calculator, { ...otherwise(asked.inputs, changes), ...changes }),
  };
  const sum = other ?? changed ?? ofTheSame(asked, text);
  return sum && isPossible(sum) ? sum : undefined;
}
