import { type Concept, conceptOf } from '../spoken/lexicon.ts';
import { amountOf, type Measure, metresOf } from '../spoken/measures.ts';
import { kindOf } from '../spoken/size.ts';
import type { Inputs, Question } from './read-sizes.ts';
import { chained, counted, floor, labelled, product, single, wasteOf } from './read-sizes.ts';

/** Metres: no floor is so small. */
export const widestTile = 1.3;
/** 600 x 600 is mm, 12 x 18 inches, 2 x 2 feet. */
const tileSide = (size: Measure['sizes'][number]) =>
  metresOf(size, size.value >= 100 ? 'mm' : size.value >= 6 ? 'inch' : 'ft');
const small = ({ sizes }: Measure) =>
  sizes.every(
    ({ unit, value }) =>
      unit === 'mm' || unit === 'inch' || unit === 'cm' || (unit === undefined && value >= 100),
  );

/** "Tile 4 foot tak": so high they go, and no size of theirs. */
const upTo = /^(?:tak|high|height|upar|uncha|तक|ऊपर|ऊँचाई|ऊंचाई)$/u;
/** Metres: a tile whose one side is said is a square one. */
const squares = [0.1, 1] as const;
/** "1 foot ki tile", "2 foot wali", "600 wali": the side of a square tile. */
export function squareTile(question: Question, named: boolean): Inputs {
  const { tokens } = question;
  const found = single(question).find(({ from, to, label, noun, percent, sizes: [size] }) => {
    if (!size || label || percent || (noun !== undefined && noun !== 'tile')) return false;
    const wanted = size.unit === undefined ? size.value >= 200 : kindOf(size) === 'length';
    const side = tileSide(size);
    const such = !named || nextTo(question, { from, to }, 'tile');
    const only = size.unit !== undefined || ofSuch.test(tokens[to] ?? '');
    return wanted && such && only && !upTo.test(tokens[to] ?? '') && side >= squares[0] && side <= squares[1];
  })?.sizes[0];
  return found ? { tileLength: tileSide(found), tileWidth: tileSide(found) } : {};
}

const ofSuch = /^(?:k[aei]|wal[aei]|क[ाेी]|वाल[ाेी])$/u;
const nextTo = ({ tokens }: Question, { from, to }: Pick<Measure, 'from' | 'to'>, concept: Concept) =>
  [from - 1, to, ofSuch.test(tokens[to] ?? '') ? to + 1 : to].some(
    (place) => conceptOf(tokens[place]) === concept,
  );

/** "Tile size 2 ft by 2 ft", "tile 1x1 ft": a tile alone, and no floor. */
function isOfTile(question: Question, chain: Measure): boolean {
  const before = question.tokens.slice(Math.max(0, chain.from - 3), chain.from);
  const named =
    nextTo(question, chain, 'tile') ||
    (before.some((token) => /^(?:size|साइज़?|is|are|hai|है|of)$/u.test(token)) &&
      before.some((token) => conceptOf(token) === 'tile'));
  return named && chain.sizes.every((size) => metresOf(size) <= widestTile);
}

export function tiles(question: Question): Inputs {
  const chains = chained(question).toSorted((a, b) => product(a) - product(b));
  const free = chains.filter((chain) => !nextTo(question, chain, 'room'));
  const area = amountOf(question.measures, 'area');
  const smallest =
    chains.find(small) ??
    free.find((chain) => isOfTile(question, chain)) ??
    free.find((chain) => nextTo(question, chain, 'tile')) ??
    free[0] ??
    chains[0];
  const room = area !== undefined || labelled(question, 'length') !== undefined;
  const several = chains.length > 1 || room;
  const mine =
    smallest && (several || small(smallest) || isOfTile(question, smallest)) ? smallest : undefined;
  const [first, second] = mine?.sizes ?? [];
  const rest = chained(question).find((chain) => chain !== mine);
  const { thickness: _, ...sides } = floor(
    { ...question, measures: question.measures.filter((one) => one !== mine) },
    rest,
  );
  return {
    ...sides,
    ...counted(question, 'room', 'wall'),
    ...(first && second
      ? { tileLength: tileSide(first), tileWidth: tileSide(second) }
      : squareTile(question, true)),
    ...wasteOf(question),
  };
}
