import { normalise } from '#server/platform/geo/normalise.ts';
import { readTerms } from '../lexicon.ts';

/** What a text is compared by: its words, or pieces of them. */
export type Features = ReadonlySet<string>;

/** A text as it is compared, read once. */
export interface Read {
  words: Features;
  grams: Features;
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** Words by their meaning, so that "seelan", "सीलन" and "damp" are one. */
const wordsOf = (text: string): Features =>
  new Set(
    readTerms(text)
      .flatMap(({ words, meaning }) => (meaning === null ? words : [meaning]))
      .filter((word) => !isNumber(word)),
  );

const gram = 4;
/** Pieces of words by their sound: spellings and endings that no table has still share most of them. */
function gramsOf(text: string): Features {
  const grams = new Set<string>();
  for (const word of normalise(text).split(' ')) {
    if (word.length < 2 || isNumber(word)) continue;
    const framed = ` ${word} `;
    for (let at = 0; at + gram <= framed.length; at++) grams.add(framed.slice(at, at + gram));
    if (framed.length < gram) grams.add(framed);
  }
  return grams;
}

export const readText = (text: string): Read => ({ words: wordsOf(text), grams: gramsOf(text) });
