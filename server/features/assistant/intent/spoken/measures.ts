import type { Unit } from '#domain/estimate/calculators/units.ts';
import { inUnit, units } from '#domain/estimate/calculators/units.ts';
import { withoutCorrected } from './corrected.ts';
import { countable, countedNoun, describedNoun, isOfThese, isOfTime, ourselves } from './counted-nouns.ts';
import type { Concept, Label } from './lexicon.ts';
import { conceptOf, isLabel } from './lexicon.ts';
import { inFull } from './shorthand.ts';
import { inherit, kindOf, type Size } from './size.ts';
import { isCross, tokensOf } from './spoken-numbers.ts';
import { unitAt } from './unit-words.ts';

/** One number or a chain as in 10 x 12 x 9, with what stands next to it. */
export interface Measure {
  sizes: Size[];
  label: Label | undefined;
  /** What is counted: "3 rooms". */
  noun: Concept | undefined;
  percent: boolean;
  /** Places among the tokens: of its first, and after its last. */
  from: number;
  to: number;
}

const isNumber = (token = '') => /^\d{0,15}\.?\d{1,15}$/.test(token);
const joining = new Set([
  'ki',
  'ka',
  'ke',
  'k',
  'की',
  'का',
  'के',
  'of',
  'is',
  'in',
  '=',
  'hai',
  'है',
  'and',
  'aur',
  'और',
  'also',
  'bhi',
  'भी',
]);

/** A slab of 20 x 30 ft 5 inch is five inches thick; a room of 10 x 12 ft 6 inch is twelve and a half feet long. */
const hasThickness = (tokens: readonly string[]) =>
  tokens.some((token) => ['slab', 'wall', 'brick', 'concrete'].includes(conceptOf(token) ?? ''));
/** "4 inch wali deewar". */
const ofSuch = /^(?:wal[aei]|वाल[ाीे])$/u;

/** The size at a number with its unit; 5 ft 6 in is one size, unless the inches are a thickness. */
function sizeAt(tokens: readonly string[], at: number, first: Size | undefined): { size: Size; to: number } {
  const value = Number(tokens[at]);
  // "We are six in the family".
  const within = tokens[at + 1] === 'in' && /^(?:the|my|our|this|a|all|total)$/.test(tokens[at + 2] ?? '');
  const unit = within ? undefined : unitAt(tokens, at + 1);
  const to = at + 1 + (unit?.length ?? 0);
  const inches = unit?.unit === 'ft' && isNumber(tokens[to]) ? unitAt(tokens, to + 1) : undefined;
  const more = Number(tokens[to]);
  const after = tokens[to + 2] ?? '';
  const thick =
    conceptOf(after) === 'thickness' || conceptOf(joining.has(after) ? tokens[to + 3] : '') === 'thickness';
  const things = ['wall', 'slab', 'brick', 'plaster'].includes(
    conceptOf(joining.has(after) ? tokens[to + 3] : after) ?? '',
  );
  // "12 ft 6 in by 10 ft 3 in": where the first side has inches, so has the second.
  const whole = first !== undefined && Number.isInteger(first.value);
  const apart = (whole && hasThickness(tokens)) || ofSuch.test(after);
  const alike = first !== undefined && !whole;
  // Half a brick with its plaster is the thickness of walls, and no part of a foot.
  const halfBrick = more === 4.5 && hasThickness(tokens);
  if (inches?.unit === 'inch' && more < 12 && (alike || (!thick && !things && !apart && !halfBrick)))
    return { size: { value: value + more / 12, unit: 'ft' }, to: to + 2 };
  return { size: { value, unit: unit?.unit }, to };
}

const hasName = (tokens: readonly string[], at: number) =>
  isLabel(conceptOf(tokens[at])) || isLabel(conceptOf(joining.has(tokens[at] ?? '') ? tokens[at + 1] : ''));

/** "40 foot 20 foot 4 inch": sides one after the other, none of them with a name. */
function isNextSide(tokens: readonly string[], at: number, sizes: readonly Size[]): boolean {
  const unit = sizes.at(-1)?.unit;
  if (unit === undefined || units[unit].kind !== 'length' || !isNumber(tokens[at])) return false;
  const next = unitAt(tokens, at + 1);
  if (!next || units[next.unit].kind !== 'length' || hasName(tokens, at + 1 + next.length)) return false;
  // "14 ft x 12 ft, 2 ft x 2 ft": there another chain begins, and "2 ft wali tile" is a thing of its own.
  const behind = tokens[at + 1 + next.length] ?? '';
  if (isCross(behind) || ofSuch.test(behind) || conceptOf(behind) === 'tile') return false;
  // What comes third, or is as long, is a side of its own; "10 ft 6 inch" is one.
  return sizes.length > 1 || (next.unit === unit && ['ft', 'm', 'yard'].includes(unit));
}

function measureAt(tokens: readonly string[], at: number): Measure {
  const sizes: Size[] = [];
  let to = at;
  for (let next = at; ; ) {
    const one = sizeAt(tokens, next, sizes[0]);
    sizes.push(one.size);
    to = one.to;
    // "620 sqft by 2 tilers": an area is no side.
    const flat = one.size.unit !== undefined && units[one.size.unit].kind !== 'length';
    const crossed = !flat && isCross(tokens[to]) && isNumber(tokens[to + 1]);
    if (!crossed && !isNextSide(tokens, to, sizes)) break;
    next = crossed ? to + 1 : to;
  }
  const skip = joining.has(tokens[to] ?? '') ? 1 : 0;
  const before = tokens[at - (joining.has(tokens[at - 1] ?? '') ? 2 : 1)];
  const inside =
    tokens[to] === 'in' && /^(?:the|my|our)$/.test(tokens[to + 1] ?? '') ? tokens[to + 2] : before;
  const whole = Number.isInteger(sizes[0]?.value);
  const us =
    (ourselves.test(tokens[at - 1] ?? '') && (tokens[at - 1] !== 'are' || tokens[at - 2] === 'we')) ||
    (inside !== before && /^(?:house|home|flat|ghar|hostel|pg)$/.test(inside ?? ''));
  const family = conceptOf(inside) === 'people' || (whole && us) ? 'people' : undefined;
  // "2 tile mistri" are two people.
  const theirs = conceptOf(tokens[to + 1]) === 'worker' && countedNoun(tokens[to]) !== 'day';
  const who = theirs && sizes.length === 1 ? 'worker' : undefined;
  // "There are seven of us at home".
  const ofUs = tokens[to] === 'of' && tokens[to + 1] === 'us' ? 'people' : undefined;
  // "Family of 6, tank size".
  const ofFamily = before === 'family' && tokens[at - 1] === 'of' ? 'people' : undefined;
  const noun =
    who ??
    ofFamily ??
    countedNoun(tokens[to]) ??
    countedNoun(tokens[to + skip]) ??
    describedNoun(tokens, to) ??
    ofUs ??
    family ??
    (isOfThese(tokens, at, to) ? 'piece' : undefined);
  return {
    sizes: inherit(sizes),
    label: undefined,
    noun: sizes[0]?.unit === undefined && sizes.length === 1 ? noun : undefined,
    percent: tokens[to] === '%' || /^(?:percent|pratishat|प्रतिशत|फीसदी)$/u.test(tokens[to] ?? ''),
    from: at,
    to,
  };
}

const ofItself = /^(?:length|width|breadth|height|ht|hight|thickness|depth|diameter|dia)$|ai$|ाई$/u;
/** "200 ft, height 5 ft": a name that stands before the next number, which has none behind it. */
function isOfNext(tokens: readonly string[], at: number, measures: readonly Measure[]): boolean {
  // "Height 10 foot, 2 coats": what is counted or a share has no name.
  const next = measures.find(({ from, noun, percent }) => from === at + 1 && noun === undefined && !percent);
  return next !== undefined && ofItself.test(tokens[at] ?? '') && !isLabel(conceptOf(tokens[next.to] ?? ''));
}

/** A name before the number wins over one after it, and belongs to one number only. */
function nameThem(tokens: readonly string[], measures: Measure[]): void {
  const taken = new Set<number>();
  for (const measure of measures) {
    const [size, next] = measure.sizes;
    if (!size || next || (size.unit && units[size.unit].kind !== 'length')) continue;
    const back = joining.has(tokens[measure.from - 1] ?? '') ? 2 : 1;
    const ahead = joining.has(tokens[measure.to] ?? '') ? 1 : 0;
    for (const place of [measure.from - back, measure.to + ahead]) {
      const concept = conceptOf(tokens[place]);
      // "Riser 6 inch and width 4 ft".
      const apart = ahead === 0 || /^(?:and|aur|और)$/u.test(tokens[measure.to] ?? '');
      if (apart && place === measure.to + ahead && isOfNext(tokens, place, measures)) continue;
      if (measure.label !== undefined || taken.has(place) || !isLabel(concept)) continue;
      measure.label = concept;
      taken.add(place);
    }
  }
}

export interface Reading {
  tokens: string[];
  measures: Measure[];
}
export function measuresIn(text: string): Reading {
  const tokens = tokensOf(inFull(text), countable);
  const measures: Measure[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!isNumber(tokens[at])) continue;
    const measure = measureAt(tokens, at);
    if (!isOfTime(tokens[measure.to])) measures.push(measure);
    at = measure.to - 1;
  }
  nameThem(tokens, measures);
  return { tokens, measures: withoutCorrected(tokens, measures) };
}

const neat = (value: number) => Math.round(value * 1e6) / 1e6;

/** Metres; what has no unit is in the one given. */
export const metresOf = (size: Size, usual: Unit = 'ft') =>
  neat(inUnit(size.value, size.unit !== undefined && kindOf(size) === 'length' ? size.unit : usual, 'm'));

/** The first single size of a kind, in the kind's own measure: m², m³, kg. */
export function amountOf(measures: readonly Measure[], kind: 'area' | 'volume' | 'mass'): number | undefined {
  const found = measures.find(
    ({ sizes: [size, second] }) =>
      size !== undefined && second === undefined && kindOf(size) === kind && size.unit !== 'bag',
  )?.sizes[0];
  return found?.unit === undefined ? undefined : neat(found.value * units[found.unit].size);
}

export const countOf = (measures: readonly Measure[], ...nouns: Concept[]): number | undefined =>
  measures.find(({ noun }) => noun !== undefined && nouns.includes(noun))?.sizes[0]?.value;
