import { rowsOf, split } from './word-search.ts';
import type { WordTable } from './word-table.ts';

/** The things whose names have several words: of these no half may stay. */
const phrasesOf = (tables: readonly WordTable<string>[]): string[][] =>
  tables
    .flatMap((table) => rowsOf(table).flatMap(([, words]) => words.map((word) => word.trim().split(' '))))
    .filter((words) => words.length > 1)
    .toSorted((a, b) => b.length - a.length);

const standsAt = (words: readonly string[], from: number, phrase: readonly string[]): boolean =>
  from >= 0 &&
  phrase.every((word, place) => {
    const said = words[from + place];
    return said === word || (place === phrase.length - 1 && said === `${word}s`);
  });

/** Takes what is not wanted out of the text: 'no car', 'without a swimming pool', 'bina garden ke', 'गाड़ी के बिना'. */
export function withoutRefused(
  text: string,
  refusals: string,
  things: readonly WordTable<string>[] = [],
): string {
  const refusing = new Set(split(refusals).map((word) => word.trim()));
  const phrases = phrasesOf(things);
  const words = text.trim().split(' ');
  const kept: string[] = [];
  const dropLast = () => {
    const phrase = phrases.find((one) => standsAt(kept, kept.length - one.length, one));
    kept.splice(-(phrase?.length ?? 1));
  };
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (!refusing.has(word)) {
      kept.push(word);
      continue;
    }
    // After 'के' stands the word that follows what is refused.
    if (['के', 'ke'].includes(kept.at(-1) ?? '')) {
      kept.pop();
      dropLast();
    } else if (['नहीं', 'nahi'].includes(word)) dropLast();
    else {
      if (['a', 'any', 'the', 'koi', 'किसी'].includes(words[index + 1] ?? '')) index++;
      index += phrases.find((one) => standsAt(words, index + 1, one))?.length ?? 1;
    }
  }
  return ` ${kept.join(' ')} `;
}
