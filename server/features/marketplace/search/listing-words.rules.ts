import type { Pool } from 'pg';
import { tradeNamed } from '#domain/wish/lexicon.ts';
import { normalise, normaliseCity } from '#server/platform/geo/normalise.ts';
import { oneWordNames } from './trade-words.rules.ts';
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
  const asTyped = spokenWords(q);
  const wanted = typed.flatMap((word, at) => [word, presentOf(word), ...namesOf(asTyped[at])]);
  const begun = await wordsThatBegin(pool, [...new Set(wanted)]);
  const meanings: Meaning[] = [];
  for (const [at, word] of typed.entries()) {
    const words = new Set([...(begun.get(word) ?? []), ...(begun.get(presentOf(word)) ?? [])]);
    const named = namesOf(asTyped[at]).flatMap((name) => [...(begun.get(name) ?? [])]);
    const found = [words, new Set(named)].find(({ size }) => size > 0) ?? (await wordsLike(pool, word));
    meanings.push({ typed: word, words: [...found].slice(0, mostWords) });
  }
  return meanings;
}

/** One for each folded word, where folding divides none of them. */
function spokenWords(q: string): string[] {
  const spoken = q.split(/\s+/).filter(Boolean);
  return spoken.length === normalise(q).split(' ').filter(Boolean).length ? spoken : [];
}

/** A trade in a spelling that no record has, "plambar": what records of that trade have, folded. */
function namesOf(word: string | undefined): string[] {
  const trade = word && tradeNamed(word);
  return trade ? oneWordNames(trade).slice(0, mostNames) : [];
}
const mostNames = 20;

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
