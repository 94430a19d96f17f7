import { meaningOf, misspeltMeaning } from './lexicon.ts';

/** The trade or machine that one word names, in any of the six languages and spellings; undefined for any other word. */
export function tradeNamed(word: string): string | undefined {
  const small = word.normalize('NFC').toLowerCase();
  const meaning = meaningOf(small) ?? misspeltMeaning(small);
  return meaning?.is === 'trade' ? meaning.value : undefined;
}
