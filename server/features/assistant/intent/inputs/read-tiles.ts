import { type Concept, conceptOf } from '../spoken/lexicon.ts';
import { amountOf, type Measure, metresOf } from '../spoken/measures.ts';
import type { Inputs, Question } from './read-sizes.ts';
import { chained, counted, floor, labelled, product, wasteOf } from './read-sizes.ts';

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

const nextTo = ({ tokens }: Question, { from, to }: Measure, concept: Concept) =>
  [from - 1, to, /^(?:k[aei]|क[ाेी])$/u.test(tokens[to] ?? '') ? to + 1 : to].some(
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
    ...(first && second ? { tileLength: tileSide(first), tileWidth: tileSide(second) } : {}),
    ...wasteOf(question),
  };
}
