import { numberWords } from './count-words.ts';
import { livingWords, notLiving } from './living-words.ts';
import type { Living, ParsedPrompt } from './prompt.ts';
import { allIn, firstIn, without } from './word-search.ts';

/** How many there are where no number is said. */
const usual: Partial<Record<Living, number>> = { people: 3, child: 2, goat: 2, hen: 3, birds: 7 };

const one = /^(?:an?|one|single)$/;
/** More of them would hide the house. */
const most = 12;

/** How many a word says, 0 for none. */
function numberIn(word: string): number {
  if (one.test(word)) return 1;
  if (/^\d+$/.test(word)) return Math.min(most, Number(word));
  return Number(firstIn(` ${word} `, numberWords) ?? 0);
}

/** Who and what lives in the picture: each kind once, as many as a number before it says. */
export function livingOf(text: string): ParsedPrompt['living'] {
  const clean = without(text, [[['none', notLiving]]]);
  const found = new Map<Living, number>();
  for (const { value, at } of allIn(clean, livingWords)) {
    const before = clean.slice(0, at).trim().split(' ').at(-1) ?? '';
    const said = numberIn(before);
    found.set(value, Math.max(found.get(value) ?? 0, said || (usual[value] ?? 1)));
  }
  return [...found].map(([kind, count]) => ({ kind, count }));
}
