import { type Concept, conceptOf } from '../intent/spoken/lexicon.ts';
import { tidy } from '../intent/spoken/spoken-numbers.ts';

const it =
  /(?<![\p{L}\p{M}])(?:its?|them|their|(?:us|is|un|in)k[aei]|(?:us|is)e|(?:us|is)me(?:in)?|(?:उस|इस|उन|इन)(?:का|की|के)|(?:उस|इस)(?:े|में))(?![\p{L}\p{M}])/iu;

/** What one asks more about; of several the likeliest first. */
const things: readonly Concept[] = [
  'tank',
  'stairs',
  'slab',
  'column',
  'beam',
  'plaster',
  'paint',
  'tile',
  'concrete',
  'wall',
  'brick',
  'steel',
  'cement',
];

/** "And how is it cleaned?" behind a question about a tank: the same with the tank's own name; undefined where nothing is referred to. */
export function withThing(text: string, before: string): string | undefined {
  if (!it.test(text)) return undefined;
  const words = tidy(before).split(' ');
  const named = things.flatMap((thing) => words.find((word) => conceptOf(word) === thing) ?? [])[0];
  return named === undefined ? undefined : text.replace(it, named);
}
