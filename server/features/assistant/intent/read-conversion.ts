import type { CalculatorName } from '#domain/estimate/calculators/calculators.ts';
import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { conversion, convert, states } from '#domain/estimate/calculators/convert.ts';
import type { Unit } from '#domain/estimate/calculators/units.ts';
import { inUnit, unitNames, units } from '#domain/estimate/calculators/units.ts';
import type { Word } from '#domain/estimate/calculators/words.ts';
import type { Inputs, Question } from './inputs/read-sizes.ts';
import { conceptOf } from './spoken/lexicon.ts';
import { metresOf } from './spoken/measures.ts';
import { kindOf } from './spoken/size.ts';
import { stateIn, unitAt } from './spoken/unit-words.ts';

export interface CalculationAsked {
  calculator: CalculatorName;
  /** As the calculator takes them: metres, m², m³, kg, litres, people; mm for a bar. */
  inputs: Inputs;
  /** To be asked for; the calculator's `usual` may stand in. */
  missing: Word[];
  /** What the material costs is asked for too. */
  priced?: boolean;
}

const squared = (unit: Unit | undefined, other: Unit | undefined) =>
  other === 'gaj' && unit === 'ft' ? 'sqft' : other === 'gaj' && unit === 'm' ? 'm2' : unit;

/** Units that count nothing: "how many feet", "in sq metres". */
function unitsNamed({ tokens, measures }: Question): Unit[] {
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
  return bare;
}

/** "And in sq metres?": what the same amount is to be turned into now. */
export function otherUnit(question: Question, inputs: Inputs): Unit | undefined {
  const from = unitNames.find((unit) => unit === inputs.from);
  if (!from) return undefined;
  return unitsNamed(question)
    .map((unit) => squared(unit, from) ?? unit)
    .findLast((to) => to !== from && convert(1, { from, to }) !== undefined);
}

/** Land that was turned into another unit, in m²; nothing of a length, a weight, or a unit of no known state. */
export function landOf(inputs: Inputs): Inputs {
  const from = unitNames.find((unit) => unit === inputs.from);
  const { value } = inputs;
  if (!from || typeof value !== 'number' || conversion.missing(inputs).length > 0) return {};
  const state = states.find((one) => one === inputs.state);
  const area = convert(value, { from, to: 'm2', state });
  return area === undefined ? {} : { area };
}

/** "And one hectare?": another unit is turned into the same one, or back. */
export function otherFrom(unit: Unit, { from, to }: Inputs): Inputs | undefined {
  const [before, into] = [from, to].map((name) => unitNames.find((one) => one === name));
  if (!before || !into || unit === before) return undefined;
  if (unit === into) return { from: unit, to: before };
  return convert(1, { from: unit, to: into }) === undefined ? undefined : { from: unit };
}

/** Square feet of the two sides of land that are told. */
export function landWithSides({ measures }: Question): number | undefined {
  const [one, other, third] = measures.find(({ sizes }) => sizes.length > 1)?.sizes ?? [];
  if (!one || !other || third) return undefined;
  const isLand = [one, other].every((side) => side.unit === undefined || kindOf(side) === 'length');
  return isLand ? inUnit(metresOf(one) * metresOf(other), 'm2', 'sqft') : undefined;
}

/** "A plot of 30 by 50 ft in gaj": its area in a unit of land. */
function sidesIn(question: Question): CalculationAsked | undefined {
  const [only, ...more] = question.measures.filter(({ sizes }) => sizes.some(({ unit }) => unit));
  const to = unitsNamed(question).find((unit) => units[unit].kind === 'area');
  const value = only && more.length === 0 ? landWithSides(question) : undefined;
  // "40x50 feet, ground floor": a ground is land too.
  if (value === undefined || to === undefined || question.says('floor')) return undefined;
  const state = stateIn(question.text);
  const inputs: Inputs = {
    value: Math.round(value * 10) / 10,
    from: 'sqft',
    to,
    ...(state ? { state } : {}),
  };
  return to === 'sqft'
    ? {
        calculator: 'conversion',
        inputs: { ...inputs, value: Math.round(value * 0.092903 * 100) / 100, from: 'm2' },
        missing: [],
      }
    : { calculator: 'conversion', inputs, missing: calculators.conversion.missing(inputs) };
}

/** "Rate 6 lakh katha": so much money for one of it. */
export const pricesLand =
  /\b(?:rates?|price|rupees?|rupaye?|rs|dam|daam|bhav|bha+o)\b|₹|रेट|दाम|भाव|रुप|क़?ीमत/u;
/** Measures of land, length, weight: one with its number, the other without. */
export function conversionIn(question: Question): CalculationAsked | undefined {
  const { measures, text } = question;
  const land = sidesIn(question);
  if (land) return land;
  if (pricesLand.test(text)) return undefined;
  const said = measures.find(({ sizes: [size, next] }) => size?.unit !== undefined && next === undefined);
  if (measures.filter(({ sizes }) => sizes.some(({ unit }) => unit)).length > 1) return undefined;
  const value = said?.sizes[0]?.value;
  const bare = unitsNamed(question);
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
