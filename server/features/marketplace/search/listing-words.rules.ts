import type { Pool } from 'pg';
import { normalise, normaliseCity } from '#server/platform/geo/normalise.ts';
import { formsNear, slipsBetween } from './typing-errors.rules.ts';
import { mostWords, wordsThatBegin, wordsWithin } from './vocabulary.data.ts';

const maxTyped = 6;

const typedWords = (q: string): string[] => normalise(q).split(' ').filter(Boolean).slice(0, maxTyped);

export interface Meaning {
  /** Folded. */
  typed: string;
  /** Of records; empty where nothing is like what was typed, which comes first where records have it. */
  words: string[];
}

/** "Bombay" means Mumbai too. */
const presentOf = (word: string): string => normaliseCity(word).split(' ').at(-1) ?? word;

/**
 * For each word of `q` the words of records that it can mean: what begins as typed; only where nothing does, what a
 * slip of the fingers would make of it. Its cost follows what is typed, and hardly how many words there are.
 */
export async function meaningsOf(pool: Pool, q: string): Promise<Meaning[]> {
  const typed = typedWords(q);
  if (typed.length === 0) return [];
  const begun = await wordsThatBegin(pool, [...new Set(typed.flatMap((word) => [word, presentOf(word)]))]);
  const meanings: Meaning[] = [];
  for (const word of typed) {
    const words = new Set([...(begun.get(word) ?? []), ...(begun.get(presentOf(word)) ?? [])]);
    const found = words.size > 0 ? [...words] : await wordsLike(pool, word);
    meanings.push({ typed: word, words: found.slice(0, mostWords) });
  }
  return meanings;
}

/** Those with the fewest slips. */
async function wordsLike(pool: Pool, typed: string): Promise<string[]> {
  const forms = formsNear(typed);
  if (forms.length === 0) return [];
  const like: string[][] = [];
  for (const word of await wordsWithin(pool, forms)) {
    const slips = slipsBetween(typed, word);
    if (slips !== undefined) like[slips] = [...(like[slips] ?? []), word];
  }
  return like.find((found) => found !== undefined) ?? [];
}
